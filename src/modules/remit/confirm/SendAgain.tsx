import { useEffect, useState } from 'react';
import { ratesFee } from '@/contracts/calls/rates/quote';
import { orderGet } from '@/contracts/calls/order/orders';
import { payeeInfo } from '@/contracts/calls/payee/payee';
import type { Order } from '@/contracts/entities/order';
import type { Payee } from '@/contracts/entities/payee';
import { toAppError } from '@/core/appError';
import { payeeLack } from '@/forms/payee/payeeLack';
import { useT } from '@/i18n';
import { remitDraftStore, repeatOrder } from '@/state/drafts/remitDraft';
import { contactService } from '@/state/market/support';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useLatest } from '@/state/useLatest';
import { ActionBar } from '@/ui/ActionBar';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { QuoteRows } from '../QuoteRows';
import { useStartRemit } from '../home/useStartRemit';
import '../texts';
import './texts';

export function SendAgain({ seqNo }: { seqNo: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(orderGet, { seqNo });
  // Pending commits first: the order may exist.
  const [unanswered] = useState(() => remitDraftStore.getState().commitKey !== undefined);
  useEffect(() => {
    if (unanswered) void navigate('confirmRemit', {}, { replace: true });
  }, [unanswered]);
  return (
    <QueryScreen
      screen={{ title: t('confirm.again.title'), onBack: goBack }}
      query={{ data: unanswered ? undefined : data, error, refetch }}
    >
      {({ order }) => <Repeated order={order} />}
    </QueryScreen>
  );
}

/** The payee may now use another way. */
function review({ accountType }: Payee): Promise<void> {
  remitDraftStore.setState({ accountType });
  return navigate('confirmRemit', {}, { replace: true });
}

function Repeated({ order }: { order: Order }) {
  const t = useT();
  const { payeeInfo: earlier, sourceAmount, targetAmount } = order;
  const payee = useCall(payeeInfo, { payeeId: order.payeeId }, { staleMs: 0 });
  const found = payee.data?.payee;
  const price = useCall(
    ratesFee,
    {
      sourceCountryCode: order.countryCode,
      targetCountryCode: order.targetCountry,
      sourceCurrency: sourceAmount.currencyCode,
      targetCurrency: targetAmount.currencyCode,
      sourceAmount: sourceAmount.amount,
      remitType: order.remitType,
      accountType: found?.accountType ?? earlier.accountType,
    },
    { enabled: !payee.isPending, staleMs: 0 },
  );
  const refused = price.isError ? toAppError(price.error) : null;
  const quote = price.data ?? null;
  const { start, busy, dialog } = useStartRemit({
    source: { countryCode: order.countryCode, currency: sourceAmount.currencyCode },
    target: { countryCode: order.targetCountry },
    closed: false,
    quote,
    chooseSource: () => undefined,
    onward: found && !payeeLack(found) ? () => review(found) : null,
  });

  const priced = quote !== null;
  const begin = useLatest(start);
  // As on entry: refetching must not undo later changes.
  const [first] = useState(order);
  useEffect(() => repeatOrder(first), [first]);
  useEffect(() => {
    if (priced) void begin.current();
  }, [priced, begin]);
  const changeAmount = (): Promise<void> => navigate('tabbar', { tab: 'remit' });

  if (!priced && !refused)
    return (
      <Screen title={t('confirm.again.title')} onBack={goBack}>
        <Skeleton shape="detail" />
      </Screen>
    );
  return (
    <Screen
      title={t('confirm.again.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('confirmRemit') }}
          main={
            refused?.kind === 'business'
              ? { id: 'again-amount', label: t('confirm.large.go.amount'), onPress: changeAmount }
              : {
                  id: 'again-review',
                  label: t('confirm.again.review'),
                  onPress: start,
                  busy,
                  disabled: !priced,
                }
          }
        />
      }
    >
      <Card title={t('confirm.payee')}>
        <ListRow
          left={<Avatar name={earlier.name} country={earlier.country} />}
          title={earlier.name}
          note={earlier.payeeLabel}
        />
      </Card>
      {payee.isError ? <Notice tone="warn">{t('confirm.again.payeeGone')}</Notice> : null}
      {refused?.kind === 'business' ? (
        <Notice tone="warn">{refused.serverMessage ?? t('remit.home.quoteFailed')}</Notice>
      ) : refused ? (
        <ErrorState error={price.error} onRetry={price.refetch} />
      ) : null}
      {quote ? (
        <Card>
          <QuoteRows quote={quote} />
        </Card>
      ) : null}
      {dialog}
    </Screen>
  );
}
