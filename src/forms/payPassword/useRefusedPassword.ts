import { serverNow } from '@/api/serverClock';
import { errorCodes } from '@/contracts/errors';
import { errorDataOf, lockedData, triesLeftData } from '@/contracts/errors/data';
import { formatDateTime, useT } from '@/i18n';
import '@/i18n/payPasswordTexts';

interface Refused {
  words: string;
  locked: boolean;
}

/** Null: another error. */
export function useRefusedPassword(): (error: unknown) => Refused | null {
  const t = useT();
  return (error) => {
    const wrong = errorDataOf(error, errorCodes.payPasswordWrong, triesLeftData);
    if (wrong) return { words: t('payPassword.wrong', { count: wrong.triesLeft }), locked: false };
    const lock = errorDataOf(error, errorCodes.accountLocked, lockedData);
    const until = lock && serverNow() + lock.minutes * 60_000;
    return until ? { words: t('payPassword.locked', { time: formatDateTime(until) }), locked: true } : null;
  };
}
