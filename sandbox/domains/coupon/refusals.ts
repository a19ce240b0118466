import { errorCodes } from '@/contracts/errors';
import type { RefusalRow } from '../../dispatch/refusal';

export const couponRefusals = {
  notUsable: {
    code: errorCodes.couponInvalid,
    text: {
      en: "You can't use this coupon for this transfer.",
      zh: '该优惠券不适用于此笔汇款。',
      'zh-HK': '此優惠券不適用於此筆匯款。',
    },
  },
  codeUnknown: {
    code: errorCodes.couponCodeUnknown,
    text: {
      en: "We don't recognise this coupon code. Check it and try again.",
      zh: '优惠码不存在。',
      'zh-HK': '優惠碼不存在。',
    },
  },
  codeExpired: {
    code: errorCodes.couponCodeExpired,
    text: { en: 'This coupon code has expired.', zh: '优惠码已过期。', 'zh-HK': '優惠碼已過期。' },
  },
  codeGone: {
    code: errorCodes.couponCodeGone,
    text: {
      en: 'All the coupons for this code have been claimed.',
      zh: '优惠码已被领完。',
      'zh-HK': '優惠碼已被領完。',
    },
  },
  codeUsed: {
    code: errorCodes.couponCodeUsed,
    text: {
      en: "You've already used this coupon code.",
      zh: '您已使用过该优惠码。',
      'zh-HK': '你已使用過此優惠碼。',
    },
  },
  codeMarket: {
    code: errorCodes.couponCodeMarket,
    text: {
      en: 'This coupon code is for another country or region.',
      zh: '该优惠码不适用于您的地区。',
      'zh-HK': '此優惠碼不適用於你的地區。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
