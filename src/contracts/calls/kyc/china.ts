// Shapes are ours.
import * as v from 'valibot';
import { countryCode, identifier, instant, moneyShape, ossFileKey, shortText } from '../../entities/base';
import { documentSide, kycStatusName, kycSubmitted } from '../../entities/payer';
import { defineCall } from '../defineCall';

export const bankChannels = ['Kcb', 'BlueOcean', 'CZCB', 'ZLP'] as const;

const bankChannel = v.picklist(bankChannels);

export const kycCnCountries = defineCall({
  name: 'kyc.cnCountries',
  effect: 'read',
  method: 'POST',
  path: '/web/cnkyc/support/countries/query',
  owner: 'kyc',
  flags: { hideLoading: true },
  params: v.object({}),
  answer: v.object({
    list: v.array(v.object({ nationality: countryCode, bankChannels: v.array(bankChannel) })),
  }),
});

export const kycCnBanks = defineCall({
  name: 'kyc.cnBanks',
  effect: 'read',
  method: 'POST',
  path: '/web/cnkyc/bank/query',
  owner: 'kyc',
  flags: { hideLoading: true },
  params: v.object({ nationality: countryCode }),
  answer: v.object({
    list: v.array(
      v.object({
        bankChannel,
        name: v.string(),
        opens: v.picklist(['here', 'bankPage']),
      }),
    ),
  }),
});

/** May change until the document is in. */
export const kycCnChannel = defineCall({
  name: 'kyc.cnChannel',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/cnkyc/update',
  owner: 'kyc',
  ours: true,
  idempotent: true,
  params: v.object({ userId: identifier, bankChannel, nationality: countryCode }),
  answer: kycSubmitted,
});

export const kycCnInit = defineCall({
  name: 'kyc.cnInit',
  encrypted: true,
  effect: 'read',
  shows: ['kyc'],
  stores: true,
  method: 'POST',
  path: '/web/cnkyc/init',
  owner: 'kyc',
  ours: true,
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
    bankPage: v.optional(v.string()),
    /** A small transfer from the sender's card confirms the new account. */
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
});

export const kycCnUploadCard = defineCall({
  name: 'kyc.cnUploadCard',
  effect: 'write',
  changes: [],
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
});

export const kycCnDocument = defineCall({
  name: 'kyc.cnDocument',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/cn/document/provide',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({
    countryCode: v.literal('CHN'),
    idType: shortText,
    idNumber: shortText,
    expiryDate: v.optional(shortText),
    images: v.pipe(v.array(v.object({ side: documentSide, ossFileKey })), v.minLength(1), v.maxLength(8)),
  }),
  answer: kycSubmitted,
});

export const kycCnSync = defineCall({
  name: 'kyc.cnSync',
  effect: 'read',
  stores: true,
  method: 'POST',
  path: '/web/payer/v2/special/syncCnKyc',
  owner: 'kyc',
  params: v.object({ bankChannel }),
  answer: v.object({
    kycStatus: kycStatusName,
    bank: v.picklist(['open', 'waiting', 'confirmed', 'refused', 'expired']),
  }),
});
