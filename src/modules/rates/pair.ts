import type { TargetMarketRecord } from '@/contracts/calls/common/targets';
import type { MarketRecord } from '@/contracts/calls/common/markets';
import type { RateChart } from '@/contracts/calls/rates/charts';
import { formatNumber, type Translate } from '@/i18n';

export interface Pair {
  source: MarketRecord;
  target: TargetMarketRecord;
}

/** `Up 0.79% in the last 30 days` */
export function movedText(t: Translate, { change, days }: Pick<RateChart, 'change' | 'days'>): string {
  const moved =
    Number(change) === 0
      ? t('rates.chart.same')
      : t(change.startsWith('-') ? 'rates.chart.down' : 'rates.chart.up', {
          change: formatNumber(change.replace('-', ''), 2),
        });
  return t('rates.chart.summary', { moved, range: t(`rates.range.name${days}`) });
}
