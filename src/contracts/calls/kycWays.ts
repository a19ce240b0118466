import * as v from 'valibot';
import {
  codedText,
  countryCode,
  done,
  identifier,
  instant,
  moneyShape,
  ossFileKey,
  shortText,
} from '../entities/base';
import { documentSide, formAnswers, kycStatusName } from '../entities/payer';
import { defineCall } from './defineCall';
import { registerCalls } from './registry';

/** The ways of single markets and what may be asked later. Shapes are ours: the specification names the paths alone. */
const submitted = v.object({ kycStatus: kycStatusName });
const scene = v.picklist(['supplement', 'improve']);
const koreanAccount = v.object({
  accountId: identifier,
  bankCode: shortText,
  bankName: v.string(),
  /** Last four digits behind stars. */
  accountNumber: v.string(),
  holder: shortText,
  status: v.picklist(['sent', 'verified', 'locked', 'expired']),
  attemptsLeft: v.number(),
  sentAt: v.optional(instant),
});
const testTransfer = v.object({
  accountId: identifier,
  attemptsLeft: v.number(),
  /** Until then the code in the transfer's text counts. */
  expiresAt: instant,
});
export const bankChannels = ['Kcb', 'BlueOcean', 'CZCB', 'ZLP'] as const;
const bankChannel = v.picklist(bankChannels);

export const kycWayCalls = registerCalls({
  /** Whether more is asked of somebody whose account stands, and what they answered before. */
  'kyc.updateAsk': defineCall({
    method: 'POST',
    path: '/web/payer/v2/special/updateAsk',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ countryCode, scene }),
    answer: v.object({
      asked: v.boolean(),
      answeredAt: v.optional(instant),
      answers: v.optional(formAnswers),
    }),
  }),
  'kyc.commitQuestion': defineCall({
    method: 'POST',
    path: '/web/payer/v2/special/commitQuestion',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({ countryCode, scene, answers: formAnswers }),
    answer: v.object({ done: v.literal(true), level: v.number() }),
  }),
  /** Without `state` a way to Singpass is opened; with it, what became of it. `code` is Singpass's own word. */
  'kyc.singpassUser': defineCall({
    method: 'POST',
    path: '/web/payer/v2/singpass/getUserInfo',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({
      countryCode: v.literal('SGP'),
      state: v.optional(identifier),
      code: v.optional(identifier),
    }),
    answer: v.object({
      state: identifier,
      status: v.picklist(['open', 'granted', 'refused', 'used']),
      authorizeUrl: v.optional(v.string()),
      /** Basic information as the government holds it; not to be changed. */
      person: v.optional(formAnswers),
    }),
  }),
  'kyc.singpassOpen': defineCall({
    method: 'POST',
    path: '/web/payer/v2/singpass/openAccount',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({ state: identifier, values: formAnswers }),
    answer: submitted,
  }),
  'kyc.protocolConfirm': defineCall({
    method: 'POST',
    path: '/web/payer/v2/kycProtocol/confirm',
    owner: 'kyc',
    idempotent: true,
    params: v.object({
      countryCode,
      clauseIds: v.pipe(v.array(identifier), v.minLength(1), v.maxLength(20)),
    }),
    answer: v.object({ done: v.literal(true), confirmedAt: instant }),
  }),
  /** Brazil: whether the number is sound and nobody else's here. */
  'kyc.cpfVerify': defineCall({
    method: 'POST',
    path: '/web/payer/v2/cpf/verify',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    flags: { hideLoading: true, softError: true },
    params: v.object({ cpf: shortText }),
    answer: v.object({ valid: v.boolean(), reason: v.optional(v.picklist(['checkDigits', 'taken'])) }),
  }),
  /** Somebody said to have two accounts proves who they are: the number of their document and their birthday. */
  'kyc.repeatVerify': defineCall({
    method: 'POST',
    path: '/web/payer/v2/repeat/account/verify',
    owner: 'kyc',
    encrypted: true,
    params: v.object({ idNumber: shortText, birthDate: shortText }),
    answer: v.object({
      verified: v.boolean(),
      attemptsLeft: v.number(),
      /** Contact of the other account, masked, once verified. */
      otherAccount: v.optional(v.string()),
    }),
  }),
  /** Compares a new selfie with the document on file; the case then goes to people. */
  'kyc.faceCompare': defineCall({
    method: 'POST',
    path: '/web/payer/ocr/face/compare',
    owner: 'kyc',
    encrypted: true,
    params: v.object({ ossFileKey }),
    answer: v.object({
      result: v.picklist(['matched', 'different', 'unclear']),
      kycStatus: kycStatusName,
    }),
  }),

  'kyc.krBanks': defineCall({
    method: 'POST',
    path: '/web/payer/kr/bank/list',
    owner: 'kyc',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({}),
    answer: v.object({ list: v.array(codedText) }),
  }),
  /** Whether the account is the sender's own: personal, and in their name. */
  'kyc.krAccountVerify': defineCall({
    method: 'POST',
    path: '/web/payer/kr/account/verify',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({ bankCode: shortText, accountNumber: shortText, holder: shortText }),
    answer: v.object({
      own: v.boolean(),
      reason: v.optional(v.picklist(['nameDiffers', 'company', 'taken'])),
    }),
  }),
  /** Sends 1 KRW whose text holds three digits. */
  'kyc.krDepositRegister': defineCall({
    method: 'POST',
    path: '/web/payer/kr/account/deposit/register',
    owner: 'kyc',
    encrypted: true,
    params: v.object({ bankCode: shortText, accountNumber: shortText, holder: shortText }),
    answer: v.object({ ...testTransfer.entries, kycStatus: kycStatusName }),
  }),
  /** The three digits. Five wrong ones lock the account. */
  'kyc.krAuth': defineCall({
    method: 'POST',
    path: '/web/payer/kr/account/auth',
    owner: 'kyc',
    encrypted: true,
    params: v.object({ accountId: identifier, code: v.pipe(v.string(), v.regex(/^\d{3}$/)) }),
    answer: submitted,
  }),
  'kyc.krAccounts': defineCall({
    method: 'POST',
    path: '/web/payer/kr/account/list',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({}),
    answer: v.object({ list: v.array(koreanAccount) }),
  }),
  'kyc.krUnregister': defineCall({
    method: 'POST',
    path: '/web/payer/kr/account/unregister',
    owner: 'kyc',
    idempotent: true,
    params: v.object({ accountId: identifier }),
    answer: done,
  }),
  /** Another test transfer with another code; the one before no longer counts. */
  'kyc.krSendChange': defineCall({
    method: 'POST',
    path: '/web/payer/kr/send/change',
    owner: 'kyc',
    params: v.object({ accountId: identifier }),
    answer: testTransfer,
  }),

  /** Nationalities that China's banks open accounts for, with the banks for each. */
  'kyc.cnCountries': defineCall({
    method: 'POST',
    path: '/web/cnkyc/support/countries/query',
    owner: 'kyc',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({}),
    answer: v.object({
      list: v.array(v.object({ nationality: countryCode, bankChannels: v.array(bankChannel) })),
    }),
  }),
  'kyc.cnBanks': defineCall({
    method: 'POST',
    path: '/web/cnkyc/bank/query',
    owner: 'kyc',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ nationality: countryCode }),
    answer: v.object({
      list: v.array(
        v.object({
          bankChannel,
          name: v.string(),
          /** Where the account is opened: in this app, or on the bank's own page. */
          opens: v.picklist(['here', 'bankPage']),
        }),
      ),
    }),
  }),
  /** KYC update of China: bank and nationality, until the document is in. */
  'kyc.cnChannel': defineCall({
    method: 'POST',
    path: '/web/cnkyc/update',
    owner: 'kyc',
    ours: true,
    idempotent: true,
    params: v.object({ userId: identifier, bankChannel, nationality: countryCode }),
    answer: submitted,
  }),
  /** Where a sender in China stands, and what the bank needs next. */
  'kyc.cnInit': defineCall({
    method: 'POST',
    path: '/web/cnkyc/init',
    owner: 'kyc',
    ours: true,
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ countryCode: v.literal('CHN') }),
    answer: v.object({
      next: v.picklist([
        'nationality',
        'document',
        'information',
        'payment',
        'bankPage',
        'wait',
        'opened',
        'failed',
      ]),
      bankChannel: v.optional(bankChannel),
      nationality: v.optional(countryCode),
      /** The bank's own page. */
      bankPage: v.optional(v.string()),
      /** What confirms the new account: a small transfer from the sender's own card. */
      payment: v.optional(
        v.object({
          bankName: v.string(),
          accountName: v.string(),
          accountNumber: v.string(),
          amount: moneyShape,
          expiresAt: instant,
        }),
      ),
    }),
  }),
  'kyc.cnUploadCard': defineCall({
    method: 'POST',
    path: '/web/payer/v2/upload/id/card/h5',
    owner: 'kyc',
    contentType: 'multipart',
    flags: { hideLoading: true, softError: true },
    params: v.object({ idType: shortText, side: documentSide, fileNumber: shortText }),
    answer: v.object({
      ossFileKey,
      imgFileNameOriginal: v.string(),
      idNumber: v.optional(shortText),
      expiryDate: v.optional(v.string()),
    }),
  }),
  'kyc.cnDocument': defineCall({
    method: 'POST',
    path: '/web/payer/cn/document/provide',
    owner: 'kyc',
    encrypted: true,
    idempotent: true,
    params: v.object({
      countryCode: v.literal('CHN'),
      idType: shortText,
      idNumber: shortText,
      expiryDate: v.optional(v.string()),
      images: v.pipe(v.array(v.object({ side: documentSide, ossFileKey })), v.minLength(1), v.maxLength(8)),
    }),
    answer: submitted,
  }),
  /** Asks the bank how it stands: whether its page was finished or the confirming transfer has come. */
  'kyc.cnSync': defineCall({
    method: 'POST',
    path: '/web/payer/v2/special/syncCnKyc',
    owner: 'kyc',
    idempotent: true,
    params: v.object({ bankChannel }),
    answer: v.object({
      kycStatus: kycStatusName,
      bank: v.picklist(['open', 'waiting', 'confirmed', 'refused', 'expired']),
    }),
  }),
} as const);
