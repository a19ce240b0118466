import { errorCodes } from '@/contracts/errors';
import { choiceCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { badFields } from '../../dispatch/refusal';
import { said } from '../../texts';

export const payeeRefusals = {
  fields: badFields,
  notFound: {
    code: errorCodes.payeeNotFound,
    text: said('server.payee.notFound'),
  },
  limit: {
    code: errorCodes.payeeLimit,
    text: said('server.payee.limit'),
  },
  duplicate: {
    code: errorCodes.payeeDuplicate,
    text: said('server.payee.duplicate'),
  },
  method: {
    code: errorCodes.payeeMethodUnsupported,
    text: said('server.payee.method'),
  },
  bank: {
    code: errorCodes.bankUnsupported,
    text: said('server.payee.bank'),
  },
  addFailed: {
    code: errorCodes.payeeAddFailed,
    text: said('server.payee.addFailed'),
  },
  walletName: {
    code: errorCodes.walletNameMismatch,
    text: said('server.payee.walletName'),
  },
  nameDisagree: {
    code: errorCodes.PayeeCardNameDisagree,
    text: said('server.payee.nameDisagree'),
  },
  sameCountry: {
    code: errorCodes.sameCountry,
    text: said('server.payee.sameCountry'),
  },
  alipayWrong: {
    code: errorCodes.alipayAccountWrong,
    text: said('server.payee.alipayWrong'),
  },
  alipayAbnormal: {
    code: choiceCodes.alipayAbnormal,
    text: said('server.payee.alipayAbnormal'),
  },
  alipayUnverified: {
    code: errorCodes.alipayNotVerified,
    text: said('server.payee.alipayUnverified'),
  },
  alipayName: {
    code: errorCodes.alipayNameMismatch,
    text: said('server.payee.alipayName'),
  },
  alipayLimit: {
    code: errorCodes.alipayAmountLimit,
    text: said('server.payee.alipayLimit'),
  },
} as const satisfies Record<string, RefusalRow>;
