import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { couponElasticLayer } from '@/contracts/calls/coupon/layer';
import { Decimal } from '@/core/decimal';
import { remitDraftStore } from '../drafts/remitDraft';
import { sessionStore } from '../session/session';

export type Coupon = AnswerOf<typeof couponElasticLayer>['list'][number];

export function takeCoupon(coupon: Coupon): void {
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
    // In the payer's currency.
    ...(otherMoney ? { sourceCountryCode: sessionStore.getState().payer?.countryCode } : {}),
    ...(enough || new Decimal(coupon.minSourceAmount).isZero()
      ? {}
      : { side: 'source', amountText: coupon.minSourceAmount }),
  });
}
