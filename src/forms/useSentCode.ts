import { useEffect, useState } from 'react';
import { errorCodes } from '@/contracts/errors';
import { errorDataOf, resendTooSoonData, triesLeftData } from '@/contracts/errors/data';
import { hasCode, toAppError } from '@/core/appError';
import { patterns } from '@/core/validation';
import { useTKey } from '@/i18n';
import { focusField } from '@/ui/field/focusField';
import { type FieldState, useFields } from './useFields';

export interface SentCode {
  field: FieldState<string>;
  /** Earliest next request, epoch ms of this device; 0: none yet. */
  resendAt: number;
  sent: (resendSeconds: number) => void;
  /** The whole code, or null after showing what is missing. */
  check: () => string | null;
  /** Shows it at the boxes. False: another error. */
  refused: (thrown: unknown) => boolean;
}

/** Seconds until the next, where a code sent before this screen opened still counts. */
export const earlierCode = (thrown: unknown): number | undefined =>
  errorDataOf(toAppError(thrown), errorCodes.resendTooSoon, resendTooSoonData)?.resendSeconds;

const DRAWN_MS = 100;

/** Each new code leads to its boxes. */
export function useCodeFocus(id: string, resendAt: number): void {
  useEffect(() => {
    const timer = setTimeout(() => focusField(id), DRAWN_MS);
    return () => clearTimeout(timer);
  }, [resendAt, id]);
}

/** Errors show until the code changes; an expired one can be replaced at once. */
export function useSentCode({ needed }: { needed: string }): SentCode {
  const tKey = useTKey();
  const [resendAt, setResendAt] = useState(0);
  const form = useFields({
    initial: { code: '' },
    rules: {
      code: (code) => (patterns.verificationCode(code) ? undefined : needed),
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
