import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Quote } from '@/contracts/entities/quote';
import { bettersRate } from '@/domain/coupons';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import { useCouponsOf } from '@/state/coupons/useCouponsOf';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { navigate } from '@/state/navigation';
import { usePageShownState } from '@/state/queries/pageShown';
import { PriceChoice } from './PriceChoice';

const ALL = 'all';

/** Applies the best until another or none is chosen. */
export function CouponLine({ quote }: { quote: Quote | null }) {
  const t = useT();
  const { couponId, noCoupon, remitType } = useStore(remitDraftStore);
  const coupons = useCouponsOf(quote, remitType, { keepPrevious: true });
  const usable = (coupons.data?.list ?? []).filter((coupon) => coupon.usable);
  const best = coupons.isPlaceholderData ? undefined : coupons.data?.bestCouponId;
  const sum = quote?.sourceAmount;
  // Once per coupon and sum: not again after a refusal.
  const applied = useRef('');
  const shown = usePageShownState();
  useEffect(() => {
    // Under another page the draft is that page's: it would lose its price.
    if (!shown) return;
    if (best === undefined || sum === undefined || couponId !== undefined || noCoupon) return;
    if (applied.current === `${best} ${sum}`) return;
    applied.current = `${best} ${sum}`;
    remitDraftStore.setState({ couponId: best });
  }, [shown, best, sum, couponId, noCoupon]);

  if (!coupons.data || coupons.data.list.length === 0) return null;
  const line = { id: 'remit-coupon', label: t('remit.home.coupon'), chosen: couponId ?? '' };
  const pick = (next: string): void => {
    if (next === ALL) return void navigate('myCoupon', {});
    remitDraftStore.setState({
      couponId: next || undefined,
      noCoupon: next ? undefined : true,
      quote: undefined,
    });
  };
  if (usable.length === 0)
    return (
      <PriceChoice
        {...line}
        value={t('remit.home.couponNone')}
        options={[]}
        onPick={pick}
        onOpen={() => pick(ALL)}
      />
    );
  const chosen = usable.find((coupon) => coupon.couponId === couponId);
  const worthOf = ({ type, currencyCode, saves }: (typeof usable)[number]): string =>
    t(bettersRate(type) ? 'remit.home.couponRate' : 'remit.home.couponOff', {
      amount: formatMoneyWithCode({ amount: saves, currencyCode: quote?.sourceCurrency ?? currencyCode }),
    });
  const worth = chosen && worthOf(chosen);
  return (
    <PriceChoice
      {...line}
      value={
        !worth
          ? t('remit.home.couponChoose')
          : couponId === best && usable.length > 1
            ? t('remit.home.couponBest', { worth, count: usable.length })
            : worth
      }
      options={[
        { value: '', label: t('remit.home.couponDontUse') },
        ...usable.map((coupon) => ({
          value: coupon.couponId,
          label: coupon.title,
          note: worthOf(coupon),
        })),
        { value: ALL, label: t('remit.home.couponAll') },
      ]}
      onPick={pick}
    />
  );
}
