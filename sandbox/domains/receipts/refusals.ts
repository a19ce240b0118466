import { receiptCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';

export const receiptRefusals = {
  noTaxProof: {
    code: receiptCodes.noTaxProof,
    text: {
      en: 'There is no yearly proof for your country and where you send to.',
      zh: '您所在地区及汇款目的地不提供年度证明。',
      'zh-HK': '你所在地區及匯款目的地不提供年度證明。',
    },
  },
  yearEmpty: {
    code: receiptCodes.yearEmpty,
    text: {
      en: 'No transfer arrived in that year.',
      zh: '该年度没有已到账的汇款。',
      'zh-HK': '該年度沒有已到帳的匯款。',
    },
  },
  notArrived: {
    code: receiptCodes.notArrived,
    text: {
      en: 'A receipt is made once the transfer has arrived.',
      zh: '汇款到账后才能开具凭证。',
      'zh-HK': '匯款到帳後才能開具收據。',
    },
  },
  noBankCard: {
    code: receiptCodes.noBankCard,
    text: {
      en: 'You have no account at the bank.',
      zh: '您没有绑定的银行账户。',
      'zh-HK': '你沒有綁定的銀行帳戶。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
