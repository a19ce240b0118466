import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Decimal } from '@/core/decimal';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { formatDate, useT } from '@/i18n';
import { newCoupon, putCouponAway } from '@/state/coupons/newCoupon';
import { type Coupon, sumToTake, takeCoupon } from '@/state/coupons/takeCoupon';
import { useCouponsOf } from '@/state/coupons/useCouponsOf';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useNotices } from '@/state/notices/notices';
import { useLatestOrders, useWaitingOrders } from '@/state/orders/waitingOrders';
import { usePageShownState } from '@/state/queries/pageShown';
import { Dialog } from '@/ui/Dialog';
import { Presence } from '@/ui/overlays/Presence';

/**
 * Once a visit; any answer dismisses it for good, and so does having it in the price already. Hidden while `waits`,
 * while a transfer needs its sender, and where another saves more.
 */
export function CouponLayer({ waits }: { waits: boolean }) {
  const shown = usePageShownState();
  const asked = useNotices(({ dialog }) => dialog !== null);
  const { isPending } = useLatestOrders();
  const needed = useWaitingOrders().length > 0;
  const { quote, remitType, couponId: taken, noCoupon } = useStore(remitDraftStore);
  const fitting = useCouponsOf(quote, remitType, { keepPrevious: true });
  const [coupon, setCoupon] = useState<Coupon>();
  useEffect(() => {
    let left = false;
    void newCoupon().then((found) => left || setCoupon(found));
    return () => {
      left = true;
    };
  }, []);
  const inPrice = coupon !== undefined && coupon.couponId === taken;
  useEffect(() => {
    if (coupon && inPrice) void putCouponAway(coupon.couponId).then(() => setCoupon(undefined));
  }, [coupon, inPrice]);
  const best = fitting.data?.bestCouponId;
  const goesIn = best === coupon?.couponId && taken === undefined && !noCoupon;
  const worse = best !== undefined && best !== coupon?.couponId;
  const hidden =
    inPrice || waits || asked || !shown || isPending || needed || fitting.isPending || goesIn || worse;
  const putAway = (): void => {
    setCoupon(undefined);
    if (coupon) void putCouponAway(coupon.couponId);
  };
  return (
    <Presence>
      {coupon && !hidden ? (
        <Layer
          coupon={coupon}
          sum={sumToTake(coupon, quote)}
          onUse={() => {
            putAway();
            takeCoupon(coupon);
          }}
          onLater={putAway}
        />
      ) : null}
    </Presence>
  );
}

interface Props {
  coupon: Coupon;
  sum: string | undefined;
  onUse: () => void;
  onLater: () => void;
}

function Layer({ coupon, sum, onUse, onLater }: Props) {
  const t = useT();
  const { title, currencyCode, minSourceAmount } = coupon;
  const amount = formatMoneyWithCode({ amount: minSourceAmount, currencyCode });
  const date = formatDate(coupon.expiresAt);
  return (
    <Dialog
      open
      title={t('remit.home.couponLayer.title')}
      message={
        new Decimal(minSourceAmount).isZero()
          ? t('remit.home.couponLayer.gives', { title, date })
          : t('remit.home.couponLayer.givesFrom', { title, date, amount })
      }
      confirm={{
        id: 'coupon-layer-use',
        label:
          sum === undefined
            ? t('remit.home.couponLayer.use')
            : t('remit.home.couponLayer.useFrom', { amount }),
        onPress: onUse,
      }}
      cancel={{ id: 'coupon-layer-later', label: t('remit.home.couponLayer.later'), onPress: onLater }}
    />
  );
}
