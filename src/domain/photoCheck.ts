import type { PhotoLimits } from '@/core/photoQuality';

/** px of the longer side at which a photo is looked at. Larger costs time and tells no more. */
export const PHOTO_LOOK = 640;

/**
 * Below these a photo of a document can hardly be read. Meant for its longer side at `PHOTO_LOOK`; low enough that a doubt is
 * seldom wrong, since the sender can use the photo all the same.
 */
export const documentPhoto: PhotoLimits = {
  shortestSide: 480,
  sharpness: 60,
  glare: { from: 0.06, to: 0.5 },
};

/** A face has softer edges than print, and the wall behind it may well be white. */
export const selfiePhoto: PhotoLimits = { ...documentPhoto, sharpness: 20, glare: { from: 1.1, to: 1.1 } };
