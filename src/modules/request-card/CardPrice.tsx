import type { Quote } from '@/contracts/entities/quote';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { rateOf } from '@/core/rate';
import { rateText, useT } from '@/i18n';
import { AmountInput } from '@/ui/AmountInput';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { amountText } from './cardTexts';
import type { CardQuote } from './useCardQuote';

interface Props {
  card: PayeeCard;
  price: CardQuote;
  home: string;
  currency: string;
}

export function CardPrice({ card, price, home, currency }: Props) {
  const t = useT();
  return (
    <Card>
      {card.amount ? null : (
        <AmountInput
          id="card-amount"
          label={t('requestCard.pay.amount')}
          value={price.text}
          onChange={price.type}
          currency={currency}
          flag={home}
          decimals={price.decimals}
          error={price.problem}
        />
      )}
      {price.quote ? (
        <PriceRows quote={price.quote} currency={currency} />
      ) : price.problem && card.amount ? (
        <Notice
          tone="warn"
          action={{ id: 'card-price-retry', label: t('common.retry'), onPress: price.renew }}
        >
          {price.problem}
        </Notice>
      ) : price.waiting ? (
        <Skeleton shape="detail" />
      ) : null}
    </Card>
  );
}

function PriceRows({ quote, currency }: { quote: Quote; currency: string }) {
  const t = useT();
  return (
    <>
      <DetailRow label={t('requestCard.pay.amount')} value={amountText(quote.sourceAmount, currency)} />
      <DetailRow
        label={t('requestCard.pay.gets')}
        value={amountText(quote.targetAmount, quote.targetCurrency)}
      />
      <DetailRow label={t('requestCard.pay.rate')} value={rateText(t, rateOf(quote))} />
      <DetailRow label={t('requestCard.pay.fee')} value={amountText(quote.feeAmount, currency)} />
      <DetailRow
        label={t('requestCard.pay.total')}
        value={amountText(quote.totalAmount, currency)}
        kind="strong"
      />
    </>
  );
}
