import { documents as alipay } from '@/platform/documents/index.alipay';
import { documents as h5 } from '@/platform/documents/index.h5';
import { documents as weapp } from '@/platform/documents/index.weapp';

const browserOf = (userAgent: string): void =>
  void Object.defineProperty(globalThis, 'navigator', { value: { userAgent }, configurable: true });

describe('a text file is saved', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  afterAll(() => {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else delete (globalThis as { navigator?: unknown }).navigator;
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0', true],
    ['Mozilla/5.0 (iPhone) MicroMessenger/8.0.50', false],
    ['Mozilla/5.0 (Linux; Android 14) AlipayClient/10.6', false],
  ])('by the browser %s: %s', (userAgent, can) => {
    browserOf(userAgent);
    expect(h5.canSave()).toBe(can);
  });

  it('by neither mini-program', () => {
    expect([weapp.canSave(), alipay.canSave()]).toEqual([false, false]);
    const file = { name: 'a.csv', mime: 'text/csv', text: 'a' };
    expect(() => weapp.save(file)).toThrow();
    expect(() => alipay.save(file)).toThrow();
  });
});
