import type { RouterLocation } from '@/platform/types';

/** A browser opens the link of a code by itself. */
export const placeOfCode = (_location: RouterLocation): RouterLocation | null => null;
