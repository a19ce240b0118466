import { Decimal, type DecimalText, roundText, type Rounding } from './decimal';
import { checkLimits, type Limits, type LimitVerdict } from './limits';
import { add, type Money, money, round, smaller, subtract, zero } from './money';
import { convert, convertBack, improveRate, type Rate } from './rate';

/** Fixed plus share, within min and max; source currency. */
export interface FeeRule<S extends string = string> {
  readonly currencyCode: S;
  readonly fixed?: DecimalText;
  /** Of the sent amount: `0.005` is 0.5 %. */
  readonly share?: DecimalText;
  readonly min?: DecimalText;
  readonly max?: DecimalText;
}

/** Source currency; `cash` comes off the total. */
export type CouponEffect =
  | { readonly kind: 'fee'; readonly amount: DecimalText }
  | { readonly kind: 'cash'; readonly amount: DecimalText }
  | { readonly kind: 'rate'; readonly amount: DecimalText };

export interface CouponUse {
  readonly effect: CouponEffect;
  readonly minSourceAmount?: DecimalText;
}

export interface QuoteTerms<S extends string, T extends string> {
  readonly rate: Rate<S, T>;
  readonly fee: FeeRule<S>;
  readonly coupon?: CouponUse;
  readonly limits?: Limits<S>;
  readonly sourceDecimals: number;
  readonly targetDecimals: number;
  /** Of the target amount; a computed source amount always rounds up. */
  readonly rounding?: Rounding;
}

/** `sourceAmount + feeAmount - discountAmount = totalAmount`, in the source currency. */
export interface QuoteResult<S extends string = string, T extends string = string> {
  readonly sourceAmount: Money<S>;
  readonly targetAmount: Money<T>;
  readonly feeAmount: Money<S>;
  readonly discountAmount: Money<S>;
  readonly totalAmount: Money<S>;
  readonly rate: Rate<S, T>;
  readonly couponApplied: boolean;
  readonly verdict: LimitVerdict<S>;
}

/** Rounded half up; zero for a zero amount. */
export function feeFor<S extends string>(
  sourceAmount: Money<S>,
  rule: FeeRule<S>,
  decimals: number,
): Money<S> {
  if (new Decimal(sourceAmount.amount).isZero()) return zero(sourceAmount.currencyCode);
  let fee = new Decimal(rule.fixed ?? 0).plus(new Decimal(sourceAmount.amount).times(rule.share ?? 0));
  if (rule.min !== undefined) fee = Decimal.max(fee, rule.min);
  if (rule.max !== undefined) fee = Decimal.min(fee, rule.max);
  return money(sourceAmount.currencyCode, roundText(fee, decimals));
}

const reaches = (sourceAmount: Money, coupon: CouponUse): boolean =>
  new Decimal(sourceAmount.amount).greaterThanOrEqualTo(coupon.minSourceAmount ?? '0') &&
  !new Decimal(sourceAmount.amount).isZero();

export function discountOf<S extends string>(
  sourceAmount: Money<S>,
  feeAmount: Money<S>,
  coupon: CouponUse,
  decimals: number,
): Money<S> {
  const effect = coupon.effect;
  if (effect.kind === 'rate') return zero(sourceAmount.currencyCode);
  const ceiling = effect.kind === 'fee' ? feeAmount : add(sourceAmount, feeAmount);
  return smaller(round(money(sourceAmount.currencyCode, effect.amount), decimals, 'down'), ceiling);
}

export const totalOf = <S extends string>(
  sourceAmount: Money<S>,
  feeAmount: Money<S>,
  discountAmount: Money<S>,
  decimals: number,
): Money<S> => round(subtract(add(sourceAmount, feeAmount), discountAmount), decimals);

function settle<S extends string, T extends string>(
  sourceAmount: Money<S>,
  targetAmount: Money<T>,
  rate: Rate<S, T>,
  couponApplied: boolean,
  terms: QuoteTerms<S, T>,
): QuoteResult<S, T> {
  const feeAmount = feeFor(sourceAmount, terms.fee, terms.sourceDecimals);
  const discountAmount =
    couponApplied && terms.coupon
      ? discountOf(sourceAmount, feeAmount, terms.coupon, terms.sourceDecimals)
      : zero(sourceAmount.currencyCode);
  const totalAmount = totalOf(sourceAmount, feeAmount, discountAmount, terms.sourceDecimals);
  const verdict = terms.limits
    ? checkLimits(sourceAmount, { ...terms.limits, decimals: terms.limits.decimals ?? terms.sourceDecimals })
    : checkLimits(sourceAmount, { currencyCode: sourceAmount.currencyCode, decimals: terms.sourceDecimals });
  return {
    sourceAmount,
    targetAmount,
    feeAmount: round(feeAmount, terms.sourceDecimals),
    discountAmount: round(discountAmount, terms.sourceDecimals),
    totalAmount,
    rate,
    couponApplied,
    verdict,
  };
}

const usedRate = <S extends string, T extends string>(
  terms: QuoteTerms<S, T>,
  applied: boolean,
): Rate<S, T> =>
  applied && terms.coupon?.effect.kind === 'rate'
    ? improveRate(terms.rate, terms.coupon.effect.amount)
    : terms.rate;

/** The source amount stays as typed; only the target is rounded. */
export function quoteSend<S extends string, T extends string>(
  sourceAmount: Money<NoInfer<S>>,
  terms: QuoteTerms<S, T>,
): QuoteResult<S, T> {
  const applied = terms.coupon !== undefined && reaches(sourceAmount, terms.coupon);
  const rate = usedRate(terms, applied);
  return settle(
    sourceAmount,
    convert(sourceAmount, rate, terms.targetDecimals, terms.rounding),
    rate,
    applied,
    terms,
  );
}

/** Rounds the source up: at least the target arrives. A coupon must still reach its minimum. */
export function quoteReceive<S extends string, T extends string>(
  targetAmount: Money<NoInfer<T>>,
  terms: QuoteTerms<S, T>,
): QuoteResult<S, T> {
  const withCoupon = usedRate(terms, true);
  const sourceWith = convertBack(targetAmount, withCoupon, terms.sourceDecimals);
  if (terms.coupon && reaches(sourceWith, terms.coupon))
    return settle(sourceWith, targetAmount, withCoupon, true, terms);
  return settle(
    convertBack(targetAmount, terms.rate, terms.sourceDecimals),
    targetAmount,
    terms.rate,
    false,
    terms,
  );
}
