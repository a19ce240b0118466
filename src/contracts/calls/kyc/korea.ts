// Shapes are ours.
import * as v from 'valibot';
import { codedText, countryCode, done, identifier, instant, shortText } from '../../entities/base';
import { kycStatusName, kycSubmitted } from '../../entities/payer';
import { defineCall } from '../defineCall';

export const kycKrBanks = defineCall({
  name: 'kyc.krBanks',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/kr/bank/list',
  owner: 'kyc',
  flags: { hideLoading: true },
  params: v.object({}),
  answer: v.object({ list: v.array(codedText) }),
});

export const kycKrAccountVerify = defineCall({
  name: 'kyc.krAccountVerify',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/kr/account/verify',
  owner: 'kyc',
  encrypted: true,
  params: v.object({ bankCode: shortText, accountNumber: shortText, holder: shortText }),
  answer: v.object({
    own: v.boolean(),
    reason: v.optional(v.picklist(['nameDiffers', 'company', 'taken'])),
  }),
});

const testTransfer = v.object({
  accountId: identifier,
  attemptsLeft: v.number(),
  expiresAt: instant,
});

/** 1 KRW with three digits in its text. */
export const kycKrDepositRegister = defineCall({
  name: 'kyc.krDepositRegister',
  effect: 'write',
  changes: ['debit', 'kyc'],
  method: 'POST',
  path: '/web/payer/kr/account/deposit/register',
  owner: 'kyc',
  encrypted: true,
  params: v.object({ bankCode: shortText, accountNumber: shortText, holder: shortText }),
  answer: v.object({ ...testTransfer.entries, kycStatus: kycStatusName }),
});

/** Five wrong codes lock the account. */
export const kycKrAuth = defineCall({
  name: 'kyc.krAuth',
  effect: 'write',
  changes: ['debit', 'kyc'],
  method: 'POST',
  path: '/web/payer/kr/account/auth',
  owner: 'kyc',
  encrypted: true,
  params: v.object({ accountId: identifier, code: v.pipe(v.string(), v.regex(/^\d{3}$/)) }),
  answer: kycSubmitted,
});

const koreanAccount = v.object({
  accountId: identifier,
  bankCode: shortText,
  bankName: v.string(),
  accountNumber: v.string(),
  holder: shortText,
  status: v.picklist(['sent', 'verified', 'locked', 'expired']),
  attemptsLeft: v.number(),
  sentAt: v.optional(instant),
});

export const kycKrAccounts = defineCall({
  name: 'kyc.krAccounts',
  effect: 'read',
  shows: ['debit'],
  method: 'POST',
  path: '/web/payer/kr/account/list',
  owner: 'kyc',
  encrypted: true,
  flags: { hideLoading: true },
  params: v.object({}),
  answer: v.object({ list: v.array(koreanAccount) }),
});

export const kycKrUnregister = defineCall({
  name: 'kyc.krUnregister',
  effect: 'write',
  changes: ['debit'],
  method: 'POST',
  path: '/web/payer/kr/account/unregister',
  owner: 'kyc',
  idempotent: true,
  params: v.object({ accountId: identifier }),
  answer: done,
});

/** Another transfer; invalidates the earlier code. */
export const kycKrSendChange = defineCall({
  name: 'kyc.krSendChange',
  effect: 'write',
  changes: ['debit'],
  method: 'POST',
  path: '/web/payer/kr/send/change',
  owner: 'kyc',
  params: v.object({ accountId: identifier }),
  answer: testTransfer,
});

export const kycProtocolConfirm = defineCall({
  name: 'kyc.protocolConfirm',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/payer/v2/kycProtocol/confirm',
  owner: 'kyc',
  idempotent: true,
  params: v.object({
    countryCode,
    clauseIds: v.pipe(v.array(identifier), v.minLength(1), v.maxLength(20)),
  }),
  answer: v.object({ done: v.literal(true), confirmedAt: instant }),
});
