import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { couponQueryOrder } from '@/contracts/calls/home';
import type { Quote } from '@/contracts/entities/order';
import { Decimal } from '@/core/decimal';
import { formatMoneyWithCode } from '@/domain/currencies';
import { useT } from '@/i18n';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { PickerSheet } from '@/ui/PickerSheet';
import { PriceChoice } from './PriceChoice';

/** The coupon of a transfer: the best one by itself, until the sender chooses another or none. */
export function CouponLine({ quote }: { quote: Quote | null }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { signedIn } = useSession();
  const { couponId, noCoupon, remitType } = useStore(remitDraftStore);
  const coupons = useCall(
    couponQueryOrder,
    quote && {
      sourceCountryCode: quote.sourceCountryCode,
      targetCountryCode: quote.targetCountryCode,
      sourceCurrency: quote.sourceCurrency,
      targetCurrency: quote.targetCurrency,
      sourceAmount: quote.sourceAmount,
      remitType,
      accountType: quote.accountType,
    },
    { enabled: signedIn && quote !== null, keepPrevious: true },
  );
  const usable = (coupons.data?.list ?? []).filter((coupon) => coupon.usable);
  const best = coupons.isPlaceholderData ? undefined : coupons.data?.bestCouponId;
  const sum = quote?.sourceAmount;
  // Once for a coupon and a sum: a price that refuses it after all is not asked for again with it.
  const applied = useRef('');
  useEffect(() => {
    if (best === undefined || sum === undefined || couponId !== undefined || noCoupon) return;
    if (applied.current === `${best} ${sum}`) return;
    applied.current = `${best} ${sum}`;
    remitDraftStore.setState({ couponId: best, quote: undefined });
  }, [best, sum, couponId, noCoupon]);

  if (!signedIn || usable.length === 0) return null;
  const chosen = usable.find((coupon) => coupon.couponId === couponId);
  const money = (amount: string): string =>
    formatMoneyWithCode({ amount, currencyCode: quote?.sourceCurrency ?? chosen?.currencyCode ?? '' });
  const off = quote && !new Decimal(quote.discountAmount).isZero() ? quote.discountAmount : chosen?.saves;
  return (
    <>
      <PriceChoice
        id="remit-coupon"
        label={t('remit.home.coupon')}
        value={
          chosen && off ? t('remit.home.couponOff', { amount: money(off) }) : t('remit.home.couponChoose')
        }
        onPress={() => setOpen(true)}
      />
      <PickerSheet
        id="remit-coupon-option"
        open={open}
        title={t('remit.home.coupon')}
        options={[
          { value: '', label: t('remit.home.couponDontUse') },
          ...usable.map((coupon) => ({
            value: coupon.couponId,
            label: coupon.title,
            note: t('remit.home.couponOff', { amount: money(coupon.saves) }),
          })),
        ]}
        value={couponId ?? ''}
        onPick={(next) => {
          setOpen(false);
          remitDraftStore.setState({
            couponId: next || undefined,
            noCoupon: next ? undefined : true,
            quote: undefined,
          });
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
