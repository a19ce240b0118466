import type { CallAnswer, CallParams } from '@/contracts/calls';
import { isSame } from './same';
import type { PayeeForm } from '@/contracts/entities/payee';
import { allFields } from '@/schemas/fieldRules';
import { payeeFormOf, payeeFormsOf } from '@/schemas/payee';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext, Handlers } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { payeeRefusals } from './refusals';
import { readForm, schemaFor, trimmed } from './add';
import { livePayee } from './find';
import { idTypesOf } from './idTypes';
import { uploadIdCard } from './pictures';
import { fullNameOf, holderDisagrees } from './rules';
import { fieldsOf, labelOf, toListedPayee, toPayee } from './view';
import { textIn } from '../../texts';

/** Test trigger for staff's review. */
const isWatched = (name: string): boolean => /\bWATCHLIST\b/i.test(name);

/** Refuses as `payee.add` does. */
async function rewrite(
  context: CallContext,
  row: Row<'payees'>,
  change: Partial<PayeeForm>,
  nameAppealFlag?: number,
): Promise<Row<'payees'>> {
  const before = fieldsOf(row);
  const key = before.formKey ?? row.accountType;
  const schema = schemaFor(row.country, key);
  // Derived values are computed again.
  const { bankCode, bankName: _bankName, ...asked } = before.form;
  const form = {
    // Sent empty: removed.
    ...Object.fromEntries(Object.entries(asked).filter(([name]) => change[name as keyof PayeeForm] !== '')),
    ...(allFields(schema).some(({ name }) => name === 'bankCode') ? { bankCode } : {}),
    ...trimmed(change),
    country: row.country,
    accountType: row.accountType,
  } as PayeeForm;
  const facts = await readForm(context, schema, form);
  const disagrees = holderDisagrees(form, facts.account);
  if (disagrees && nameAppealFlag !== 2) refuse(payeeRefusals.nameDisagree);
  const { atRest } = context.runtime;
  const account = `${row.country}:${row.accountType}:${facts.account}`;
  const other = await context.db
    .selectFrom('payees')
    .select('id')
    .where('payerId', '=', row.payerId)
    .where('fingerprint', 'in', atRest.hashesOf(account))
    .where('deletedAt', 'is', null)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (other) refuse(payeeRefusals.duplicate, { payeeId: other.id });
  const name = fullNameOf(facts.fields);
  const renamed = !isSame(name, row.fullName);
  return context.db
    .updateTable('payees')
    .set({
      firstName: facts.fields.firstName ?? null,
      lastName: facts.fields.lastName ?? null,
      fullName: name,
      relation: facts.fields.relationshipToReceiver ?? row.relation,
      fingerprint: atRest.hashed(account),
      fields: json({
        ...before,
        form: { ...facts.fields, country: row.country, accountType: row.accountType },
        label: labelOf(facts.place, facts.shownNumber),
        ...(disagrees ? { warn: 'nameAppeal' } : renamed ? { warn: undefined } : {}),
      }),
      authStatus: isWatched(name) ? 'WaitResult' : renamed ? 'Init' : row.authStatus,
      updatedAt: context.now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function update(
  context: CallContext,
  { payeeId, nameAppealFlag, ...change }: CallParams<'payee.update'>,
): Promise<CallAnswer<'payee.update'>> {
  const row = await rewrite(context, await livePayee(context, payeeId), change, nameAppealFlag);
  return { payee: toPayee(row, context.lang), compliance: isWatched(row.fullName) ? 'Review' : 'Pass' };
}

async function updateWechat(
  context: CallContext,
  { payeeId, ...change }: CallParams<'payee.updateWechat'>,
): Promise<CallAnswer<'payee.updateWechat'>> {
  const row = await livePayee(context, payeeId);
  if (row.accountType !== 'wechat') refuse(payeeRefusals.method);
  return { payee: toPayee(await rewrite(context, row, change), context.lang) };
}

/** Only mainland China's bank cards. Idempotent. */
async function openAccount(
  context: CallContext,
  { payeeId }: CallParams<'payee.openAccount'>,
): Promise<CallAnswer<'payee.openAccount'>> {
  const row = await livePayee(context, payeeId);
  if (row.country !== 'CHN' || row.accountType !== 'bank') refuse(payeeRefusals.method);
  const fields = fieldsOf(row);
  if (fields.openedAt !== undefined) return { payee: toPayee(row, context.lang), opened: true };
  const opened = await context.db
    .updateTable('payees')
    .set({ fields: json({ ...fields, openedAt: context.now }), updatedAt: context.now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payee: toPayee(opened, context.lang), opened: true };
}

const mine = ({ db, payerId }: CallContext) =>
  db.selectFrom('payees').selectAll().where('payerId', '=', payerId).where('deletedAt', 'is', null);

const bankLike = ['bank', 'iban', 'sortCode', 'eft'];

async function filter(
  context: CallContext,
  params: CallParams<'payee.filter'>,
): Promise<CallAnswer<'payee.filter'>> {
  const { country, accountType, relationshipToReceiver: relation, remitType } = params;
  const rows = await mine(context)
    .$if(country !== undefined, (query) => query.where('country', '=', country as string))
    .$if(accountType !== undefined, (query) => query.where('accountType', '=', accountType as string))
    .$if(relation !== undefined, (query) => query.where('relation', '=', relation as string))
    // These only go to bank accounts.
    .$if(remitType !== undefined && remitType !== 'personal', (query) =>
      query.where('accountType', 'in', bankLike),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const keyword = params.keyword?.trim().toLowerCase() ?? '';
  const list = rows.map((row) => toListedPayee(row, context.lang));
  return {
    list: list.filter(
      (payee) => !keyword || `${payee.name} ${payee.payeeLabel}`.toLowerCase().includes(keyword),
    ),
  };
}

async function newest(
  context: CallContext,
  { country, limit = 5 }: CallParams<'payee.newest'>,
): Promise<CallAnswer<'payee.newest'>> {
  const rows = await mine(context)
    .where('lastUsedAt', 'is not', null)
    .$if(country !== undefined, (query) => query.where('country', '=', country as string))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { list: rows.map((row) => toListedPayee(row, context.lang)) };
}

async function dcbList(
  context: CallContext,
  { country }: CallParams<'payee.dcbList'>,
): Promise<CallAnswer<'payee.dcbList'>> {
  const rows = await mine(context)
    .where('accountType', 'in', bankLike)
    .$if(country !== undefined, (query) => query.where('country', '=', country as string))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return { list: rows.map((row) => toListedPayee(row, context.lang)) };
}

/** Nine are required in mainland China. */
async function cnRemit(
  context: CallContext,
  { payeeId }: CallParams<'payee.cnRemit'>,
): Promise<CallAnswer<'payee.cnRemit'>> {
  const row = await livePayee(context, payeeId);
  if (row.country !== 'CHN') refuse(payeeRefusals.method);
  const { form } = fieldsOf(row);
  const nine = payeeFormOf('CHN', 'nineElements');
  const missing = nine
    ? allFields(nine)
        .filter((field) => field.required !== false && !form[field.name as keyof PayeeForm])
        .map(({ name }) => name)
        .filter((name) => name !== 'name' && !(name === 'cardNumber' && row.accountType !== 'bank'))
    : [];
  return { payee: toPayee(row, context.lang), missing };
}

async function touch(
  context: CallContext,
  { id }: CallParams<'payee.touch'>,
): Promise<CallAnswer<'payee.touch'>> {
  const row = await livePayee(context, id);
  await context.db.updateTable('payees').set({ lastUsedAt: context.now }).where('id', '=', row.id).execute();
  return { done: true };
}

export const moreHandlers: Handlers = {
  'payee.update': update,
  'payee.updateWechat': updateWechat,
  'payee.openAccount': openAccount,
  'payee.filter': filter,
  'payee.newest': newest,
  'payee.dcbList': dcbList,
  'payee.cnRemit': cnRemit,
  'payee.touch': touch,
  'payee.uploadIdCard': uploadIdCard,
  'payee.idTypes': ({ lang }: CallContext, { country }: CallParams<'payee.idTypes'>) => ({
    list:
      Object.keys(payeeFormsOf(country)).length === 0
        ? []
        : idTypesOf(country).map(({ code, names }) => ({ code, content: textIn(names, lang) })),
  }),
};
