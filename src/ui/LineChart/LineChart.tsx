import { Text, View } from '@tarojs/components';
import '@/platform/polyfills/canvasElement';
import { init } from 'echarts-taro3-react/lib/ec-canvas/echarts';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '@/i18n';
import { canvas } from '@/platform/canvas';
import type { CanvasInput, CanvasSurface } from '@/platform/types';
import { useScheme } from '@/state/appearance';
import { useLatest } from '@/state/useLatest';
import { a11y } from '../aria/a11y';
import { DrawingArea, useSurface } from '../DrawingArea';
import { TextButton } from '../TextButton';
import { darkColors } from '../theme/dark';
import { colors } from '../theme/theme';
import { textScale } from '../theme/metrics';
import { useBrandColors } from '../theme/themeStore';
import { chartCanvas } from './chartCanvas';
import { chartOption, type LinePoint, nearestPoint } from './chartOption';
import './lineChart.scss';

export type { LinePoint } from './chartOption';

interface Props {
  id: string;
  /** Oldest first. */
  points: readonly LinePoint[];
  /** For screen readers. */
  label: string;
  /** Shown without a canvas. */
  failed: string;
  /** Labels of the time axis; the same function until they change. */
  timeText: (at: number) => string;
  decimals: number;
  /** Index of the shown point. */
  chosen: number | null;
  onChoose: (place: number) => void;
}

type Chart = ReturnType<typeof init>;

/** Rejects when ECharts cannot use the canvas. */
const openChart = async (surface: CanvasSurface, id: string): Promise<Chart> => {
  const { width, height, dots } = surface;
  return init(chartCanvas(surface, id), null, { width, height, devicePixelRatio: dots });
};

export function LineChart({ id, points, label, failed, timeText, decimals, chosen, onChoose }: Props) {
  const t = useT();
  const areaId = `${id}-canvas`;
  const { surface, state, retry } = useSurface(areaId);
  const [chart, setChart] = useState<Chart | 'unusable' | null>(null);
  const look = useLook();
  const width = surface?.width ?? 0;
  const option = useMemo(
    () => chartOption({ points, timeText, decimals, look, width }),
    [points, timeText, decimals, look, width],
  );
  useEffect(() => {
    if (!surface) return undefined;
    let gone = false;
    let opened: Chart | null = null;
    openChart(surface, areaId).then(
      (made) => {
        if (gone) {
          made.dispose();
          return;
        }
        opened = made;
        setChart(made);
      },
      // The words and the table remain.
      () => (gone ? undefined : setChart('unusable')),
    );
    return () => {
      gone = true;
      // At once: ECharts hands out the chart that holds a canvas.
      opened?.dispose();
    };
  }, [surface, areaId]);
  const drawn = chart === 'unusable' ? null : chart;
  useEffect(() => drawn?.setOption(option, true), [drawn, option]);
  useEffect(() => {
    drawn?.dispatchAction({ type: 'downplay', seriesIndex: 0 });
    if (chosen !== null) drawn?.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: chosen });
  }, [drawn, option, chosen]);

  const latest = useLatest({ drawn, points, onChoose });
  const input = useMemo<CanvasInput>(() => {
    const choose = (x: number, y: number): void => {
      const moment = latest.current.drawn?.convertFromPixel({ seriesIndex: 0 }, [x, y])[0];
      if (moment !== undefined) latest.current.onChoose(nearestPoint(latest.current.points, moment));
    };
    return { down: choose, move: choose, up: () => undefined };
  }, [latest]);
  // On H5 the platform reports the pointer; a mini-program's canvas its own events.
  useEffect(() => {
    try {
      return canvas.watch(areaId, input, retry);
    } catch {
      return undefined;
    }
  }, [areaId, input, retry]);

  return (
    <View id={id} className="ui-line-chart">
      <View className="ui-line-chart__drawing" {...a11y({ role: 'img', label })}>
        <DrawingArea id={areaId} className="ui-line-chart__canvas" input={input} scrolls />
      </View>
      {state === 'failed' || chart === 'unusable' ? (
        <View className="ui-line-chart__failed" {...a11y({ role: 'status' })}>
          <Text>{failed}</Text>
          <TextButton id={`${id}-again`} label={t('common.retry')} onPress={retry} />
        </View>
      ) : null}
    </View>
  );
}

function useLook() {
  const brand = useBrandColors();
  const scheme = useScheme();
  return useMemo(() => {
    const palette = { ...colors, ...(scheme === 'dark' && darkColors), ...brand };
    return {
      line: palette.main,
      fill: palette['main-tint'],
      ink: palette['ink-2'],
      grid: palette.line,
      text: textScale(),
    };
  }, [brand, scheme]);
}
