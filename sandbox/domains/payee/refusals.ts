import { errorCodes } from '@/contracts/errors';
import type { JsonObject } from '../../db/schema';
import type { ServerText } from '../../dispatch/refusal';
import { badFieldsText, Refusal } from '../../dispatch/refusal';

/** What the rules of payees say no with; cards, which hold the same accounts, say some of it too. */
export const payeeRefusals = {
  fields: {
    code: errorCodes.badParams,
    text: badFieldsText,
  },
  notFound: {
    code: errorCodes.payeeNotFound,
    text: { en: 'This payee was not found.', zh: '未找到该收款人。', 'zh-HK': '找不到此收款人。' },
  },
  limit: {
    code: errorCodes.payeeLimit,
    text: {
      en: 'You have reached the number of payees an account can keep.',
      zh: '收款人数量已达上限。',
      'zh-HK': '收款人數量已達上限。',
    },
  },
  duplicate: {
    code: errorCodes.payeeDuplicate,
    text: {
      en: 'You have a payee with this account already, under another name.',
      zh: '该账户已存在于其他收款人名下。',
      'zh-HK': '此帳戶已存在於其他收款人名下。',
    },
  },
  method: {
    code: errorCodes.payeeMethodUnsupported,
    text: {
      en: 'This way of receiving is not available in this country.',
      zh: '该国家或地区不支持此收款方式。',
      'zh-HK': '該國家或地區不支援此收款方式。',
    },
  },
  bank: {
    code: errorCodes.bankUnsupported,
    text: {
      en: 'This bank or card is not supported.',
      zh: '不支持该银行或卡种。',
      'zh-HK': '不支援該銀行或卡種。',
    },
  },
  nameDisagree: {
    code: errorCodes.PayeeCardNameDisagree,
    text: {
      en: 'The name differs from the one the bank holds for this account.',
      zh: '姓名与银行预留姓名不一致。',
      'zh-HK': '姓名與銀行預留姓名不一致。',
    },
  },
  sameCountry: {
    code: errorCodes.sameCountry,
    text: {
      en: 'Payee and payer cannot be in the same country.',
      zh: '收款人与付款人不能为同一国家或地区。',
      'zh-HK': '收款人與付款人不能為同一國家或地區。',
    },
  },
  alipayWrong: {
    code: errorCodes.alipayAccountWrong,
    text: {
      en: 'This Alipay account does not exist or cannot receive.',
      zh: '支付宝账号错误或状态异常。',
      'zh-HK': '支付寶帳號錯誤或狀態異常。',
    },
  },
  alipayUnverified: {
    code: errorCodes.alipayNotVerified,
    text: {
      en: 'This Alipay account is not real-name verified.',
      zh: '该支付宝账号未完成实名认证。',
      'zh-HK': '該支付寶帳號未完成實名認證。',
    },
  },
  alipayName: {
    code: errorCodes.alipayNameMismatch,
    text: {
      en: 'The name does not match this Alipay account.',
      zh: '姓名与支付宝账号不一致。',
      'zh-HK': '姓名與支付寶帳號不一致。',
    },
  },
  alipayLimit: {
    code: errorCodes.alipayAmountLimit,
    text: {
      en: 'This Alipay account has received all it may this year.',
      zh: '该支付宝账号收款额度已用完。',
      'zh-HK': '該支付寶帳號收款額度已用完。',
    },
  },
} as const satisfies Record<string, { code: string; text: ServerText }>;

export type PayeeRefusal = keyof typeof payeeRefusals;
export const payeeRefusal = (which: PayeeRefusal, model?: JsonObject): Refusal =>
  new Refusal(payeeRefusals[which].code, payeeRefusals[which].text, model ? { model } : {});
export const refusePayee = (which: PayeeRefusal, model?: JsonObject): never => {
  throw payeeRefusal(which, model);
};
