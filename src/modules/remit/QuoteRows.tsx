import { formatAmount } from '@/core/amountText';
import { Decimal } from '@/core/decimal';
import { currencyRow } from '@/domain/currencies';
import type { Quote } from '@/contracts/entities/order';
import { useT } from '@/i18n';
import { DetailRow } from '@/ui/DetailRow';
import { arrivalText } from './arrivalText';

const RATE_DECIMALS = 4;

/** The lines of a price: sent, rate, fee, discount, arrival and, last and strong, the total. */
export function QuoteRows({ quote }: { quote: Quote }) {
  const t = useT();
  const decimals = currencyRow(quote.sourceCurrency).decimals;
  const money = (amount: string): string => `${formatAmount(amount, decimals)} ${quote.sourceCurrency}`;
  return (
    <>
      <DetailRow label={t('remit.home.youSend')} value={money(quote.sourceAmount)} />
      <DetailRow
        label={t('remit.home.rate')}
        value={t('remit.home.rateLine', {
          base: '1',
          source: quote.sourceCurrency,
          rate: new Decimal(quote.businessRate).toFixed(RATE_DECIMALS),
          target: quote.targetCurrency,
        })}
      />
      <DetailRow
        label={t('remit.home.fee')}
        value={new Decimal(quote.feeAmount).isZero() ? t('remit.home.noFee') : money(quote.feeAmount)}
      />
      {new Decimal(quote.discountAmount).isZero() ? null : (
        <DetailRow label={t('remit.home.coupon')} value={`- ${money(quote.discountAmount)}`} />
      )}
      <DetailRow label={t('remit.home.arrival')} value={arrivalText(t, quote.arrivalMinutesTo)} />
      <DetailRow label={t('remit.home.total')} value={money(quote.totalAmount)} strong />
    </>
  );
}
