import { couponQueryOrder } from '@/contracts/calls/coupon/coupons';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { RemitType } from '@/contracts/entities/base';
import type { Quote } from '@/contracts/entities/quote';
import { type CallQueryOptions, useCall } from '../queries/queries';

/** For the transfer of `quote`. */
export const useCouponsOf = (
  quote: Quote | null | undefined,
  remitType: RemitType,
  options: CallQueryOptions<AnswerOf<typeof couponQueryOrder>>,
) =>
  useCall(
    couponQueryOrder,
    quote
      ? {
          sourceCountryCode: quote.sourceCountryCode,
          targetCountryCode: quote.targetCountryCode,
          sourceCurrency: quote.sourceCurrency,
          targetCurrency: quote.targetCurrency,
          sourceAmount: quote.sourceAmount,
          remitType,
          accountType: quote.accountType,
        }
      : null,
    options,
  );
