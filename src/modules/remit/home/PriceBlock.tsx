import { View } from '@tarojs/components';
import { useState } from 'react';
import type { MarketRecord } from '@/contracts/calls/start';
import { type TargetMarketRecord, couponQueryPayer } from '@/contracts/calls/home';
import { formatAmount } from '@/core/amountText';
import { Decimal } from '@/core/decimal';
import { rateOf } from '@/core/rate';
import { arrivalText, rateText, useT } from '@/i18n';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { PickerSheet } from '@/ui/PickerSheet';
import { PriceChoice } from './PriceChoice';
import type { QuoteView } from './useQuote';
import { WayLine } from './WayLine';

interface Props {
  source: MarketRecord;
  target: TargetMarketRecord;
  quote: QuoteView;
}

const none = '—';

/** Rate, fee, coupon, total and arrival in one block, so that nothing about the price is a surprise. */
export function PriceBlock({ source, target, quote: view }: Props) {
  const t = useT();
  const quote = view.lastQuote;
  // The server's refusals carry their own text; a limit is already shown under the amount.
  const refusal = view.error?.kind === 'business' ? view.error.serverMessage : undefined;
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
  const money = (amount: string) => `${formatAmount(amount, source.currencyPrecision)} ${source.currency}`;
  // While a price is on its way the last one stays and moves; for what may not be sent there is none.
  const price = view.refused ? null : (view.quote ?? (view.refreshing ? quote : null));
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
              : money(price.feeAmount)
            : none
        }
      />
      <CouponLine
        source={source}
        target={target}
        amount={view.quote?.sourceAmount}
        discount={price ? price.discountAmount : '0'}
      />
      <DetailRow
        label={t('remit.home.arrival')}
        value={price ? arrivalText(t, price.arrivalMinutesTo) : none}
      />
      <DetailRow label={t('remit.home.total')} value={price ? money(price.totalAmount) : none} strong />
    </View>
  );
}

function CouponLine({
  source,
  target,
  amount,
  discount,
}: {
  source: MarketRecord;
  target: TargetMarketRecord;
  amount: string | undefined;
  discount: string;
}) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { signedIn } = useSession();
  const coupons = useCall(
    couponQueryPayer,
    { sourceCurrency: source.currency, targetCountry: target.countryCode, sourceAmount: amount },
    { enabled: signedIn && amount !== undefined, keepPrevious: true },
  );
  const usable = (coupons.data?.list ?? []).filter((coupon) => coupon.usable);
  if (!signedIn || usable.length === 0) return null;
  const off = new Decimal(discount);
  const text = off.isZero()
    ? t('remit.home.couponChoose')
    : t('remit.home.couponOff', {
        amount: `${formatAmount(discount, source.currencyPrecision)} ${source.currency}`,
      });
  return (
    <>
      <PriceChoice
        id="remit-coupon"
        label={t('remit.home.coupon')}
        value={text}
        onPress={() => setOpen(true)}
      />
      <PickerSheet
        open={open}
        title={t('remit.home.coupon')}
        options={[
          { value: '', label: t('remit.home.couponDontUse') },
          ...usable.map((coupon) => ({
            value: coupon.couponId,
            label: coupon.title,
            note: `${coupon.amount} ${coupon.currencyCode}`,
          })),
        ]}
        value={remitDraftStore.getState().couponId ?? ''}
        onPick={(couponId) => {
          setOpen(false);
          remitDraftStore.setState({ couponId: couponId || undefined, quote: undefined });
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
