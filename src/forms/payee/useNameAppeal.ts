import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useOneAnswer } from './useOneAnswer';

/** A sender who insists on the name sends once more with `nameAppealFlag` 2 (specification, calls, payees). */
export function useNameAppeal() {
  const { question, ask, dismiss, given, answer } = useOneAnswer<'nameDisagrees', 2>();
  /** `failed` gets errors that are not about the name. */
  const submit = async (send: () => Promise<void>, failed: (error: unknown) => void): Promise<void> => {
    try {
      await send();
    } catch (error) {
      if (hasCode(error, errorCodes.PayeeCardNameDisagree)) return ask('nameDisagrees');
      failed(error);
    }
  };
  return {
    disagrees: question !== null,
    dismiss,
    /** `nameAppealFlag` of the current submit. */
    flag: (): 2 | undefined => given() ?? undefined,
    submit,
    keepName: (again: () => Promise<void>): Promise<void> => answer(2, again),
  };
}
