import type { RouterLocation } from '@/platform/types';

/** Browsers open a code's link. */
export const placeOfCode = (_location: RouterLocation): RouterLocation | null => null;
