import type { CallAnswer, CallParams } from '@/catalogue/calls';
import type { PayeeForm } from '@/catalogue/entities/payee';
import { firstBreach, ruleContext } from '@/core/validation';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext, Work } from '../../dispatch/handler';
import { newId } from '../../ids';
import { refusePayee } from './refusals';
import type { AccountFacts, MethodRules, Wrong } from './rules';
import { fullNameOf, holderDisagrees, rulesFor } from './rules';
import type { PayeeFields } from './view';
import { labelOf, toPayee } from './view';

const defaultLimit = 50;
export const payeeLimitKey = 'payeeLimit';

async function payeeLimit({ db }: Pick<Work, 'db'>): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', payeeLimitKey)
    .executeTakeFirst();
  return typeof row?.value === 'number' ? row.value : defaultLimit;
}

/** Reads a form by the rules of its country and method; refuses with the fields that are wrong and the rule each breaks. */
export async function readForm(
  work: Pick<Work, 'db' | 'now'>,
  form: PayeeForm,
  rules: MethodRules,
): Promise<AccountFacts> {
  const wrong: Wrong = {};
  const context = ruleContext({ ...form }, work.now);
  for (const [field, specs] of Object.entries(rules.fields)) {
    const breach = firstBreach(field, specs, context);
    if (breach && !breach.warning) wrong[field] = breach.rule;
  }
  const relation = form.relationshipToReceiver;
  if (
    relation &&
    !(await work.db
      .selectFrom('enum_values')
      .select('code')
      .where('type', '=', 'relationship')
      .where('code', '=', relation)
      .limit(1)
      .executeTakeFirst())
  ) {
    wrong.relationshipToReceiver = 'listed';
  }
  const facts = await rules.read(work, form, wrong);
  if (Object.keys(wrong).length) refusePayee('fields', { fields: Object.keys(wrong), rules: wrong });
  return facts;
}

export const trimmed = (form: PayeeForm): PayeeForm =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, value]) =>
      typeof value === 'string' && value.trim() === ''
        ? []
        : [[field, typeof value === 'string' ? value.trim() : value]],
    ),
  ) as PayeeForm;

/** Writes a payee whose form has been read. The same account under the same name is the payee there is already. */
export async function savePayee(
  work: Pick<Work, 'db' | 'now'>,
  payerId: string,
  form: PayeeForm,
  facts: AccountFacts,
  warn?: string,
): Promise<Row<'payees'>> {
  const { db, now } = work;
  const name = fullNameOf(form);
  const fingerprint = `${form.country}:${form.accountType}:${facts.account}`;
  const mine = db.selectFrom('payees').where('payer_id', '=', payerId).where('deleted_at', 'is', null);
  const known = await mine.selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();
  if (known) {
    if (known.full_name.toLowerCase() !== name.toLowerCase()) refusePayee('duplicate', { payeeId: known.id });
    return known;
  }
  const { count } = await mine
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const limit = await payeeLimit(work);
  if (Number(count) >= limit) refusePayee('limit', { count: limit });
  const fields: PayeeFields = {
    form: { ...form, ...facts.fields },
    label: labelOf(facts.place, facts.shownNumber),
    ...(warn ? { warn } : {}),
  };
  return db
    .insertInto('payees')
    .values({
      id: newId('pye'),
      payer_id: payerId,
      country: form.country,
      account_type: form.accountType,
      first_name: form.firstName ?? null,
      last_name: form.lastName ?? null,
      full_name: name,
      relation: form.relationshipToReceiver ?? null,
      fingerprint,
      fields: json(fields),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A payee of a form, by every rule but the holder's name: for demo rows and other domains. */
export async function addPayeeOf(
  work: Pick<Work, 'db' | 'now'>,
  payerId: string,
  form: PayeeForm,
): Promise<Row<'payees'>> {
  const rules = rulesFor(form.country, form.accountType) ?? refusePayee('method');
  return savePayee(work, payerId, form, await readForm(work, form, rules));
}

/** nameAppealFlag 2 says that the name is right although the bank holds another: the payee is kept with a warning. */
export async function addPayee(
  context: CallContext,
  params: CallParams<'payee.add'>,
): Promise<CallAnswer<'payee.add'>> {
  const { sourceCountry, nameAppealFlag, ...sent } = params;
  const form = trimmed(sent);
  if (form.country === sourceCountry) refusePayee('sameCountry');
  const rules = rulesFor(form.country, form.accountType) ?? refusePayee('method');
  const facts = await readForm(context, form, rules);
  const disagrees = holderDisagrees(form, facts.account);
  if (disagrees && nameAppealFlag !== 2) refusePayee('nameDisagree');
  const sameNames =
    form.firstName !== undefined && form.firstName.toLowerCase() === form.lastName?.toLowerCase();
  const row = await savePayee(
    context,
    context.payerId,
    form,
    facts,
    disagrees ? 'nameAppeal' : sameNames ? 'sameName' : undefined,
  );
  return { payee: toPayee(row) };
}
