import type { Quote } from '@/contracts/entities/order';
import { Decimal } from '@/core/decimal';
import { rateOf } from '@/core/rate';
import { formatMoneyWithCode } from '@/domain/currencies';
import { rateText, sentencesText, useT } from '@/i18n';
import type { AmountSide } from '@/state/drafts/remitDraft';
import { Notice } from '@/ui/Notice';

interface Props {
  /** The price the sender came with. */
  seen: Quote;
  quote: Quote;
  /** The amount that was typed and so stays; the other one is what moves. */
  side: AmountSide;
}

/** The rate is no longer the one that was seen: both, and what the difference comes to. */
export function PriceMoved({ seen, quote, side }: Props) {
  const t = useT();
  if (new Decimal(seen.businessRate).equals(quote.businessRate)) return null;
  const [before, now, currencyCode] =
    side === 'source'
      ? [seen.targetAmount, quote.targetAmount, quote.targetCurrency]
      : [seen.sourceAmount, quote.sourceAmount, quote.sourceCurrency];
  const moved = new Decimal(now).minus(before);
  const amount = formatMoneyWithCode({ amount: moved.abs().toFixed(), currencyCode });
  const who = side === 'source' ? 'gets' : 'sends';
  return (
    <Notice tone="info">
      {sentencesText([
        t('confirm.moved.rate', { was: rateText(t, rateOf(seen)), is: rateText(t, rateOf(quote)) }),
        moved.isZero() ? undefined : t(`confirm.moved.${who}${moved.gt(0) ? 'More' : 'Less'}`, { amount }),
      ])}
    </Notice>
  );
}
