import { useStore } from 'zustand';
import type { couponQueryOrder } from '@/contracts/calls/coupon/coupons';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { Quote } from '@/contracts/entities/quote';
import { useCouponsOf } from '@/state/coupons/useCouponsOf';
import { remitDraftStore } from '@/state/drafts/remitDraft';

export interface CouponWorth {
  usable: boolean;
  best: boolean;
  inUse: boolean;
  /** In the currency of `quote`. */
  saves: string;
  obstacle: AnswerOf<typeof couponQueryOrder>['list'][number]['obstacle'];
  quote: Quote;
}

export interface CouponsOfDraft {
  quote: Quote;
  ranks: ReadonlyMap<string, number>;
  worthOf: (couponId: string) => CouponWorth | undefined;
}

/** Null while the home has no price. */
export function useCouponsOfDraft(): CouponsOfDraft | null {
  const { quote, remitType, couponId } = useStore(remitDraftStore);
  const { data } = useCouponsOf(quote, remitType, { staleMs: 0 });
  if (!quote || !data) return null;
  return {
    quote,
    ranks: new Map(data.list.map((row, at) => [row.couponId, at])),
    worthOf(id) {
      const row = data.list.find((one) => one.couponId === id);
      return (
        row && {
          usable: row.usable,
          best: row.couponId === data.bestCouponId,
          inUse: row.usable && row.couponId === couponId,
          saves: row.saves,
          obstacle: row.obstacle,
          quote,
        }
      );
    },
  };
}
