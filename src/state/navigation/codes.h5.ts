import type { RouterLocation } from '@/platform/types';

/** A browser opens a code's link itself. */
export const placeOfCode = (_location: RouterLocation): RouterLocation | null => null;
