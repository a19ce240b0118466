import type { ParamsOf } from '@/contracts/calls/defineCall';
import { payeeAdd } from '@/contracts/calls/payee/payee';
import { payeeList } from '@/contracts/calls/payee/list';
import { payeeUpdate } from '@/contracts/calls/payee/update';
import type { Payee } from '@/contracts/entities/payee';
import { errorCodes } from '@/contracts/errors';
import { errorDataOf, fieldsData, payeeDuplicateData } from '@/contracts/errors/data';
import { AppError, hasCode } from '@/core/appError';
import type { PayeeFormKey, PayeeSchema } from '@/schemas/payee';
import { sourceMarket } from '@/state/market/sourceMarket';
import { navigate } from '@/state/navigation';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { isSameName, nameOf } from '../names';
import { type ChosenFor, useChoosePayee } from '@/forms/payee/useChoosePayee';
import { useOneAnswer } from '@/forms/payee/useOneAnswer';
import { allFields } from '@/schemas/fieldRules';

export type Question =
  { kind: 'nameDisagrees' } | { kind: 'duplicate'; payeeId: string } | { kind: 'sameName'; name: string };

/** The name is right despite the bank; another person of this name is meant. */
interface Given {
  appeal?: 2;
  namesake?: true;
}

export const serverBreaches = (thrown: unknown): Readonly<Record<string, string>> =>
  errorDataOf(thrown, errorCodes.badParams, fieldsData)?.rules ?? {};

interface Saving {
  schema: PayeeSchema;
  formKey: PayeeFormKey;
  chosenFor: ChosenFor;
  payee?: Payee;
}

export function useSavePayee({ schema, formKey, chosenFor, payee }: Saving) {
  // Loaded next to the form: a late warning blocks no payee.
  const known = useCall(payeeList, { country: schema.country });
  const { mutateAsync: addPayee } = useCallMutation(payeeAdd);
  const { mutateAsync: updatePayee } = useCallMutation(payeeUpdate);
  const choose = useChoosePayee(chosenFor);
  const asked = useOneAnswer<Question, Given>();

  /** Throws to keep the draft; the dialog replaces the error. */
  const ask = (next: Question): never => {
    asked.ask(next);
    throw new AppError({ code: 'asked', kind: 'cancelled', messageKey: 'errors.unknown', handled: true });
  };

  const write = async (values: Record<string, unknown>, nameAppealFlag: 2 | undefined): Promise<Payee> => {
    const { country, accountType } = schema;
    if (!payee) {
      const added = await addPayee({
        ...values,
        country,
        accountType,
        sourceCountry: sourceMarket(),
        nameAppealFlag,
        formKey: formKey === 'nineElements' || formKey === 'uploadCard' ? formKey : undefined,
      });
      if (!chosenFor.forRemit) showToast({ messageKey: 'payee.form.saved', onLeaving: true });
      return added.payee;
    }
    const updated = await updatePayee({
      ...emptied(payee, schema, values),
      ...(values as Partial<ParamsOf<typeof payeeUpdate>>),
      payeeId: payee.id,
      // A name insisted on is not questioned again.
      nameAppealFlag: payee.payeeWarn?.type === 'nameAppeal' ? 2 : nameAppealFlag,
    });
    showToast({
      messageKey: updated.compliance === 'Review' ? 'payee.form.review' : 'payee.form.saved',
      onLeaving: true,
    });
    return updated.payee;
  };

  const save = async (values: Record<string, unknown>): Promise<void> => {
    const given = asked.given();
    const name = nameOf(values);
    const namesake = known.data?.list.some((other) => other.id !== payee?.id && isSameName(other.name, name));
    if (name && namesake && !given?.namesake) return ask({ kind: 'sameName', name });
    let saved: Payee;
    try {
      saved = await write(values, given?.appeal);
    } catch (error) {
      if (hasCode(error, errorCodes.PayeeCardNameDisagree)) ask({ kind: 'nameDisagrees' });
      const duplicate = errorDataOf(error, errorCodes.payeeDuplicate, payeeDuplicateData);
      if (duplicate) ask({ kind: 'duplicate', payeeId: duplicate.payeeId });
      throw error;
    }
    const { forOrder: seqNo } = chosenFor;
    try {
      await choose(saved, { replace: true });
    } catch (error) {
      if (!seqNo) throw error;
      // Saved all the same: the order's payee is then chosen from the list.
      showError(error);
      await navigate('changePayeeSelectPayee', { seqNo }, { replace: true });
    }
  };

  return {
    save,
    question: asked.question,
    dismiss: asked.dismiss,
    answer: (given: Given, submit: () => Promise<void>): Promise<void> =>
      // An appeal follows the question about the namesake.
      asked.answer(given.appeal ? { ...given, namesake: true } : given, submit),
  };
}

/** '' for each emptied field. */
const emptied = (payee: Payee, schema: PayeeSchema, values: Record<string, unknown>): Record<string, ''> =>
  Object.fromEntries(
    allFields(schema)
      .filter(({ name }) => typeof payee[name as keyof Payee] === 'string' && values[name] === undefined)
      .map(({ name }) => [name, '']),
  );
