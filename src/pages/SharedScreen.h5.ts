import type { RouteEntry } from '@/state/navigation';

/** Browsers have no share menu. */
export const SharedScreen = (_: { entry: RouteEntry }) => null;
