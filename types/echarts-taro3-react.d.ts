/** ECharts 4.9 inside echarts-taro3-react, which has no types. */
declare module 'echarts-taro3-react/lib/ec-canvas/echarts' {
  interface Chart {
    setOption: (option: object, notMerge?: boolean) => void;
    dispatchAction: (action: { type: string; seriesIndex: number; dataIndex?: number }) => void;
    convertFromPixel: (finder: { seriesIndex: number }, at: [number, number]) => [number, number];
    dispose: () => void;
  }
  export const init: (
    canvas: unknown,
    theme: null,
    size: { width: number; height: number; devicePixelRatio: number },
  ) => Chart;
  /** The canvas on which ECharts measures text. */
  export const setCanvasCreator: (create: () => unknown) => void;
}
