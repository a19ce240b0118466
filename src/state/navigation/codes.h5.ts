import type { RouterLocation } from '@/platform/types';

/** The browser opens a code's link. */
export const placeOfCode = (_location: RouterLocation): RouterLocation | null => null;
