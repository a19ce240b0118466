import { commonOrderByToken } from '@/contracts/calls/order/share';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { orderStatusRow } from '@/domain/statuses/order';
import { useT } from '@/i18n';
import { goBack, useRoute } from '@/state/navigation';
import { reviewBeat } from '@/state/queries/beat';
import { useCall } from '@/state/queries/queries';
import { useServerNow } from '@/state/queries/useServerNow';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import '../texts';
import { Tracked } from './Tracked';

export function TrackTransfer() {
  const t = useT();
  const { params } = useRoute('trackTransfer');
  const { code } = params;
  return (
    <Screen id="track-transfer" title={t('order.titles.trackTransfer')} onBack={goBack}>
      {code === undefined ? <Gone /> : <ByCode code={code} />}
    </Screen>
  );
}

function ByCode({ code }: { code: string }) {
  const query = useCall(
    commonOrderByToken,
    { token: code },
    { staleMs: 0, renewMs: reviewBeat, renewWhile: ({ status }) => !orderStatusRow(status).final },
  );
  const { data, refetch } = query;
  const now = useServerNow(data?.serverTime, query.dataUpdatedAt);
  const error = query.error ? toAppError(query.error) : undefined;
  // A revoked page hides what it showed before.
  if (error && hasCode(error, errorCodes.notFound, errorCodes.badParams)) return <Gone />;
  if (data) return <Tracked transfer={data} now={now} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton shape="detail" />;
}

function Gone() {
  const t = useT();
  return (
    <EmptyState icon="help" title={t('order.recipient.goneTitle')} note={t('order.recipient.goneNote')} />
  );
}
