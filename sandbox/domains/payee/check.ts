import type { PayeeForm } from '@/contracts/entities/payee';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import type { Caller } from '../common/callerDay';
import { readForm, savePayee, schemaFor, trimmed } from './add';
import type { AccountFacts } from './rules';
import { fullNameOf, holderDisagrees } from './rules';
import type { PayeeFields } from './view';
import { labelOf } from './view';

export interface CheckedForm {
  /** As sent, with what the account itself decides. */
  form: PayeeForm;
  name: string;
  label: string;
  /** The bank holds another name. */
  disagrees: boolean;
  facts: AccountFacts;
}

/**
 * Reads a payee form in the payee's own hand by the rules of its country and way of receiving without keeping it; refuses
 * as `payee.add` does. The payee is not asked about the sender's relation to them.
 */
export async function checkPayeeForm(work: Pick<Work, 'db'> & Caller, sent: PayeeForm): Promise<CheckedForm> {
  const form = trimmed(sent);
  const relation = form.relationshipToReceiver;
  const schema = schemaFor(form.country, form.accountType);
  const read = await readForm(work, schema, { ...form, relationshipToReceiver: relation ?? 'self' });
  const facts = { ...read, fields: { ...read.fields, relationshipToReceiver: relation } };
  return {
    form: { ...facts.fields, country: form.country, accountType: form.accountType },
    name: fullNameOf(form),
    label: labelOf(facts.place, facts.shownNumber),
    disagrees: holderDisagrees(form, facts.account),
    facts,
  };
}

/** Keeps a form that has been read so as a payee of a sender. */
export const keepChecked = (
  work: Pick<Work, 'db' | 'now'>,
  payerId: string,
  checked: CheckedForm,
  warn: PayeeFields['warn'],
): Promise<Row<'payees'>> => savePayee(work, payerId, checked.form, checked.facts, warn ? { warn } : {});
