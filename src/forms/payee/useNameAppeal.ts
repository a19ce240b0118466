import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useOneAnswer } from './useOneAnswer';

/**
 * The bank may hold another name for an account. Who says that the name is right sends again with `nameAppealFlag` 2
 * (specification, calls, payees), once.
 */
export function useNameAppeal() {
  const { question, ask, dismiss, given, answer } = useOneAnswer<'nameDisagrees', 2>();
  /** Sends; `failed` gets what is not about the name. */
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
    /** `nameAppealFlag` of the sending under way. */
    flag: (): 2 | undefined => given() ?? undefined,
    submit,
    keepName: (again: () => Promise<void>): Promise<void> => answer(2, again),
  };
}
