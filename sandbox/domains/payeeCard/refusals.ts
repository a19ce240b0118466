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
    text: said('server.payeeCard.notFound'),
  },
  link: {
    code: errorCodes.shareCodeInvalid,
    text: said('server.payeeCard.link'),
  },
  country: {
    code: errorCodes.corridorNotOpen,
    text: said('server.payeeCard.country'),
  },
  own: {
    code: errorCodes.notAllowed,
    text: said('server.payeeCard.own'),
  },
  orderedBefore: {
    code: errorCodes.PaymentLinkExists,
    text: said('server.payeeCard.orderedBefore'),
  },
  notReady: {
    code: errorCodes.conflict,
    text: said('server.payeeCard.notReady'),
  },
  busy: {
    code: errorCodes.conflict,
    text: said('server.payeeCard.busy'),
  },
  amount: {
    code: errorCodes.rateUpdated,
    text: said('server.payeeCard.amount'),
  },
  pictures: {
    code: errorCodes.documentSideMissing,
    text: said('server.payeeCard.pictures'),
  },
  document: {
    code: errorCodes.documentTypeNotSupported,
    text: said('server.payeeCard.document'),
  },
  invite: {
    code: errorCodes.inviteCodeUnknown,
    text: said('server.payeeCard.invite'),
  },
} as const satisfies Record<string, RefusalRow>;
