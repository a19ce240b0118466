import { errorCodes } from '@/contracts/errors';
import { choiceCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { badFields } from '../../dispatch/refusal';
import { said } from '../../texts';

export const kycRefusals = {
  countrySwitch: {
    code: errorCodes.countrySwitch,
    text: said('server.kyc.otherCountry'),
  },
  marketNotOpen: {
    code: errorCodes.kycMarketNotSupported,
    text: said('server.kyc.marketNotOpen'),
  },
  wrongStep: {
    code: errorCodes.kycWrongStep,
    text: said('server.kyc.wrongStep'),
  },
  fields: badFields,
  income: {
    code: choiceCodes.incomeUnsupported,
    text: said('server.kyc.incomeRefused'),
  },
  occupation: {
    code: choiceCodes.occupationUnsupported,
    text: said('server.kyc.occupationRefused'),
  },
  documentType: {
    code: errorCodes.documentTypeNotSupported,
    text: said('server.kyc.documentType'),
  },
  sideMissing: {
    code: errorCodes.documentSideMissing,
    text: said('server.kyc.sideMissing'),
  },
  sideRepeated: {
    code: errorCodes.documentSideRepeated,
    text: said('server.kyc.sideRepeated'),
  },
  documentExpired: {
    code: errorCodes.documentExpired,
    text: said('server.kyc.documentExpired'),
  },
  quality: {
    code: errorCodes.CertificateQuality,
    text: said('server.kyc.photoNotClear'),
  },
  inconsistent: {
    code: errorCodes.InconsistentDocumentType,
    text: said('server.kyc.inconsistent'),
  },
  reference: {
    code: errorCodes.ocrReferenceInvalid,
    text: said('server.kyc.uploadExpired'),
  },
  freeKyc: {
    code: errorCodes.FreeKycInfo,
    text: said('server.kyc.ownAccountUntilDocument'),
  },
  kcbDuplicate: {
    code: errorCodes.kcbDuplicateAccountError,
    text: said('server.kyc.kcbDuplicate'),
  },
  numberCard: {
    code: errorCodes.JpnNeedNumberCard,
    text: said('server.kyc.numberCard'),
  },
} as const satisfies Record<string, RefusalRow>;
