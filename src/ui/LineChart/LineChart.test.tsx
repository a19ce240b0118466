import { act } from 'react';
import { canvas } from '@/platform/canvas';
import { PlatformError, type CanvasInput, type CanvasSurface } from '@/platform/types';
import { byRole, draw, press, words } from '../../../test/component/drawn';
import { LineChart } from '.';
import { type chartOption, nearestPoint } from './chartOption';

const mockChart = {
  setOption: jest.fn(),
  dispatchAction: jest.fn(),
  // One px is a minute.
  convertFromPixel: (_finder: object, [x, y]: [number, number]) => [x * 60_000, y],
  dispose: jest.fn(),
};
const mockInit = jest.fn(() => mockChart);
jest.mock('echarts-taro3-react/lib/ec-canvas/echarts', () => ({
  init: (...given: []) => mockInit(...given),
}));

const open = jest.spyOn(canvas, 'open');
const watch = jest.spyOn(canvas, 'watch');
const settled = () => act(async () => undefined);
const surface = { width: 300, height: 200, dots: 2, canvas: {}, pen: {} } as CanvasSurface;
const points = [0, 10, 20].map((minutes) => ({ at: minutes * 60_000, value: 4 + minutes / 100 }));
const chart = (over: Partial<Parameters<typeof LineChart>[0]> = {}) => (
  <LineChart
    id="chart"
    points={points}
    label="Up 5%"
    failed="Cannot draw"
    timeText={String}
    decimals={4}
    chosen={null}
    onChoose={jest.fn()}
    {...over}
  />
);

beforeEach(() => {
  jest.clearAllMocks();
  open.mockResolvedValue(surface);
  watch.mockReturnValue(() => undefined);
});

describe('LineChart', () => {
  it('given a drawing area, then all points are drawn in its size and density, and said in words', async () => {
    draw(chart());
    await settled();
    expect(mockInit).toHaveBeenCalledWith(surface.canvas, null, {
      width: 300,
      height: 200,
      devicePixelRatio: 2,
    });
    const [option] = mockChart.setOption.mock.lastCall as [ReturnType<typeof chartOption>];
    expect(option.series[0]?.data).toEqual(points.map(({ at, value }) => [at, value]));
    expect(byRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual(['Up 5%']);
  });

  it('given a flat line, then its axis stays close to it', async () => {
    draw(chart({ points: points.map(({ at }) => ({ at, value: 4.7 })) }));
    await settled();
    const [{ yAxis }] = mockChart.setOption.mock.lastCall as [ReturnType<typeof chartOption>];
    expect(yAxis.min).toBeCloseTo(4.6953);
    expect(yAxis.max).toBeCloseTo(4.7047);
  });

  it('given a finger on it, then the nearest point is chosen, and shown once it is', async () => {
    const onChoose = jest.fn();
    const { redraw } = draw(chart({ onChoose }));
    await settled();
    const input = watch.mock.lastCall?.[1] as CanvasInput;
    input.down(9, 50);
    expect(onChoose).toHaveBeenLastCalledWith(1);
    input.move(16, 50);
    expect(onChoose).toHaveBeenLastCalledWith(2);
    redraw(chart({ chosen: 2 }));
    expect(mockChart.dispatchAction).toHaveBeenLastCalledWith({
      type: 'highlight',
      seriesIndex: 0,
      dataIndex: 2,
    });
  });

  it('given another size, then the chart lets go of the canvas before the next one begins', async () => {
    draw(chart());
    await settled();
    open.mockResolvedValue({ ...surface, width: 375 });
    mockInit.mockClear();
    await act(async () => watch.mock.lastCall?.[2]());
    expect(mockInit).toHaveBeenCalledTimes(1);
    expect(mockChart.dispose).toHaveBeenCalledTimes(1);
    expect(mockChart.dispose.mock.invocationCallOrder[0]).toBeLessThan(
      mockInit.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('given a canvas that ECharts cannot use, then it says so', async () => {
    mockInit.mockImplementationOnce(() => {
      throw new Error('no context');
    });
    draw(chart());
    await settled();
    expect(words()).toContain('Cannot draw');
  });

  it('given a device that draws nothing, then it says so and can be asked again', async () => {
    open.mockRejectedValueOnce(new PlatformError('unsupported', 'canvas'));
    draw(chart());
    await settled();
    expect(words()).toContain('Cannot draw');
    press('chart-again');
    await settled();
    expect(mockInit).toHaveBeenCalledTimes(1);
  });
});

describe('the nearest point', () => {
  it('given any moment, then it is the one with the least distance', () => {
    expect([-5, 0, 4.9, 5.1, 14, 99].map((minutes) => nearestPoint(points, minutes * 60_000))).toEqual([
      0, 0, 0, 1, 1, 2,
    ]);
  });
});
