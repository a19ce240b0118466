import { setCanvasCreator } from 'echarts-taro3-react/lib/ec-canvas/echarts';
import WxCanvas from 'echarts-taro3-react/lib/ec-canvas/wx-canvas';
import type { CanvasSurface } from '@/platform/types';

/** The host's canvas reports touches: ECharts has nothing to listen to. */
class ChartCanvas extends WxCanvas {
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** For measuring text: ECharts cannot create a canvas here. */
export function chartCanvas(surface: CanvasSurface, id: string): unknown {
  const canvas = new ChartCanvas(surface.pen, id, true, surface.canvas);
  setCanvasCreator(() => canvas);
  return canvas;
}
