import { errorCodes } from '@/contracts/errors';
import { ownerCodes, payCodes } from '@/contracts/errors/server';
import type { RefusalRow, ServerText } from '../../dispatch/refusal';

export const orderRefusals = {
  kycMissing: {
    code: errorCodes.kycNotPassed,
    text: {
      en: 'Verify your identity before you send money.',
      zh: '请先完成身份认证再汇款。',
      'zh-HK': '請先完成身份認證再匯款。',
    },
  },
  documentExpired: {
    code: errorCodes.documentExpired,
    text: {
      en: 'Your identity document has expired. Add a valid one before you send money.',
      zh: '您的证件已过期，请更新证件后再汇款。',
      'zh-HK': '你的證件已過期，請更新證件後再匯款。',
    },
  },
  kcbDocumentExpired: {
    code: errorCodes.KcbDocumentExpired,
    text: {
      en: 'The document your bank holds has expired. Renew it with the bank before you send money.',
      zh: '您在银行留存的证件已过期，请在银行更新后再汇款。',
      'zh-HK': '你在銀行留存的證件已過期，請在銀行更新後再匯款。',
    },
  },
  wrongMarket: {
    code: errorCodes.countrySwitch,
    text: {
      en: 'Your account is in a different country or region. Log in again.',
      zh: '您的账户属于其他市场，请重新登录。',
      'zh-HK': '你的帳戶屬於其他市場，請重新登入。',
    },
  },
  rateUpdated: {
    code: errorCodes.rateUpdated,
    text: {
      en: 'The rate or fee has changed. Check the new price and try again.',
      zh: '汇率或手续费已更新，请确认后重新发起。',
      'zh-HK': '匯率或手續費已更新，請確認後重新發起。',
    },
  },
  couponInvalid: {
    code: errorCodes.couponInvalid,
    text: {
      en: "You can't use this coupon here.",
      zh: '该优惠券不可用。',
      'zh-HK': '此優惠券不可用。',
    },
  },
  payeeCountry: {
    code: errorCodes.payeeCountryMismatch,
    text: {
      en: 'This recipient gets money in a different country.',
      zh: '该收款人属于其他国家或地区。',
      'zh-HK': '此收款人屬於其他國家或地區。',
    },
  },
  mainlandOnly: {
    code: errorCodes.mainlandOnly,
    text: {
      en: 'With your identity document, you can only send money to mainland China.',
      zh: '您的证件仅支持汇款至中国内地。',
      'zh-HK': '你的證件只支援匯款至中國內地。',
    },
  },
  orderNotFound: {
    code: errorCodes.orderNotFound,
    text: { en: "We can't find this transfer.", zh: '未找到订单信息。', 'zh-HK': '找不到訂單資料。' },
  },
  shareOver: {
    code: errorCodes.badParams,
    text: {
      en: 'This transfer ended more than 30 days ago, so it can no longer be shared. Its receipt is in the transfer.',
      zh: '这笔汇款结束已超过30天，不能再分享。收据在汇款详情里。',
      'zh-HK': '這筆匯款結束已超過30日，不能再分享。收據在匯款詳情內。',
    },
  },
  orderExpired: {
    code: errorCodes.orderExpired,
    text: {
      en: 'This transfer has expired. Start a new one.',
      zh: '订单已过期，请重新下单。',
      'zh-HK': '訂單已過期，請重新下單。',
    },
  },
  cancelTooLate: {
    code: errorCodes.cancelTooLate,
    text: {
      en: "We've received your payment, so it's too late to cancel this transfer.",
      zh: '款项已到账，订单无法取消。',
      'zh-HK': '款項已到帳，訂單無法取消。',
    },
  },
  refundNotPossible: {
    code: errorCodes.refundNotPossible,
    text: {
      en: "You can't get a refund for this transfer any more.",
      zh: '该订单已无法退款。',
      'zh-HK': '此訂單已無法退款。',
    },
  },
  dailyLimit: {
    code: errorCodes.dailyLimit,
    text: {
      en: 'This is more than you can still send today.',
      zh: '超出您今日剩余的汇款额度。',
      'zh-HK': '超出你今日餘下的匯款額度。',
    },
  },
  monthlyLimit: {
    code: payCodes.monthlyLimit,
    text: {
      en: 'This is more than you can still send this month.',
      zh: '超出您本月剩余的汇款额度。',
      'zh-HK': '超出你本月餘下的匯款額度。',
    },
  },
  yearlyLimit: {
    code: errorCodes.yearlyLimit,
    text: {
      en: 'This is more than you can still send this year.',
      zh: '超出您本年度剩余的汇款额度。',
      'zh-HK': '超出你本年度餘下的匯款額度。',
    },
  },
  largeLimit: {
    code: errorCodes.ApplyOrderLargeRemitLimit,
    text: {
      en: 'This is more than you can still send.',
      zh: '超出您剩余的汇款额度。',
      'zh-HK': '超出你餘下的匯款額度。',
    },
  },
  purpose: {
    code: errorCodes.purposeUnsupported,
    text: {
      en: 'Choose the reason and the relationship from the lists.',
      zh: '请从列表中选择汇款用途和关系。',
      'zh-HK': '請從列表選擇匯款用途和關係。',
    },
  },
  wrongStep: {
    code: errorCodes.wrongStep,
    text: {
      en: "You can't do this with this transfer any more.",
      zh: '当前订单状态不支持此操作。',
      'zh-HK': '目前訂單狀態不支援此操作。',
    },
  },
  methodUnsupported: {
    code: errorCodes.payMethodUnsupported,
    text: {
      en: "You can't pay for this transfer this way.",
      zh: '该订单不支持此支付方式。',
      'zh-HK': '此訂單不支援此付款方式。',
    },
  },
  bankResting: {
    code: errorCodes.bankUnsupported,
    text: {
      en: 'This bank takes no payments right now. Choose another bank.',
      zh: '该银行暂不可用，请选择其他银行。',
      'zh-HK': '此銀行暫不可用，請選擇其他銀行。',
    },
  },
  dearerPayee: {
    code: errorCodes.payeeMethodUnsupported,
    text: {
      en: 'This way of receiving costs more than you have paid. Choose a recipient with the same way, or ask for a refund.',
      zh: '该收款方式费用高于已付金额，请选择相同收款方式的收款人或申请退款。',
      'zh-HK': '此收款方式費用高於已付金額，請選擇相同收款方式的收款人或申請退款。',
    },
  },
  tooManyVouchers: {
    code: errorCodes.tooManyVouchers,
    text: {
      en: 'You can upload up to 6 receipts.',
      zh: '最多可上传 6 张凭证。',
      'zh-HK': '最多可上載 6 張憑證。',
    },
  },
  fileNotFound: {
    code: errorCodes.fileNotFound,
    text: {
      en: "We didn't get your file. Upload it again.",
      zh: '文件未上传成功，请重新上传。',
      'zh-HK': '檔案未成功上載，請重新上載。',
    },
  },
  urgeTooSoon: {
    code: payCodes.urgeTooSoon,
    text: {
      en: "You've already asked. Wait a day before you ask again.",
      zh: '您已催单，请 24 小时后再试。',
      'zh-HK': '你已催單，請 24 小時後再試。',
    },
  },
} as const satisfies Record<string, RefusalRow>;

/** Why money goes back without its payer having asked for it. */
export const returnReasons: Readonly<Record<string, ServerText>> = {
  paidTwice: { en: 'Paid a second time', zh: '重复付款', 'zh-HK': '重複付款' },
  surplus: {
    en: 'Paid more than the transfer costs',
    zh: '付款金额超出应付金额',
    'zh-HK': '付款金額超出應付金額',
  },
  paidAfterClose: {
    en: 'Paid after the transfer was closed',
    zh: '订单关闭后付款',
    'zh-HK': '訂單關閉後付款',
  },
  restUnpaid: { en: "The rest wasn't paid in time", zh: '余款未按时支付', 'zh-HK': '餘款未按時支付' },
  cancelled: { en: 'You cancelled the transfer', zh: '您已取消汇款', 'zh-HK': '你已取消匯款' },
  closed: { en: 'The transfer was closed', zh: '订单已关闭', 'zh-HK': '訂單已關閉' },
  notOwnAccount: {
    en: 'Not paid from your own account',
    zh: '非本人账户付款',
    'zh-HK': '並非由本人帳戶付款',
  },
  notDelivered: {
    en: "The money couldn't be paid out",
    zh: '款项未能入账',
    'zh-HK': '款項未能入帳',
  },
  papersMissing: {
    en: "We didn't get the documents in time",
    zh: '未在期限内收到所需材料',
    'zh-HK': '未在期限內收到所需文件',
  },
  notPayable: {
    en: "The transfer couldn't be paid for",
    zh: '该订单无法付款',
    'zh-HK': '此訂單無法付款',
  },
};

/** How long large sums wait, and what may be sent until then, stands in the sentence. */
export const largeSumWaits = (left: string, hours: number) =>
  ({
    code: ownerCodes.largeSumWaits,
    text: {
      en: `Your login details have changed, so large transfers wait for ${hours} h. Until then you can send up to ${left}.`,
      zh: `您的登录信息有更改，大额汇款需等待${hours}小时，在此之前最多可汇${left}。`,
      'zh-HK': `你的登入資料有更改，大額匯款需等待${hours}小時，在此之前最多可匯${left}。`,
    },
  }) as const satisfies RefusalRow;
