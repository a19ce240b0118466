import { useState } from 'react';
import { errorCodes } from '@/contracts/errors';
import { errorDataOf, triesLeftData } from '@/contracts/errors/data';
import { hasCode, toAppError } from '@/core/appError';
import { patterns } from '@/core/validation';
import { useTKey } from '@/i18n';
import { type FieldState, useFields } from './useFields';

export interface SentCode {
  /** For the code's `Field`. */
  field: FieldState<string>;
  /** When another code may be asked for, epoch ms of this device; 0 before the first. */
  resendAt: number;
  /** A code is on its way, and another may be asked for after so many seconds. */
  sent: (resendSeconds: number) => void;
  /** Says that a code is needed, or that one must be sent first; answers the code once it is whole. */
  check: () => string | null;
  /** Tells at the boxes what the server found wrong with the code. False: the error is about something else. */
  refused: (thrown: unknown) => boolean;
}

/**
 * A verification code that is asked for and typed. An error is shown at its boxes until the next one is typed; a
 * code that no longer counts lets another be asked for at once.
 */
export function useSentCode(words: { needed: string; sendFirst: string }): SentCode {
  const tKey = useTKey();
  const [resendAt, setResendAt] = useState(0);
  const form = useFields({
    initial: { code: '' },
    rules: {
      code: (code) =>
        patterns.verificationCode(code) ? undefined : resendAt ? words.needed : words.sendFirst,
    },
  });
  const field = form.field('code');
  return {
    field,
    resendAt,
    sent(resendSeconds) {
      setResendAt(Date.now() + resendSeconds * 1000);
      form.forget('code');
    },
    check: () => (form.check('code') ? form.values.code : null),
    refused(thrown) {
      const spent = hasCode(thrown, errorCodes.captchaExpired, errorCodes.captchaExhausted);
      if (!spent && !hasCode(thrown, errorCodes.captchaWrong)) return false;
      const error = toAppError(thrown);
      const left = spent ? null : errorDataOf(error, errorCodes.captchaWrong, triesLeftData);
      if (spent) setResendAt(Date.now());
      field.onChange('');
      form.forget('code');
      form.tell(
        'code',
        left
          ? tKey('errors.captchaTries', { count: left.triesLeft })
          : (error.serverMessage ?? tKey(error.messageKey)),
      );
      return true;
    },
  };
}
