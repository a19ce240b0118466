import { PlatformError, type LocalFile } from '@/platform/types';
import { offscreenPixels } from '@/platform/pixels/miniprogram';

const file: LocalFile = { path: 'tmp/1.png', name: '1.png', size: 1, mime: '', kind: 'image' };

function client(picture: { width: number; height: number } | 'broken') {
  const drawn: unknown[] = [];
  const asked: unknown[] = [];
  const host = {
    createOffscreenCanvas: (options: unknown) => {
      asked.push(options);
      return {
        createImage: () => ({
          ...(picture === 'broken' ? {} : picture),
          set src(_: string) {
            const image = this as unknown as { onload: () => void; onerror: (failure: unknown) => void };
            setTimeout(() => (picture === 'broken' ? image.onerror({}) : image.onload()), 0);
          },
        }),
        getContext: () => ({
          drawImage: (_: unknown, ...place: number[]) => drawn.push(place),
          getImageData: (_x: number, _y: number, width: number, height: number) => ({
            width,
            height,
            data: new Uint8ClampedArray(width * height * 4),
          }),
        }),
      };
    },
  };
  return { host, drawn, asked };
}

const kindOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof PlatformError ? error.kind : error),
  );

describe('dots of a picture in a mini-program', () => {
  it('given a large picture, then its own size, and its dots within what was asked for', async () => {
    const { host, drawn, asked } = client({ width: 3000, height: 2000 });
    const { own, dots } = await offscreenPixels(host).read(file, 600);
    expect(own).toEqual({ width: 3000, height: 2000 });
    expect([dots.width, dots.height, dots.data.length]).toEqual([600, 400, 600 * 400 * 4]);
    expect(drawn).toEqual([[0, 0, 600, 400]]);
    expect(asked).toEqual([{ type: '2d', width: 600, height: 600 }]);
  });

  it('given a small one, then it is not made larger', async () => {
    const { dots } = await offscreenPixels(client({ width: 30, height: 20 }).host).read(file, 600);
    expect([dots.width, dots.height]).toEqual([30, 20]);
  });

  it.each([
    ['a client without offscreen canvas', {}],
    ['one whose canvas takes no pictures', { createOffscreenCanvas: () => ({ getContext: () => ({}) }) }],
    [
      'one that throws',
      {
        createOffscreenCanvas: () => {
          throw new Error('no');
        },
      },
    ],
  ])('given %s, then it says that it cannot', async (_, host) =>
    expect(await kindOf(offscreenPixels(host).read(file, 600))).toBe('unsupported'),
  );

  it('given a file that is no picture, then reading fails', async () =>
    expect(await kindOf(offscreenPixels(client('broken').host).read(file, 600))).toBe('failed'));

  it('given a client that says nothing of a picture, then reading fails after a while', async () => {
    jest.useFakeTimers();
    const silent = {
      createOffscreenCanvas: () => ({
        createImage: () => ({}),
        getContext: () => ({ drawImage: jest.fn(), getImageData: jest.fn() }),
      }),
    };
    const reading = kindOf(offscreenPixels(silent).read(file, 600));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await reading).toBe('failed');
    jest.useRealTimers();
  });
});
