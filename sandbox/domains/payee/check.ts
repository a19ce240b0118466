import type { PayeeForm } from '@/catalogue/entities/payee';
import type { Work } from '../../dispatch/handler';
import { readForm, schemaFor, trimmed } from './add';
import { fullNameOf, holderDisagrees } from './rules';
import { labelOf } from './view';

export interface CheckedForm {
  /** As sent, with what the account itself decides. */
  form: PayeeForm;
  name: string;
  label: string;
  /** The bank holds another name. */
  disagrees: boolean;
}

/** Reads a payee form by the rules of its country and way of receiving without keeping it; refuses as `payee.add` does. */
export async function checkPayeeForm(work: Pick<Work, 'db' | 'now'>, sent: PayeeForm): Promise<CheckedForm> {
  const form = trimmed(sent);
  // The relation is between payer and payee: who makes a card of their own states none.
  const facts = await readForm(work, schemaFor(form.country, form.accountType), {
    ...form,
    relationshipToReceiver: form.relationshipToReceiver ?? 'self',
  });
  return {
    form: {
      ...facts.fields,
      country: form.country,
      accountType: form.accountType,
      relationshipToReceiver: form.relationshipToReceiver,
    },
    name: fullNameOf(form),
    label: labelOf(facts.place, facts.shownNumber),
    disagrees: holderDisagrees(form, facts.account),
  };
}
