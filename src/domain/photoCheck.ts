import type { PhotoLimits } from '@/core/photoQuality';

/** Longer side in px at which photos are measured. */
export const PHOTO_LOOK = 640;

/** Low: a doubt is rarely wrong, and the photo may be used anyway. */
export const documentPhoto: PhotoLimits = {
  shortestSide: 480,
  sharpness: 60,
  glare: { from: 0.06, to: 0.5 },
};

export const selfiePhoto: PhotoLimits = { ...documentPhoto, sharpness: 20, glare: { from: 1.1, to: 1.1 } };
