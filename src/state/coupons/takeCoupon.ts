import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { couponElasticLayer } from '@/contracts/calls/coupon/layer';
import type { Quote } from '@/contracts/entities/quote';
import { Decimal } from '@/core/decimal';
import { remitDraftStore } from '../drafts/remitDraft';
import { sessionStore } from '../session/session';

export type Coupon = AnswerOf<typeof couponElasticLayer>['list'][number];

const inOtherMoney = (coupon: Coupon, quote: Quote | undefined): boolean =>
  quote !== undefined && quote.sourceCurrency !== coupon.currencyCode;

/** The sum that taking it sets; undefined: the priced one is enough. */
export function sumToTake(coupon: Coupon, quote: Quote | undefined): string | undefined {
  const least = new Decimal(coupon.minSourceAmount);
  const enough = quote !== undefined && !inOtherMoney(coupon, quote) && least.lte(quote.sourceAmount);
  return enough || least.isZero() ? undefined : coupon.minSourceAmount;
}

export function takeCoupon(coupon: Coupon): void {
  const draft = remitDraftStore.getState();
  const { quote } = draft;
  const sum = sumToTake(coupon, quote);
  const target = coupon.targetCountry ?? draft.targetCountryCode;
  const elsewhere = target !== draft.targetCountryCode;
  remitDraftStore.setState({
    couponId: coupon.couponId,
    noCoupon: undefined,
    quote: undefined,
    ...(elsewhere
      ? { targetCountryCode: target, targetGuessed: undefined, accountType: undefined, payeeId: undefined }
      : {}),
    // In the payer's currency.
    ...(inOtherMoney(coupon, quote) ? { sourceCountryCode: sessionStore.getState().payer?.countryCode } : {}),
    ...(sum === undefined ? {} : { side: 'source', amountText: sum }),
  });
}
