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
  /** With derived values. */
  form: PayeeForm;
  name: string;
  label: string;
  /** The bank has another name. */
  disagrees: boolean;
  facts: AccountFacts;
}

/** Stores nothing; refuses as `payee.add` does. */
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

export const keepChecked = (
  work: Pick<Work, 'db' | 'now' | 'runtime'>,
  payerId: string,
  checked: CheckedForm,
  warn: PayeeFields['warn'],
): Promise<Row<'payees'>> => savePayee(work, payerId, checked.form, checked.facts, warn ? { warn } : {});
