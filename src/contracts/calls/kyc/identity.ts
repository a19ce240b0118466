// Shapes are ours.
import * as v from 'valibot';
import { identifier, ossFileKey, shortText } from '../../entities/base';
import { kycStatusName } from '../../entities/payer';
import { defineCall } from '../defineCall';

/** Brazil: the number is valid and not another account's. */
export const kycCpfVerify = defineCall({
  name: 'kyc.cpfVerify',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/v2/cpf/verify',
  owner: 'kyc',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ cpf: shortText }),
  answer: v.object({ valid: v.boolean(), reason: v.optional(v.picklist(['checkDigits', 'taken'])) }),
});

/** For suspected second accounts: document number and birthday. */
export const kycRepeatVerify = defineCall({
  name: 'kyc.repeatVerify',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/v2/repeat/account/verify',
  owner: 'kyc',
  encrypted: true,
  params: v.object({ idNumber: shortText, birthDate: shortText }),
  answer: v.object({
    verified: v.boolean(),
    attemptsLeft: v.number(),
    /** Masked, after verification. */
    otherAccount: v.optional(v.string()),
  }),
});

/** The case then goes to manual review. */
export const kycFaceCompare = defineCall({
  name: 'kyc.faceCompare',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/ocr/face/compare',
  owner: 'kyc',
  encrypted: true,
  params: v.object({ ossFileKey }),
  answer: v.object({
    result: v.picklist(['matched', 'different', 'unclear']),
    kycStatus: kycStatusName,
  }),
});

export const kycJointAccount = defineCall({
  name: 'kyc.jointAccount',
  encrypted: true,
  effect: 'read',
  shows: ['payee'],
  method: 'POST',
  path: '/web/payer/queryJointAccount',
  owner: 'kyc',
  flags: { hideLoading: true },
  params: v.object({}),
  answer: v.object({
    list: v.array(
      v.object({ id: identifier, name: v.string(), bankName: v.string(), accountNumber: v.string() }),
    ),
  }),
});

export const kycWechatInfo = defineCall({
  name: 'kyc.wechatInfo',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/wechat/remote/info',
  owner: 'kyc',
  flags: { hideLoading: true },
  params: v.object({}),
  answer: v.object({
    bound: v.boolean(),
    nickName: v.optional(v.string()),
    avatar: v.optional(v.string()),
  }),
});
