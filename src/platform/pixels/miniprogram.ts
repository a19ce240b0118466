import type { Dots } from '@/core/photoQuality';
import { invokeSync, type MiniHost } from '../miniprogram/invoke';
import { PlatformError, type PlatformPixels } from '../types';
import { fitted } from './fitted';

interface HostImage {
  width: number;
  height: number;
  onload: () => void;
  onerror: (failure: unknown) => void;
  src: string;
}
interface Offscreen {
  getContext?: (kind: '2d') => {
    drawImage?: (image: HostImage, x: number, y: number, width: number, height: number) => void;
    getImageData?: (x: number, y: number, width: number, height: number) => Dots;
  } | null;
  createImage?: () => HostImage;
}

/** Some clients never report unreadable pictures. */
const LOAD_MS = 5000;

function loaded(image: HostImage, path: string): Promise<HostImage> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new PlatformError('failed', 'image')), LOAD_MS);
    image.onload = () => {
      clearTimeout(clock);
      resolve(image);
    };
    image.onerror = () => {
      clearTimeout(clock);
      reject(new PlatformError('failed', 'image'));
    };
    image.src = path;
  });
}

/** Base library 2.16.1 of the chat app, 2.7.3 of the payment app. */
export const offscreenPixels = (host: MiniHost): PlatformPixels => ({
  async read({ path }, longest) {
    const canvas = invokeSync<Offscreen>(host, 'createOffscreenCanvas', {
      type: '2d',
      width: longest,
      height: longest,
    });
    const pen = canvas?.getContext?.('2d');
    if (!canvas?.createImage || !pen?.drawImage || !pen.getImageData)
      throw new PlatformError('unsupported', 'createOffscreenCanvas');
    const image = await loaded(canvas.createImage(), path);
    const own = { width: image.width, height: image.height };
    const { width, height } = fitted(own, longest);
    try {
      pen.drawImage(image, 0, 0, width, height);
      return { own, dots: pen.getImageData(0, 0, width, height) };
    } catch {
      throw new PlatformError('failed', 'getImageData');
    }
  },
});
