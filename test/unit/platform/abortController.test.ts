import { AbortController as Polyfill } from '@/platform/polyfills/abortController';

describe('given a mini-program, which has no AbortController', () => {
  test('listeners hear of an abort once, and those who left do not', () => {
    const controller = new Polyfill();
    const heard: string[] = [];
    const leaving = () => heard.push('left');
    controller.signal.addEventListener('abort', () => heard.push('one'));
    controller.signal.addEventListener('abort', leaving);
    controller.signal.onabort = () => heard.push('on');
    controller.signal.removeEventListener('abort', leaving);
    controller.abort();
    controller.abort();
    expect(heard).toEqual(['on', 'one']);
    expect(controller.signal.aborted).toBe(true);
    expect(() => controller.signal.throwIfAborted()).toThrow();
  });
});
