import type { CanvasSurface } from '@/platform/types';

export const chartCanvas = ({ canvas }: CanvasSurface, _id: string): unknown => canvas;
