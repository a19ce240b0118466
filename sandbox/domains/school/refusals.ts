import { schoolCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { said } from '../../texts';

export const schoolRefusals = {
  schoolNotFound: {
    code: schoolCodes.schoolNotFound,
    text: said('server.school.schoolNotFound'),
  },
  accountNotFound: {
    code: schoolCodes.accountNotFound,
    text: said('server.school.accountNotFound'),
  },
  accountInvalid: {
    code: schoolCodes.accountInvalid,
    text: said('server.school.accountInvalid'),
  },
  feeTypeUnsupported: {
    code: schoolCodes.feeTypeUnsupported,
    text: said('server.school.feeTypeUnsupported'),
  },
  fieldsWrong: {
    code: schoolCodes.fieldsWrong,
    text: said('server.school.fieldsWrong'),
  },
  amountDiffers: {
    code: schoolCodes.amountDiffers,
    text: said('server.school.amountDiffers'),
  },
  registrationUsed: {
    code: schoolCodes.registrationUsed,
    text: said('server.school.registrationUsed'),
  },
  postscriptWrong: {
    code: schoolCodes.postscriptWrong,
    text: said('server.school.postscriptWrong'),
  },
  materialMissing: {
    code: schoolCodes.materialMissing,
    text: said('server.school.materialMissing'),
  },
} as const satisfies Record<string, RefusalRow>;
