import { errorCodes } from '@/contracts/errors';
import { errorDataOf, lockedData, triesLeftData } from '@/contracts/errors/data';
import { formatDateTime, useT } from '@/i18n';
import '@/i18n/payPasswordTexts';

interface Refused {
  words: string;
  locked: boolean;
}

/** Null unless the error is about the payment password. */
export function useRefusedPassword(): (error: unknown) => Refused | null {
  const t = useT();
  return (error) => {
    const wrong = errorDataOf(error, errorCodes.payPasswordWrong, triesLeftData);
    if (wrong) return { words: t('payPassword.wrong', { count: wrong.triesLeft }), locked: false };
    const lock = errorDataOf(error, errorCodes.accountLocked, lockedData);
    // By this device's clock, which may differ from the server's.
    const until = lock && Date.now() + lock.minutes * 60_000;
    return until ? { words: t('payPassword.locked', { time: formatDateTime(until) }), locked: true } : null;
  };
}
