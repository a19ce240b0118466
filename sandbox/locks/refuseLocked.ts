import { errorCodes } from '@/contracts/errors';
import { type RefusalRow, refuse } from '../dispatch/refusal';
import type { Lock } from './locks';
import { said } from '../texts';

const minute = 60_000;

export const minutesUntil = (until: number, now: number): number => Math.ceil((until - now) / minute);

const accountLocked = {
  code: errorCodes.FreezeLogin,
  text: said('server.account.accountLocked'),
} as const satisfies RefusalRow;

export function refuseLocked({ untilAt: until }: Lock, now: number): never {
  refuse(accountLocked, until === null ? {} : { frozenUntil: until, minutes: minutesUntil(until, now) }, {
    keep: true,
  });
}
