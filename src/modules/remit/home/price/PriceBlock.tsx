import { View } from '@tarojs/components';
import type { MarketRecord } from '@/contracts/calls/common/markets';
import type { TargetMarketRecord } from '@/contracts/calls/common/targets';
import { Decimal } from '@/core/decimal';
import { rateOf } from '@/core/rate';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { arrivalText, rateText, useT } from '@/i18n';
import { useSession } from '@/state/session/session';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { CouponLine } from '../lazyParts';
import type { QuoteView } from '../useQuote';
import { none } from './PriceChoice';
import { WayLine } from './WayLine';

interface Props {
  source: MarketRecord;
  target: TargetMarketRecord;
  quote: QuoteView;
}

/** The last price stays while another loads; refused amounts have none. */
const priceOf = ({ refused, quote, refreshing, lastQuote }: QuoteView) =>
  refused ? null : (quote ?? (refreshing ? lastQuote : null));

export function Total({ source, quote }: Omit<Props, 'target'>) {
  const t = useT();
  const price = priceOf(quote);
  return (
    <DetailRow
      label={t('remit.home.total')}
      value={price ? formatMoneyWithCode({ amount: price.totalAmount, currencyCode: source.currency }) : none}
      kind="total"
    />
  );
}

export function PriceBlock({ source, target, quote: view }: Props) {
  const t = useT();
  const { signedIn } = useSession();
  const { lastQuote: quote, refusal } = view;
  // Refusals have their own text; limits show under the amount.
  if (view.error && !view.quote && (!refusal || !quote)) {
    return (
      <View className="remit-price">
        <Notice
          tone="warn"
          action={
            refusal ? undefined : { label: t('common.retry'), onPress: view.retry, id: 'remit-quote-retry' }
          }
        >
          {refusal ?? t('remit.home.quoteFailed')}
        </Notice>
      </View>
    );
  }
  const price = priceOf(view);
  return (
    <View className={`remit-price${view.refreshing ? ' is-refreshing' : ''}`}>
      <WayLine source={source} target={target} quote={quote} />
      <DetailRow label={t('remit.home.rate')} value={quote ? rateText(t, rateOf(quote)) : none} />
      <DetailRow
        label={t('remit.home.fee')}
        value={
          price
            ? new Decimal(price.feeAmount).isZero()
              ? t('remit.home.noFee')
              : formatMoneyWithCode({ amount: price.feeAmount, currencyCode: source.currency })
            : none
        }
      />
      {signedIn ? <CouponLine quote={view.quote} /> : null}
      <DetailRow label={t('remit.home.arrival')} value={(price && arrivalText(t, price)) || none} />
    </View>
  );
}
