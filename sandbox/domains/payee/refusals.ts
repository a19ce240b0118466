import { errorCodes } from '@/contracts/errors';
import type { RefusalRow } from '../../dispatch/refusal';
import { badFields } from '../../dispatch/refusal';

export const payeeRefusals = {
  fields: badFields,
  notFound: {
    code: errorCodes.payeeNotFound,
    text: { en: "We can't find this recipient.", zh: '未找到该收款人。', 'zh-HK': '找不到此收款人。' },
  },
  limit: {
    code: errorCodes.payeeLimit,
    text: {
      en: "You can't save any more recipients. Delete one to add another.",
      zh: '收款人数量已达上限。',
      'zh-HK': '收款人數量已達上限。',
    },
  },
  duplicate: {
    code: errorCodes.payeeDuplicate,
    text: {
      en: "You've already saved this account under a different name.",
      zh: '该账户已存在于其他收款人名下。',
      'zh-HK': '此帳戶已存在於其他收款人名下。',
    },
  },
  method: {
    code: errorCodes.payeeMethodUnsupported,
    text: {
      en: "You can't send money this way in this country.",
      zh: '该国家或地区不支持此收款方式。',
      'zh-HK': '該國家或地區不支援此收款方式。',
    },
  },
  bank: {
    code: errorCodes.bankUnsupported,
    text: {
      en: "We don't support this bank or card.",
      zh: '不支持该银行或卡种。',
      'zh-HK': '不支援該銀行或卡種。',
    },
  },
  addFailed: {
    code: errorCodes.payeeAddFailed,
    text: {
      en: "We couldn't add this recipient. Check the ID number and the phone number registered with their bank.",
      zh: '添加收款人失败，请核对证件号码及银行预留手机号。',
      'zh-HK': '新增收款人失敗，請核對證件號碼及銀行登記的手機號碼。',
    },
  },
  walletName: {
    code: errorCodes.walletNameMismatch,
    text: {
      en: 'This wallet is in a different name. Check the name or choose another account.',
      zh: '该钱包的实名信息与收款人不符，请核对姓名或更换账户。',
      'zh-HK': '此錢包的實名資料與收款人不符，請核對姓名或更換帳戶。',
    },
  },
  nameDisagree: {
    code: errorCodes.PayeeCardNameDisagree,
    text: {
      en: "The name doesn't match the bank's records for this account.",
      zh: '姓名与银行预留姓名不一致。',
      'zh-HK': '姓名與銀行預留姓名不一致。',
    },
  },
  sameCountry: {
    code: errorCodes.sameCountry,
    text: {
      en: "You can't send money within the same country.",
      zh: '收款人与付款人不能为同一国家或地区。',
      'zh-HK': '收款人與付款人不能為同一國家或地區。',
    },
  },
  alipayWrong: {
    code: errorCodes.alipayAccountWrong,
    text: {
      en: "This Alipay account doesn't exist or can't get money.",
      zh: '支付宝账号错误或状态异常。',
      'zh-HK': '支付寶帳號錯誤或狀態異常。',
    },
  },
  alipayUnverified: {
    code: errorCodes.alipayNotVerified,
    text: {
      en: "This Alipay account doesn't have a verified name.",
      zh: '该支付宝账号未完成实名认证。',
      'zh-HK': '該支付寶帳號未完成實名認證。',
    },
  },
  alipayName: {
    code: errorCodes.alipayNameMismatch,
    text: {
      en: "The name doesn't match this Alipay account.",
      zh: '姓名与支付宝账号不一致。',
      'zh-HK': '姓名與支付寶帳號不一致。',
    },
  },
  alipayLimit: {
    code: errorCodes.alipayAmountLimit,
    text: {
      en: 'This Alipay account has reached its limit for this year.',
      zh: '该支付宝账号收款额度已用完。',
      'zh-HK': '該支付寶帳號收款額度已用完。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
