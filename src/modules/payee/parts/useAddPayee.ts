import { payeeAdd } from '@/contracts/calls/payee';
import { payeeList } from '@/contracts/calls/payeeList';
import { errorCodes } from '@/contracts/errors';
import { errorDataOf, fieldsData, payeeDuplicateData } from '@/contracts/errors/data';
import { AppError, hasCode } from '@/core/appError';
import type { PayeeFormKey, PayeeSchema } from '@/schemas/payee';
import { sourceMarket } from '@/state/market/sourceMarket';
import { navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { isSameName, nameOf } from '../names';
import { useOneAnswer } from '@/forms/payee/useOneAnswer';

/** Questions raised by the server or the list of payees when adding; the sender must answer. */
export type Question =
  { kind: 'nameDisagrees' } | { kind: 'duplicate'; payeeId: string } | { kind: 'sameName'; name: string };

/** The sender's answer: the name is right although the bank holds another; another of this name is meant. */
interface Given {
  appeal?: 2;
  namesake?: true;
}

/** Fields and the rule each breaks, as the server found them. */
export const serverBreaches = (thrown: unknown): Readonly<Record<string, string>> =>
  errorDataOf(thrown, errorCodes.badParams, fieldsData)?.rules ?? {};

/** Adds a payee; asks back where the server or the sender's own list has something against it. */
export function useAddPayee(schema: PayeeSchema, formKey: PayeeFormKey, forRemit: boolean) {
  // Loaded beside the form: a warning that cannot be given yet keeps nobody from adding a payee.
  const known = useCall(payeeList, { country: schema.country });
  const { mutateAsync: addPayee } = useCallMutation(payeeAdd, { changes: [payeeList] });
  const asked = useOneAnswer<Question, Given>();

  /** The form has not been sent, so its draft stays; the dialog speaks, so nothing else does. */
  const ask = (next: Question): never => {
    asked.ask(next);
    throw new AppError({ code: 'asked', kind: 'cancelled', messageKey: 'errors.unknown', handled: true });
  };

  const add = async (values: Record<string, unknown>): Promise<void> => {
    const { country, accountType } = schema;
    const given = asked.given();
    const name = nameOf(values);
    const namesake = known.data?.list.some((payee) => isSameName(payee.name, name));
    if (name && namesake && !given?.namesake) return ask({ kind: 'sameName', name });
    try {
      const { payee } = await addPayee({
        ...values,
        country,
        accountType,
        sourceCountry: sourceMarket(),
        nameAppealFlag: given?.appeal,
        formKey: formKey === 'nineElements' || formKey === 'uploadCard' ? formKey : undefined,
      });
      showToast({ messageKey: 'payee.form.saved' });
      if (!forRemit) return await navigate('payeeDetail', { payeeId: payee.id }, { replace: true });
      remitDraftStore.setState({
        payeeId: payee.id,
        relation: payee.relationshipToReceiver,
        accountType: payee.accountType,
      });
      await navigate('confirmRemit', {}, { replace: true });
    } catch (error) {
      if (hasCode(error, errorCodes.PayeeCardNameDisagree)) ask({ kind: 'nameDisagrees' });
      const duplicate = errorDataOf(error, errorCodes.payeeDuplicate, payeeDuplicateData);
      if (duplicate) ask({ kind: 'duplicate', payeeId: duplicate.payeeId });
      throw error;
    }
  };

  return {
    add,
    question: asked.question,
    dismiss: asked.dismiss,
    /** Takes the sender's answer and sends again. */
    answer: (given: Given, submit: () => Promise<void>): Promise<void> =>
      // Who appeals has already been asked about the namesake.
      asked.answer(given.appeal ? { ...given, namesake: true } : given, submit),
  };
}
