import { errorCodes } from '@/contracts/errors';
import type { RefusalRow } from '../../dispatch/refusal';
import { payeeRefusals } from '../payee/refusals';
import { said } from '../../texts';

export const cardRefusals = {
  fields: payeeRefusals.fields,
  sameCountry: payeeRefusals.sameCountry,
  nameDisagree: payeeRefusals.nameDisagree,
  method: payeeRefusals.method,
  notFound: {
    code: errorCodes.payeeNotFound,
    text: said('server.requestCard.notFound'),
  },
  link: {
    code: errorCodes.shareCodeInvalid,
    text: said('server.requestCard.link'),
  },
  country: {
    code: errorCodes.corridorNotOpen,
    text: said('server.requestCard.country'),
  },
  own: {
    code: errorCodes.notAllowed,
    text: said('server.requestCard.own'),
  },
  orderedBefore: {
    code: errorCodes.PaymentLinkExists,
    text: said('server.requestCard.orderedBefore'),
  },
  notReady: {
    code: errorCodes.conflict,
    text: said('server.requestCard.notReady'),
  },
  busy: {
    code: errorCodes.conflict,
    text: said('server.requestCard.busy'),
  },
  amount: {
    code: errorCodes.rateUpdated,
    text: said('server.requestCard.amount'),
  },
  amountStays: {
    code: errorCodes.conflict,
    text: said('server.requestCard.amountStays'),
  },
  pictures: {
    code: errorCodes.documentSideMissing,
    text: said('server.requestCard.pictures'),
  },
  document: {
    code: errorCodes.documentTypeNotSupported,
    text: said('server.requestCard.document'),
  },
  invite: {
    code: errorCodes.inviteCodeUnknown,
    text: said('server.requestCard.invite'),
  },
} as const satisfies Record<string, RefusalRow>;
