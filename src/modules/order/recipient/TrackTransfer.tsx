import { commonOrderByToken } from '@/contracts/calls/order/share';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { orderStatusRow } from '@/domain/statuses/order';
import { useT } from '@/i18n';
import { goBack, useRoute } from '@/state/navigation';
import { reviewBeat } from '@/state/queries/beat';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { useBrandName } from '@/state/market/merchant';
import './texts';
import { Tracked } from './Tracked';

export function TrackTransfer() {
  const brand = useBrandName();
  const { params } = useRoute('trackTransfer');
  const { code } = params;
  return (
    <Screen id="track-transfer" marked title={brand} onBack={goBack}>
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
  // A revoked page hides what it showed.
  if (query.error && hasCode(toAppError(query.error), errorCodes.notFound, errorCodes.badParams))
    return <Gone />;
  return <QueryState query={query}>{(transfer) => <Tracked transfer={transfer} />}</QueryState>;
}

function Gone() {
  const t = useT();
  return <EmptyState icon="help" title={t('recipient.goneTitle')} note={t('recipient.goneNote')} />;
}
