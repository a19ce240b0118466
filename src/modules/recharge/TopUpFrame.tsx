import type { ReactNode } from 'react';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import './texts';
import type { TopUp } from './useTopUp';

type Answer = NonNullable<TopUp['data']>;

interface Props {
  id: string;
  title: string;
  seqNo: string | undefined;
  view: TopUp;
  footer?: (answer: Answer) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

export function TopUpFrame({ id, title, seqNo, view, footer, children }: Props) {
  const t = useT();
  const none = (
    <EmptyState
      icon="phone"
      title={t('recharge.pay.missing')}
      note={t('recharge.pay.missingNote')}
      action={{
        id: 'top-up-records',
        label: t('recharge.titles.rechargeRecord'),
        onPress: () => navigate('rechargeRecord', {}, { replace: true }),
      }}
    />
  );
  return (
    <Screen id={id} title={title} onBack={goBack} footer={view.data && footer?.(view.data)}>
      {seqNo === undefined ? (
        none
      ) : (
        <QueryState query={view} missing={(error) => (hasCode(error, errorCodes.notFound) ? none : null)}>
          {children}
        </QueryState>
      )}
    </Screen>
  );
}
