import type { ReactElement } from 'react';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import type { VerifyType } from '@/domain/evidence';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { EmptyState } from '@/ui/EmptyState';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import './texts';
import { type About, type Demands, useDemands } from './useDemands';

interface Props extends About {
  title: string;
  only?: readonly VerifyType[] | undefined;
  children: (demands: Demands) => ReactElement;
}

export function DemandsGate({ title, only, children, ...about }: Props) {
  const { demands: data, error, retry: refetch } = useDemands(about);
  const screen = { title, onBack: goBack };
  return (
    <QueryScreen
      screen={screen}
      query={{ data, error, refetch }}
      shape="list"
      missing={(thrown) =>
        hasCode(thrown, errorCodes.orderNotFound) ? <NothingAsked seqNo={undefined} /> : null
      }
    >
      {(demands) =>
        demands.items.some(({ verifyType }) => only?.includes(verifyType) ?? true) ? (
          children(demands)
        ) : (
          <Screen {...screen}>
            <NothingAsked seqNo={about.seqNo} />
          </Screen>
        )
      }
    </QueryScreen>
  );
}

export function NothingAsked({ seqNo }: { seqNo: string | undefined }) {
  const t = useT();
  return (
    <EmptyState
      icon="check"
      title={t('evidence.list.none')}
      note={t('evidence.list.noneNote')}
      action={
        seqNo === undefined
          ? {
              id: 'evidence-home',
              label: t('evidence.list.home'),
              onPress: () => navigate('tabbar', { tab: 'remit' }),
            }
          : {
              id: 'evidence-order',
              label: t('evidence.list.order'),
              onPress: () => navigate('bankOrder', { seqNo }, { replace: true }),
            }
      }
    />
  );
}
