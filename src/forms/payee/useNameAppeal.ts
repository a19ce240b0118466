import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useOneAnswer } from './useOneAnswer';

/** Insisting on the name sends again with `nameAppealFlag` 2 (specification, calls, payees). */
export function useNameAppeal() {
  const { question, ask, dismiss, given, answer } = useOneAnswer<'nameDisagrees', 2>();
  /** `failed`: errors not about the name. */
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
    /** Of the current submit. */
    flag: (): 2 | undefined => given() ?? undefined,
    submit,
    keepName: (again: () => Promise<void>): Promise<void> => answer(2, again),
  };
}
