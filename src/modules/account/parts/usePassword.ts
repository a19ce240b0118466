import { errorCodes } from '@/contracts/errors';
import { errorDataOf, triesLeftData } from '@/contracts/errors/data';
import { hasCode, toAppError } from '@/core/appError';
import { useFields } from '@/forms/useFields';
import { useTKey } from '@/i18n';

/** `needed`: shown when missing or too short. Server errors stay until the password changes. */
export function usePassword(needed: string) {
  const tKey = useTKey();
  const form = useFields({
    initial: { password: '' },
    rules: { password: (password) => (password.length < 6 ? needed : undefined) },
  });
  const field = form.field('password');
  return {
    field,
    check: (): string | null => (form.check('password') ? form.values.password : null),
    /** False: another error. */
    refused(thrown: unknown): boolean {
      if (!hasCode(thrown, errorCodes.passwordWrong, errorCodes.passwordNotSet)) return false;
      const error = toAppError(thrown);
      const left = errorDataOf(error, errorCodes.passwordWrong, triesLeftData);
      field.onChange('');
      form.forget('password');
      form.tell(
        'password',
        left
          ? tKey('errors.passwordTries', { count: left.triesLeft })
          : (error.serverMessage ?? tKey(error.messageKey)),
      );
      return true;
    },
  };
}
