import type { Quote } from '@/contracts/entities/quote';
import { Decimal } from '@/core/decimal';
import { rateOf } from '@/core/rate';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { rateText, sentencesText, useT } from '@/i18n';
import type { AmountSide, RemitDraft } from '@/state/drafts/remitDraft';
import { Notice } from '@/ui/Notice';

type Terms = Pick<Quote, 'sourceCurrency' | 'targetCurrency'>;
export const sameCurrencies = (one: Terms, other: Terms): boolean =>
  one.sourceCurrency === other.sourceCurrency && one.targetCurrency === other.targetCurrency;

interface Props {
  seen: Quote;
  earlier: RemitDraft['earlier'];
  quote: Quote;
  /** The typed amount stays. */
  side: AmountSide;
}

/** Per cent, below which two rates side by side tell nothing. */
const LITTLE = 0.1;

const movedLittle = (was: string, is: string): boolean =>
  new Decimal(is).div(was).minus(1).abs().times(100).lt(LITTLE);

const equal = (one: string, other: string): boolean => new Decimal(one).equals(other);

export function PriceMoved({ seen, earlier, quote, side }: Props) {
  const t = useT();
  const repeated = earlier !== undefined && equal(earlier.sourceAmount, quote.sourceAmount);
  const was = repeated ? earlier : seen;
  if (!sameCurrencies(was, quote)) return null;
  const rateMoved = !equal(was.businessRate, quote.businessRate);
  const feeMoved = !equal(was.feeAmount, quote.feeAmount);
  if (!rateMoved && !feeMoved) return null;
  const [before, now, currencyCode] =
    side === 'source'
      ? [was.targetAmount, quote.targetAmount, quote.targetCurrency]
      : [was.sourceAmount, quote.sourceAmount, quote.sourceCurrency];
  const moved = new Decimal(now).minus(before);
  const amount = formatMoneyWithCode({ amount: moved.abs().toFixed(), currencyCode });
  const who = side === 'source' ? 'gets' : 'sends';
  const fee = (feeAmount: string): string =>
    formatMoneyWithCode({ amount: feeAmount, currencyCode: quote.sourceCurrency });
  const rates = { was: rateText(t, rateOf(was)), is: rateText(t, rateOf(quote)) };
  const rateWords = repeated
    ? t('confirm.moved.since', rates)
    : movedLittle(was.businessRate, quote.businessRate)
      ? t('confirm.moved.little')
      : t('confirm.moved.rate', rates);
  return (
    <Notice tone="info">
      {sentencesText([
        rateMoved ? rateWords : undefined,
        moved.isZero() ? undefined : t(`confirm.moved.${who}${moved.gt(0) ? 'More' : 'Less'}`, { amount }),
        feeMoved
          ? t(repeated ? 'confirm.moved.fee' : 'confirm.moved.feeNow', {
              was: fee(was.feeAmount),
              is: fee(quote.feeAmount),
            })
          : undefined,
      ])}
    </Notice>
  );
}
