import { errorCodes } from '@/contracts/errors';
import { achCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';

export const achRefusals = {
  countryUnsupported: {
    code: achCodes.countryUnsupported,
    text: {
      en: 'You can only link bank accounts in the United States.',
      zh: '仅支持绑定美国银行账户。',
      'zh-HK': '只支援綁定美國銀行帳戶。',
    },
  },
  linkInvalid: {
    code: achCodes.linkInvalid,
    text: {
      en: 'This link no longer works. Start again.',
      zh: '授权链接已失效，请重新发起。',
      'zh-HK': '授權連結已失效，請重新發起。',
    },
  },
  linkNotDone: {
    code: achCodes.linkNotDone,
    text: {
      en: "You haven't linked your bank yet.",
      zh: '银行授权尚未完成。',
      'zh-HK': '銀行授權尚未完成。',
    },
  },
  accountNotFound: {
    code: achCodes.accountNotFound,
    text: {
      en: "We can't find this bank account.",
      zh: '未找到该银行账户。',
      'zh-HK': '找不到此銀行帳戶。',
    },
  },
  accountNotReady: {
    code: achCodes.accountNotReady,
    text: {
      en: "You can't use this bank account right now.",
      zh: '该银行账户暂不可用。',
      'zh-HK': '此銀行帳戶暫不可用。',
    },
  },
  accountInUse: {
    code: achCodes.accountInUse,
    text: {
      en: "We're collecting a payment from this account. Try again later.",
      zh: '该账户有进行中的扣款。',
      'zh-HK': '此帳戶有進行中的扣款。',
    },
  },
  accountLimit: {
    code: achCodes.accountLimit,
    text: {
      en: "You can't link any more accounts. Remove one to add another.",
      zh: '绑定账户数量已达上限。',
      'zh-HK': '綁定帳戶數量已達上限。',
    },
  },
  firstDeposit: {
    code: achCodes.firstDeposit,
    text: {
      en: 'Your first payment from this bank must be above 2,500 USD. Send more, or choose another account.',
      zh: '首次从该银行扣款须高于 2,500 美元。请提高金额或选择其他账户。',
      'zh-HK': '首次從此銀行扣款須高於 2,500 美元。請提高金額或選擇其他帳戶。',
    },
  },
  accountKnown: {
    code: achCodes.accountKnown,
    text: {
      en: "You've already added this account.",
      zh: '该账户已添加。',
      'zh-HK': '該帳戶已添加。',
    },
  },
  amountLimit: {
    code: errorCodes.AchAmountUpperLimit,
    text: {
      en: 'This is more than we can collect from an account. Send less.',
      zh: '超出 ACH 支付限额。',
      'zh-HK': '超出 ACH 支付限額。',
    },
  },
  incorrect: {
    code: errorCodes.AchIncorrectDialog,
    text: {
      en: "This account isn't in your name, or its numbers aren't right.",
      zh: '账户信息有误或户名与您不一致。',
      'zh-HK': '帳戶資料有誤或戶名與你不一致。',
    },
  },
  insufficient: {
    code: errorCodes.insufficientBalance,
    text: {
      en: "There isn't enough money in this account.",
      zh: '账户余额不足。',
      'zh-HK': '帳戶餘額不足。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
