import type { ReactNode } from 'react';
import { Decimal } from '@/core/decimal';
import { rateOf } from '@/core/rate';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import type { Quote } from '@/contracts/entities/quote';
import { rateText, useT, useTKey } from '@/i18n';
import { arrivesBy } from '@/i18n/arrivalMoment';
import { DetailRow } from '@/ui/DetailRow';

interface Props {
  quote: Quote;
  promisesArrival?: boolean;
  /** Above the total. */
  children?: ReactNode;
}

export function QuoteRows({ quote, promisesArrival = true, children }: Props) {
  const t = useT();
  const tKey = useTKey();
  const arrival = promisesArrival ? arrivesBy(quote) : undefined;
  const money = (amount: string): string =>
    formatMoneyWithCode({ amount, currencyCode: quote.sourceCurrency });
  return (
    <>
      <DetailRow label={t('remit.home.youSend')} value={money(quote.sourceAmount)} />
      <DetailRow label={t('remit.home.rate')} value={rateText(t, rateOf(quote))} />
      <DetailRow
        label={t('remit.home.fee')}
        value={new Decimal(quote.feeAmount).isZero() ? t('remit.home.noFee') : money(quote.feeAmount)}
      />
      {new Decimal(quote.discountAmount).isZero() ? null : (
        <DetailRow label={t('remit.home.coupon')} value={`−${money(quote.discountAmount)}`} />
      )}
      {quote.accountType ? (
        <DetailRow label={t('remit.home.way')} value={tKey(`ways.${quote.accountType}`)} />
      ) : null}
      {arrival ? <DetailRow label={t('remit.home.arrival')} value={arrival} /> : null}
      {children}
      <DetailRow label={t('remit.home.total')} value={money(quote.totalAmount)} kind="total" />
    </>
  );
}
