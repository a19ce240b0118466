import { errorCodes } from '@/contracts/errors';
import { achCodes } from '@/contracts/errors/server';
import type { ServerText } from '../../dispatch/refusal';
import { refuser } from '../../dispatch/refusal';

const codes = {
  ...achCodes,
  amountLimit: errorCodes.AchAmountUpperLimit,
  incorrect: errorCodes.AchIncorrectDialog,
  insufficient: errorCodes.insufficientBalance,
} as const;

const texts = {
  countryUnsupported: {
    en: 'Bank accounts can be linked in the United States only.',
    zh: '仅支持绑定美国银行账户。',
    'zh-HK': '只支援綁定美國銀行帳戶。',
  },
  linkInvalid: {
    en: 'This link is no longer valid. Please start again.',
    zh: '授权链接已失效，请重新发起。',
    'zh-HK': '授權連結已失效，請重新發起。',
  },
  linkNotDone: {
    en: 'The bank has not been linked yet.',
    zh: '银行授权尚未完成。',
    'zh-HK': '銀行授權尚未完成。',
  },
  accountNotFound: {
    en: 'This bank account was not found.',
    zh: '未找到该银行账户。',
    'zh-HK': '找不到此銀行帳戶。',
  },
  accountNotReady: {
    en: 'This bank account cannot be used now.',
    zh: '该银行账户暂不可用。',
    'zh-HK': '此銀行帳戶暫不可用。',
  },
  accountInUse: {
    en: 'A payment is being drawn from this account.',
    zh: '该账户有进行中的扣款。',
    'zh-HK': '此帳戶有進行中的扣款。',
  },
  accountLimit: {
    en: 'You have linked as many accounts as you can.',
    zh: '绑定账户数量已达上限。',
    'zh-HK': '綁定帳戶數量已達上限。',
  },
  accountKnown: {
    en: 'This account has been added already.',
    zh: '该账户已添加。',
    'zh-HK': '該帳戶已添加。',
  },
  amountLimit: {
    en: 'This is more than can be drawn from an account.',
    zh: '超出 ACH 支付限额。',
    'zh-HK': '超出 ACH 支付限額。',
  },
  incorrect: {
    en: 'The account does not carry your name, or its numbers are not right.',
    zh: '账户信息有误或户名与您不一致。',
    'zh-HK': '帳戶資料有誤或戶名與你不一致。',
  },
  insufficient: {
    en: 'There is not enough money in this account.',
    zh: '账户余额不足。',
    'zh-HK': '帳戶餘額不足。',
  },
} as const satisfies Record<keyof typeof codes, ServerText>;

export const refuseAch = refuser(codes, texts);
