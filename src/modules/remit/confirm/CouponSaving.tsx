import type { RemitType } from '@/contracts/entities/base';
import type { Quote } from '@/contracts/entities/quote';
import { Decimal } from '@/core/decimal';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import { useCouponsOf } from '@/state/coupons/useCouponsOf';
import { Notice } from '@/ui/Notice';

interface Props {
  quote: Quote;
  couponId: string;
  remitType: RemitType;
}

/** A saving that is a row of the price already is told only if it beats others. */
export function CouponSaving({ quote, couponId, remitType }: Props) {
  const t = useT();
  const { data } = useCouponsOf(quote, remitType, { keepPrevious: true });
  const coupon = data?.list.find((row) => row.couponId === couponId);
  if (!data || !coupon?.usable) return null;
  const count = data.list.filter((row) => row.usable).length;
  const best = data.bestCouponId === couponId && count > 1;
  if (!best && !new Decimal(quote.discountAmount).isZero()) return null;
  const words = {
    title: coupon.title,
    amount: formatMoneyWithCode({ amount: coupon.saves, currencyCode: quote.sourceCurrency }),
    count,
  };
  return (
    <Notice tone="good">{best ? t('confirm.coupon.best', words) : t('confirm.coupon.saves', words)}</Notice>
  );
}
