import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { couponQueryPayer } from '@/contracts/calls/promotion';
import { Decimal } from '@/core/decimal';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { navigate } from '@/state/navigation';
import { sessionStore } from '@/state/session/session';

export type Coupon = AnswerOf<typeof couponQueryPayer>['list'][number];

/** Opens the home filled in so that the coupon fits: its country, and at least the amount that it asks for. */
export function applyCoupon(coupon: Coupon): Promise<void> {
  const draft = remitDraftStore.getState();
  const { quote } = draft;
  const target = coupon.targetCountry ?? draft.targetCountryCode;
  const elsewhere = target !== draft.targetCountryCode;
  const otherMoney = quote !== undefined && quote.sourceCurrency !== coupon.currencyCode;
  const enough =
    !otherMoney && quote !== undefined && new Decimal(quote.sourceAmount).gte(coupon.minSourceAmount);
  remitDraftStore.setState({
    couponId: coupon.couponId,
    noCoupon: undefined,
    quote: undefined,
    ...(elsewhere
      ? { targetCountryCode: target, targetGuessed: undefined, accountType: undefined, payeeId: undefined }
      : {}),
    // A coupon is its payer's own market's.
    ...(otherMoney ? { sourceCountryCode: sessionStore.getState().payer?.countryCode } : {}),
    ...(enough || new Decimal(coupon.minSourceAmount).isZero()
      ? {}
      : { side: 'source', amountText: coupon.minSourceAmount }),
  });
  return navigate('tabbar', { tab: 'remit' });
}
