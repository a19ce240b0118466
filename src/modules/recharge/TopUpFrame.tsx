import type { ReactNode } from 'react';
import { errorCodes } from '@/contracts/errors';
import { hasCode, isAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import './texts';
import type { TopUp } from './useTopUp';

type Answer = NonNullable<TopUp['answer']>;

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
  const { answer, failed, error } = view;
  const missing = seqNo === undefined || (failed && isAppError(error) && hasCode(error, errorCodes.notFound));
  return (
    <Screen id={id} title={title} onBack={goBack} footer={answer ? footer?.(answer) : undefined}>
      {answer ? (
        children(answer)
      ) : missing ? (
        <EmptyState
          icon="phone"
          title={t('collection.recharge.pay.missing')}
          note={t('collection.recharge.pay.missingNote')}
          action={{
            id: 'top-up-records',
            label: t('collection.titles.rechargeRecord'),
            onPress: () => navigate('rechargeRecord', {}, { replace: true }),
          }}
        />
      ) : failed ? (
        <ErrorState error={error} onRetry={view.refetch} />
      ) : (
        <Skeleton shape="detail" />
      )}
    </Screen>
  );
}
