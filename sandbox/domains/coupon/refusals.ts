import { errorCodes } from '@/contracts/errors';
import type { RefusalRow } from '../../dispatch/refusal';
import { said } from '../../texts';

export const couponRefusals = {
  notUsable: {
    code: errorCodes.couponInvalid,
    text: said('server.coupon.notUsable'),
  },
  codeUnknown: {
    code: errorCodes.couponCodeUnknown,
    text: said('server.coupon.codeUnknown'),
  },
  codeExpired: {
    code: errorCodes.couponCodeExpired,
    text: said('server.coupon.codeExpired'),
  },
  codeGone: {
    code: errorCodes.couponCodeGone,
    text: said('server.coupon.codeGone'),
  },
  codeUsed: {
    code: errorCodes.couponCodeUsed,
    text: said('server.coupon.codeUsed'),
  },
  codeMarket: {
    code: errorCodes.couponCodeMarket,
    text: said('server.coupon.codeMarket'),
  },
} as const satisfies Record<string, RefusalRow>;
