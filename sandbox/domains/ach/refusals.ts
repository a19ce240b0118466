import { errorCodes } from '@/contracts/errors';
import { achCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';
import { said } from '../../texts';

export const achRefusals = {
  countryUnsupported: {
    code: achCodes.countryUnsupported,
    text: said('server.ach.countryUnsupported'),
  },
  linkInvalid: {
    code: achCodes.linkInvalid,
    text: said('server.ach.linkInvalid'),
  },
  linkNotDone: {
    code: achCodes.linkNotDone,
    text: said('server.ach.linkNotDone'),
  },
  accountNotFound: {
    code: achCodes.accountNotFound,
    text: said('server.ach.accountNotFound'),
  },
  accountNotReady: {
    code: achCodes.accountNotReady,
    text: said('server.ach.accountNotReady'),
  },
  accountInUse: {
    code: achCodes.accountInUse,
    text: said('server.ach.accountInUse'),
  },
  accountLimit: {
    code: achCodes.accountLimit,
    text: said('server.ach.accountLimit'),
  },
  firstDeposit: {
    code: achCodes.firstDeposit,
    text: said('server.ach.firstDeposit'),
  },
  accountKnown: {
    code: achCodes.accountKnown,
    text: said('server.ach.accountKnown'),
  },
  amountLimit: {
    code: errorCodes.AchAmountUpperLimit,
    text: said('server.ach.amountLimit'),
  },
  incorrect: {
    code: errorCodes.AchIncorrectDialog,
    text: said('server.ach.incorrect'),
  },
  insufficient: {
    code: errorCodes.insufficientBalance,
    text: said('server.ach.insufficient'),
  },
} as const satisfies Record<string, RefusalRow>;
