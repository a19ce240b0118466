import type { CanvasSurface } from '@/platform/types';

/** What ECharts takes for its canvas: in a browser the canvas itself. */
export const chartCanvas = ({ canvas }: CanvasSurface, _id: string): unknown => canvas;
