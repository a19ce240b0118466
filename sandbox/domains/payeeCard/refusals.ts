import { errorCodes } from '@/contracts/errors';
import type { RefusalRow } from '../../dispatch/refusal';
import { payeeRefusals } from '../payee/refusals';

export const cardRefusals = {
  fields: payeeRefusals.fields,
  sameCountry: payeeRefusals.sameCountry,
  nameDisagree: payeeRefusals.nameDisagree,
  method: payeeRefusals.method,
  notFound: {
    code: errorCodes.payeeNotFound,
    text: { en: "We can't find this card.", zh: '未找到该收款卡。', 'zh-HK': '找不到此收款卡。' },
  },
  link: {
    code: errorCodes.shareCodeInvalid,
    text: {
      en: 'This link no longer works, or the card has been reported.',
      zh: '收款链接无效或已被举报。',
      'zh-HK': '收款連結無效或已被舉報。',
    },
  },
  country: {
    code: errorCodes.corridorNotOpen,
    text: {
      en: "Request cards aren't available in this country yet.",
      zh: '该国家或地区暂不支持收款卡。',
      'zh-HK': '該國家或地區暫不支援收款卡。',
    },
  },
  own: {
    code: errorCodes.notAllowed,
    text: {
      en: "You can't pay your own card.",
      zh: '不能向自己的收款卡付款。',
      'zh-HK': '不能向自己的收款卡付款。',
    },
  },
  orderedBefore: {
    code: errorCodes.PaymentLinkExists,
    text: {
      en: 'You already have a transfer for this request. Pay it or cancel it first.',
      zh: '您已有该收款请求的订单，请先支付或取消。',
      'zh-HK': '你已有此收款請求的訂單，請先付款或取消。',
    },
  },
  notReady: {
    code: errorCodes.conflict,
    text: {
      en: 'Add your account and identity document to the card first.',
      zh: '请先完善收款卡的账户和身份信息。',
      'zh-HK': '請先完善收款卡的帳戶及身份資料。',
    },
  },
  busy: {
    code: errorCodes.conflict,
    text: {
      en: 'Someone is paying through this card. Wait until the payment is complete.',
      zh: '该收款卡有未完成的订单，请稍后再试。',
      'zh-HK': '此收款卡有未完成的訂單，請稍後再試。',
    },
  },
  amount: {
    code: errorCodes.rateUpdated,
    text: {
      en: 'The amount has changed. Check it before you pay.',
      zh: '收款金额已变更，请重新确认。',
      'zh-HK': '收款金額已變更，請重新確認。',
    },
  },
  pictures: {
    code: errorCodes.documentSideMissing,
    text: {
      en: 'A photo of your document is missing.',
      zh: '证件照片不完整。',
      'zh-HK': '證件照片不完整。',
    },
  },
  document: {
    code: errorCodes.documentTypeNotSupported,
    text: {
      en: "We don't accept this document for this country.",
      zh: '该国家或地区不支持此证件。',
      'zh-HK': '該國家或地區不支援此證件。',
    },
  },
  invite: {
    code: errorCodes.inviteCodeUnknown,
    text: {
      en: "We don't recognise this invite code.",
      zh: '邀请码不存在。',
      'zh-HK': '邀請碼不存在。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
