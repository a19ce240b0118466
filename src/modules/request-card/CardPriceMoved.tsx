import type { Quote } from '@/contracts/entities/quote';
import { sentencesText, useT } from '@/i18n';
import { Notice } from '@/ui/Notice';
import { amountText } from './cardTexts';

interface Props {
  seen: Quote;
  /** The price now; equal to `seen` until it has loaded. */
  quote: Quote;
}

export function CardPriceMoved({ seen, quote }: Props) {
  const t = useT();
  if (quote.quoteId === seen.quoteId)
    return <Notice tone="warn">{t('requestCard.pay.priceRenewing')}</Notice>;
  const paid = [seen, quote].map((price) => amountText(price.totalAmount, price.sourceCurrency));
  const got = [seen, quote].map((price) => amountText(price.targetAmount, price.targetCurrency));
  const moved = [
    { key: 'movedTotal', was: paid[0], is: paid[1] },
    { key: 'movedGets', was: got[0], is: got[1] },
  ] as const;
  const lines = moved
    .filter(({ was, is }) => was !== is)
    .map(({ key, was = '', is = '' }) => t(`requestCard.pay.${key}`, { was, is }));
  return (
    <Notice tone="warn">
      {lines.length > 0
        ? sentencesText([t('requestCard.pay.priceChanged'), ...lines])
        : t('requestCard.pay.priceSame')}
    </Notice>
  );
}
