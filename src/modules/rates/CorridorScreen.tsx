import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { navigate } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import type { Pair } from './pair';
import './rates.scss';
import './texts';
import type { RateCorridor } from './useRateCorridor';

interface Props {
  id: string;
  title: string;
  corridor: RateCorridor;
  sends?: boolean;
  children: (pair: Pair) => ReactNode;
}

export function CorridorScreen({ id, title, corridor, sends = false, children }: Props) {
  const t = useT();
  const { source, target, state } = corridor;
  const send = ({ source: from, target: to }: Pair): Promise<void> => {
    remitDraftStore.setState({
      sourceCountryCode: from.countryCode,
      targetCountryCode: to.countryCode,
      targetGuessed: undefined,
      couponId: undefined,
      accountType: undefined,
      quote: undefined,
      payeeId: undefined,
    });
    return navigate('tabbar', { tab: 'remit' });
  };
  const pair = state === 'ready' && source && target ? { source, target } : null;
  return (
    <Screen
      id={id}
      title={title}
      onBack={goBack}
      wide
      footer={
        pair && sends ? (
          <ActionBar
            main={{
              id: 'rate-send',
              label: t('rates.send', { country: pair.target.countryName }),
              onPress: () => send(pair),
            }}
          />
        ) : undefined
      }
    >
      <QueryState
        query={{ data: state === 'ready' || undefined, error: corridor.error, refetch: corridor.retry }}
        failedTitle={t('rates.loadFailed')}
      >
        {() => (pair ? children(pair) : <EmptyState icon="globe" title={t('rates.noTargets')} />)}
      </QueryState>
    </Screen>
  );
}
