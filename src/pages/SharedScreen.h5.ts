import type { RouteEntry } from '@/state/navigation';

export const SharedScreen = (_: { entry: RouteEntry }) => null;
