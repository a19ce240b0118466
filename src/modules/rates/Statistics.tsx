import { View } from '@tarojs/components';
import { ratesQuery } from '@/contracts/calls/rates/rates';
import { useCall } from '@/state/queries/queries';
import type { ReactNode } from 'react';
import { Columns } from '@/ui/Columns';
import { Alerts } from './Alerts';
import { Comparison } from './Comparison';
import type { Pair } from './pair';
import { RateHead } from './RateHead';
import { RateHistory } from './RateHistory';

interface Props extends Pair {
  alert?: boolean;
  onChangeSource?: () => void;
  onChangeTarget?: () => void;
  side?: ReactNode;
}

const RENEW_MS = 60_000;

export function Statistics({ source, target, alert, onChangeSource, onChangeTarget, side }: Props) {
  const now = useCall(
    ratesQuery,
    { source: source.currency, target: target.currency },
    { staleMs: RENEW_MS, renewMs: RENEW_MS, lasting: 'own' },
  );
  const key = `${source.currency}-${target.currency}`;
  return (
    <Columns
      side={
        <>
          {now.data ? <Comparison source={source} target={target} now={now.data} /> : null}
          {side}
        </>
      }
    >
      <View className="ui-flow">
        <RateHead
          source={source}
          target={target}
          now={now}
          onChangeSource={onChangeSource}
          onChangeTarget={onChangeTarget}
        />
        <RateHistory key={key} source={source} target={target} now={now.data} />
        {now.data ? (
          <Alerts key={`${key}-alerts`} source={source} target={target} now={now.data} atOnce={alert} />
        ) : null}
      </View>
    </Columns>
  );
}
