import { errorCodes } from '@/contracts/errors';
import { type RefusalRow, refuse } from '../dispatch/refusal';
import type { Lock } from './locks';

const minute = 60_000;

export const minutesUntil = (until: number, now: number): number => Math.ceil((until - now) / minute);

const accountLocked = {
  code: errorCodes.FreezeLogin,
  text: {
    en: "We've frozen your account to keep it safe. Contact customer support to unlock it.",
    zh: '您的账户已被冻结，请联系客服。',
    'zh-HK': '你的帳戶已被凍結，請聯絡客戶服務。',
  },
} as const satisfies RefusalRow;

/** The account is locked as a whole: until when, where that is known. */
export function refuseLocked({ until_at: until }: Lock, now: number): never {
  refuse(accountLocked, until === null ? {} : { frozenUntil: until, minutes: minutesUntil(until, now) }, {
    keep: true,
  });
}
