import { rechargeCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';

export const rechargeRefusals = {
  itemNotFound: {
    code: rechargeCodes.itemNotFound,
    text: { en: 'This is no longer available.', zh: '该商品已下架。', 'zh-HK': '該商品已下架。' },
  },
  soldOut: {
    code: rechargeCodes.soldOut,
    text: { en: 'Sold out.', zh: '已售罄。', 'zh-HK': '已售罄。' },
  },
  phoneWrong: {
    code: rechargeCodes.accountWrong,
    text: {
      en: 'Enter the phone number to top up.',
      zh: '请输入要充值的手机号。',
      'zh-HK': '請輸入要充值的手機號碼。',
    },
  },
  accountWrong: {
    code: rechargeCodes.accountWrong,
    text: {
      en: 'Enter the account at the brand.',
      zh: '请输入品牌账号。',
      'zh-HK': '請輸入品牌帳號。',
    },
  },
  orderPaid: {
    code: rechargeCodes.orderPaid,
    text: {
      en: 'This top-up has already been paid.',
      zh: '该充值订单已付款。',
      'zh-HK': '此充值訂單已付款。',
    },
  },
  orderExpired: {
    code: rechargeCodes.orderExpired,
    text: {
      en: 'The time to pay has run out. Order again.',
      zh: '付款时间已过，请重新下单。',
      'zh-HK': '付款時間已過，請重新下單。',
    },
  },
  memberLimit: {
    code: rechargeCodes.memberLimit,
    text: {
      en: 'You can keep 20 people. Remove someone first.',
      zh: '最多保存 20 个充值对象，请先删除一个。',
      'zh-HK': '最多儲存 20 個充值對象，請先刪除一個。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
