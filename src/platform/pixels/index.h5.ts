import { imageOf } from '../files/browser';
import { PlatformError, type PlatformPixels } from '../types';
import { fitted } from './fitted';

export const pixels = {
  async read({ path }, longest) {
    const image = await imageOf(path);
    const own = { width: image.naturalWidth, height: image.naturalHeight };
    const { width, height } = fitted(own, longest);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new PlatformError('unsupported', 'canvas');
    pen.drawImage(image, 0, 0, width, height);
    return { own, dots: pen.getImageData(0, 0, width, height) };
  },
} satisfies PlatformPixels as PlatformPixels;
