import type { PayeeForm } from '@/catalogue/entities/payee';
import type { Work } from '../../dispatch/handler';
import { readForm, trimmed } from './add';
import { refusePayee } from './refusals';
import { fullNameOf, holderDisagrees, rulesFor } from './rules';
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
  const rules = rulesFor(form.country, form.accountType) ?? refusePayee('method');
  const facts = await readForm(work, form, rules);
  return {
    form: { ...form, ...facts.fields },
    name: fullNameOf(form),
    label: labelOf(facts.place, facts.shownNumber),
    disagrees: holderDisagrees(form, facts.account),
  };
}
