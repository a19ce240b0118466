import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { PayeeForm } from '@/contracts/entities/payee';
import { payeeFormOf, type PayeeSchema } from '@/schemas/payee';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { newId } from '../../ids';
import type { Caller } from '../common/callerDay';
import { ownFiles } from '../storage';
import type { Wrong } from './fields';
import type { AccountFacts } from './rules';
import { fullNameOf, holderDisagrees, readBySchema } from './rules';
import type { PayeeFields } from './view';
import { fieldsOf, labelOf, toPayee } from './view';
import { refuse } from '../../dispatch/refusal';
import { assertReceives } from '../rates/corridor';
import { payeeRefusals } from './refusals';

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

export const schemaFor = (country: string, key: string): PayeeSchema =>
  payeeFormOf(country, key) ?? refuse(payeeRefusals.method);

/** Refuses with the wrong fields and their rules. */
export async function readForm(
  work: Pick<Work, 'db'> & Caller,
  schema: PayeeSchema,
  form: PayeeForm,
): Promise<AccountFacts> {
  await assertReceives(work.db, schema.country, schema.accountType);
  const wrong: Wrong = {};
  const facts = await readBySchema(work, schema, form, wrong);
  if (Object.keys(wrong).length) refuse(payeeRefusals.fields, { fields: Object.keys(wrong), rules: wrong });
  return facts;
}

export const trimmed = <F extends Partial<PayeeForm>>(form: F): F =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, value]) =>
      typeof value === 'string' && value.trim() === ''
        ? []
        : [[field, typeof value === 'string' ? value.trim() : value]],
    ),
  ) as F;

/** A longer form of an existing account. */
function complete(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: Row<'payees'>,
  facts: AccountFacts,
  formKey: string,
): Promise<Row<'payees'>> {
  const before = fieldsOf(row);
  const fields: PayeeFields = { ...before, form: { ...before.form, ...facts.fields }, formKey };
  return db
    .updateTable('payees')
    .set({ fields: json(fields), updatedAt: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The same account and name is the existing payee. */
export async function savePayee(
  work: Pick<Work, 'db' | 'now' | 'runtime'>,
  payerId: string,
  form: PayeeForm,
  facts: AccountFacts,
  { warn, formKey }: Pick<PayeeFields, 'warn' | 'formKey'> = {},
): Promise<Row<'payees'>> {
  const { db, now } = work;
  const { atRest } = work.runtime;
  const name = fullNameOf(form);
  const account = `${form.country}:${form.accountType}:${facts.account}`;
  const mine = db.selectFrom('payees').where('payerId', '=', payerId).where('deletedAt', 'is', null);
  const known = await mine
    .selectAll()
    .where('fingerprint', 'in', atRest.hashesOf(account))
    .executeTakeFirst();
  if (known) {
    if (known.fullName.toLowerCase() !== name.toLowerCase())
      refuse(payeeRefusals.duplicate, { payeeId: known.id });
    if (formKey && fieldsOf(known).formKey !== formKey) return complete(work, known, facts, formKey);
    return known;
  }
  const { count } = await mine
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const limit = await payeeLimit(work);
  if (Number(count) >= limit) refuse(payeeRefusals.limit, { count: limit });
  const fields: PayeeFields = {
    form: { ...facts.fields, country: form.country, accountType: form.accountType },
    label: labelOf(facts.place, facts.shownNumber),
    ...(warn ? { warn } : {}),
    ...(formKey ? { formKey } : {}),
  };
  return db
    .insertInto('payees')
    .values({
      id: newId('pye'),
      payerId,
      country: form.country,
      accountType: form.accountType,
      firstName: form.firstName ?? null,
      lastName: form.lastName ?? null,
      fullName: name,
      relation: form.relationshipToReceiver ?? null,
      fingerprint: atRest.hashed(account),
      fields: json(fields),
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Does not check the holder's name. */
export async function addPayeeOf(
  work: Pick<Work, 'db' | 'runtime'> & Caller,
  payerId: string,
  form: PayeeForm,
): Promise<Row<'payees'>> {
  const schema = schemaFor(form.country, form.accountType);
  return savePayee(work, payerId, form, await readForm(work, schema, form));
}

/** nameAppealFlag 2 keeps a disputed name, with a warning. */
export async function addPayee(
  context: CallContext,
  params: CallParams<'payee.add'>,
): Promise<CallAnswer<'payee.add'>> {
  const { sourceCountry, nameAppealFlag, formKey, ...sent } = params;
  const form = trimmed(sent);
  if (form.country === sourceCountry) refuse(payeeRefusals.sameCountry);
  const schema = schemaFor(form.country, formKey ?? form.accountType);
  if (schema.accountType !== form.accountType) refuse(payeeRefusals.method);
  if (form.cardPhoto) await ownFiles(context, context.payerId, form.cardPhoto);
  const facts = await readForm(context, schema, form);
  const disagrees = holderDisagrees(form, facts.account);
  if (disagrees && nameAppealFlag !== 2) refuse(payeeRefusals.nameDisagree);
  const sameNames =
    form.firstName !== undefined && form.firstName.toLowerCase() === form.lastName?.toLowerCase();
  const row = await savePayee(context, context.payerId, form, facts, {
    warn: disagrees ? 'nameAppeal' : sameNames ? 'sameName' : undefined,
    formKey,
  });
  return { payee: toPayee(row, context.lang) };
}
