/** ECharts 4.9 as it comes with echarts-taro3-react, which has no types for it: the part of its API that is called. */
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
  /** ECharts measures words on the canvas that this makes. */
  export const setCanvasCreator: (create: () => unknown) => void;
}
