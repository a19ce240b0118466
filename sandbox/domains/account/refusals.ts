import { errorCodes } from '@/contracts/errors';
import { ownerCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { said } from '../../texts';

export const accountRefusals = {
  notYours: {
    code: errorCodes.notAllowed,
    text: said('server.account.notYours'),
  },
  sendCaptchaTest: {
    code: errorCodes.SendCaptchaTestError,
    text: said('server.account.challengeWanted'),
  },
  mailNotActivated: {
    code: errorCodes.mailNotActivated,
    text: said('server.account.mailNotActivated'),
  },
  userExists: {
    code: errorCodes.userExists,
    text: said('server.account.userExists'),
  },
  captchaWrong: {
    code: errorCodes.captchaWrong,
    text: said('server.account.captchaWrong'),
  },
  captchaExpired: {
    code: errorCodes.captchaExpired,
    text: said('server.account.captchaExpired'),
  },
  captchaExhausted: {
    code: errorCodes.captchaExhausted,
    text: said('server.account.captchaExhausted'),
  },
  ticketInvalid: {
    code: errorCodes.ticketInvalid,
    text: said('server.account.ticketInvalid'),
  },
  proofNeeded: {
    code: ownerCodes.proofNeeded,
    text: said('server.account.proofNeeded'),
  },
  undoTooLate: {
    code: ownerCodes.undoTooLate,
    text: said('server.account.undoTooLate'),
  },
  notRegistered: {
    code: errorCodes.notRegistered,
    text: said('server.account.notRegistered'),
  },
  passwordWrong: {
    code: errorCodes.passwordWrong,
    text: said('server.account.passwordWrong'),
  },
  passwordNotSet: {
    code: errorCodes.passwordNotSet,
    text: said('server.account.passwordNotSet'),
  },
  passwordFormat: {
    code: errorCodes.passwordFormat,
    text: said('server.account.passwordFormat'),
  },
  clausesMissing: {
    code: errorCodes.clausesMissing,
    text: said('server.account.clausesMissing'),
  },
  marketClosed: {
    code: errorCodes.marketClosed,
    text: said('server.account.marketClosed'),
  },
  inviteCodeUnknown: {
    code: errorCodes.inviteCodeUnknown,
    text: said('server.account.inviteCodeUnknown'),
  },
  contactTaken: {
    code: errorCodes.contactTaken,
    text: said('server.account.contactTaken'),
  },
  wechatCode: {
    code: errorCodes.wechatCode,
    text: said('server.account.wechatCode'),
  },
  resendTooSoon: {
    code: errorCodes.resendTooSoon,
    text: said('server.account.resendTooSoon'),
  },
  transferUnderWay: {
    code: errorCodes.wrongStep,
    text: said('server.account.transferUnderWay'),
  },
  pictureUnknown: {
    code: errorCodes.badParams,
    text: said('server.account.pictureUnknown'),
  },
  contactMissing: {
    code: errorCodes.contactMissing,
    text: said('server.account.contactMissing'),
  },
} as const satisfies Record<string, RefusalRow>;

/** Codes still log in. */
export const passwordLocked = (minutes: number) =>
  ({
    code: errorCodes.FreezeLogin,
    text: said('server.account.passwordLocked', { count: minutes }),
  }) as const satisfies RefusalRow;

const SHORT = 90;

/** Hours from an hour and a half on. */
const waiting = (what: 'codesSpent' | 'codesLocked', minutes: number) =>
  minutes < SHORT
    ? said(`server.account.${what}Minutes`, { count: minutes })
    : said(`server.account.${what}Hours`, { count: Math.ceil(minutes / 60) });

export const tooManyCodes = (minutes: number): RefusalRow<typeof errorCodes.tooOften> => ({
  code: errorCodes.tooOften,
  text: waiting('codesSpent', minutes),
});

export const codesLocked = (minutes: number): RefusalRow<typeof errorCodes.tooOften> => ({
  code: errorCodes.tooOften,
  text: waiting('codesLocked', minutes),
});
