import * as v from 'valibot';
import { bankRow, branchRow } from '../../entities/bank';
import { countryCode, shortText } from '../../entities/base';
import { payeeAccountType } from '../../entities/payeeMethod';
import { defineCall } from '../defineCall';

const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9 -]{1,40}$/));

export const bankList = defineCall({
  name: 'bank.list',
  effect: 'read',
  method: 'POST',
  path: '/web/bank/list',
  owner: 'bank',
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({
    country: countryCode,
    accountType: v.optional(payeeAccountType),
    keyword: v.optional(shortText),
  }),
  answer: v.object({ list: v.array(bankRow) }),
});

export const bankBranches = defineCall({
  name: 'bank.branches',
  effect: 'read',
  method: 'POST',
  path: '/web/bank/branch/list',
  owner: 'bank',
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({ country: countryCode, bankCode: shortText, keyword: v.optional(shortText) }),
  answer: v.object({ list: v.array(branchRow) }),
});

export const bankJudgePayeeAccount = defineCall({
  name: 'bank.judgePayeeAccount',
  effect: 'read',
  method: 'POST',
  path: '/web/bank/judgePayeeAccount',
  owner: 'bank',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ country: countryCode, bankCode: v.optional(shortText), accountNumber: shortText }),
  answer: v.object({ valid: v.boolean() }),
});

/** By BSB, sort code, ABA number, IFSC, CLABE, CBU, RIB, CCI, SWIFT or a bank's own code. */
export const bankIdentify = defineCall({
  name: 'bank.identify',
  effect: 'read',
  method: 'POST',
  path: '/web/bank/selectByIdentificationCode',
  owner: 'bank',
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: v.object({ country: countryCode, code }),
  answer: v.object({
    found: v.boolean(),
    bankCode: v.optional(v.string()),
    bankName: v.optional(v.string()),
    branchName: v.optional(v.string()),
  }),
});

export const bankIfscCheck = defineCall({
  name: 'bank.ifscCheck',
  effect: 'read',
  method: 'POST',
  path: '/web/bank/ifscCheck',
  owner: 'bank',
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: v.object({ ifsc: code }),
  answer: v.object({
    valid: v.boolean(),
    bankCode: v.optional(v.string()),
    bankName: v.optional(v.string()),
    branchCode: v.optional(v.string()),
  }),
});

export const bankBpayBiller = defineCall({
  name: 'bank.bpayBiller',
  effect: 'read',
  method: 'GET',
  path: '/web/bpay/biller/{code}',
  owner: 'bank',
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: v.object({ code: v.pipe(v.string(), v.regex(/^\d{3,10}$/)) }),
  answer: v.object({
    found: v.boolean(),
    billerName: v.optional(v.string()),
    /** Such as `8-12`. */
    referenceDigits: v.optional(v.string()),
  }),
});
