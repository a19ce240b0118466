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
  const key = before.formKey ?? row.account_type;
  const schema = schemaFor(row.country, key);
  // Derived values are computed again.
  const { bankCode, bankName: _bankName, ...asked } = before.form;
  const form = {
    // Sent empty: removed.
    ...Object.fromEntries(Object.entries(asked).filter(([name]) => change[name as keyof PayeeForm] !== '')),
    ...(allFields(schema).some(({ name }) => name === 'bankCode') ? { bankCode } : {}),
    ...trimmed(change),
    country: row.country,
    accountType: row.account_type,
  } as PayeeForm;
  const facts = await readForm(context, schema, form);
  const disagrees = holderDisagrees(form, facts.account);
  if (disagrees && nameAppealFlag !== 2) refuse(payeeRefusals.nameDisagree);
  const fingerprint = `${row.country}:${row.account_type}:${facts.account}`;
  const other = await context.db
    .selectFrom('payees')
    .select('id')
    .where('payer_id', '=', row.payer_id)
    .where('fingerprint', '=', fingerprint)
    .where('deleted_at', 'is', null)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (other) refuse(payeeRefusals.duplicate, { payeeId: other.id });
  const name = fullNameOf(facts.fields);
  const renamed = !isSame(name, row.full_name);
  return context.db
    .updateTable('payees')
    .set({
      first_name: facts.fields.firstName ?? null,
      last_name: facts.fields.lastName ?? null,
      full_name: name,
      relation: facts.fields.relationshipToReceiver ?? row.relation,
      fingerprint,
      fields: json({
        ...before,
        form: { ...facts.fields, country: row.country, accountType: row.account_type },
        label: labelOf(facts.place, facts.shownNumber),
        ...(disagrees ? { warn: 'nameAppeal' } : renamed ? { warn: undefined } : {}),
      }),
      auth_status: isWatched(name) ? 'WaitResult' : renamed ? 'Init' : row.auth_status,
      updated_at: context.now,
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
  return { payee: toPayee(row, context.lang), compliance: isWatched(row.full_name) ? 'Review' : 'Pass' };
}

async function updateWechat(
  context: CallContext,
  { payeeId, ...change }: CallParams<'payee.updateWechat'>,
): Promise<CallAnswer<'payee.updateWechat'>> {
  const row = await livePayee(context, payeeId);
  if (row.account_type !== 'wechat') refuse(payeeRefusals.method);
  return { payee: toPayee(await rewrite(context, row, change), context.lang) };
}

/** Only mainland China's bank cards; a repeat succeeds. */
async function openAccount(
  context: CallContext,
  { payeeId }: CallParams<'payee.openAccount'>,
): Promise<CallAnswer<'payee.openAccount'>> {
  const row = await livePayee(context, payeeId);
  if (row.country !== 'CHN' || row.account_type !== 'bank') refuse(payeeRefusals.method);
  const fields = fieldsOf(row);
  if (fields.openedAt !== undefined) return { payee: toPayee(row, context.lang), opened: true };
  const opened = await context.db
    .updateTable('payees')
    .set({ fields: json({ ...fields, openedAt: context.now }), updated_at: context.now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payee: toPayee(opened, context.lang), opened: true };
}

const mine = ({ db, payerId }: CallContext) =>
  db.selectFrom('payees').selectAll().where('payer_id', '=', payerId).where('deleted_at', 'is', null);

const bankLike = ['bank', 'iban', 'sortCode', 'eft'];

async function filter(
  context: CallContext,
  params: CallParams<'payee.filter'>,
): Promise<CallAnswer<'payee.filter'>> {
  const { country, accountType, relationshipToReceiver: relation, remitType } = params;
  const rows = await mine(context)
    .$if(country !== undefined, (query) => query.where('country', '=', country as string))
    .$if(accountType !== undefined, (query) => query.where('account_type', '=', accountType as string))
    .$if(relation !== undefined, (query) => query.where('relation', '=', relation as string))
    // These only go to bank accounts.
    .$if(remitType !== undefined && remitType !== 'personal', (query) =>
      query.where('account_type', 'in', bankLike),
    )
    .orderBy('created_at', 'desc')
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
    .where('last_used_at', 'is not', null)
    .$if(country !== undefined, (query) => query.where('country', '=', country as string))
    .orderBy('last_used_at', 'desc')
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
    .where('account_type', 'in', bankLike)
    .$if(country !== undefined, (query) => query.where('country', '=', country as string))
    .orderBy('created_at', 'desc')
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
        .filter((name) => name !== 'name' && !(name === 'cardNumber' && row.account_type !== 'bank'))
    : [];
  return { payee: toPayee(row, context.lang), missing };
}

async function touch(
  context: CallContext,
  { id }: CallParams<'payee.touch'>,
): Promise<CallAnswer<'payee.touch'>> {
  const row = await livePayee(context, id);
  await context.db
    .updateTable('payees')
    .set({ last_used_at: context.now })
    .where('id', '=', row.id)
    .execute();
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
