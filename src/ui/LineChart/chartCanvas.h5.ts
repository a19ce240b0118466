import type { CanvasSurface } from '@/platform/types';

/** The canvas for ECharts: in a browser the canvas itself. */
export const chartCanvas = ({ canvas }: CanvasSurface, _id: string): unknown => canvas;
