import type { RouteEntry } from '@/state/navigation';

/** No page of a browser has a share menu. */
export const SharedScreen = (_: { entry: RouteEntry }) => null;
