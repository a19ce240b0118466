import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { FeeType } from '@/domain/school';
import { maskCard } from '@/core/masking';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import type { PayeeFields } from '../payee/view';
import { accountView } from './accountView';

type SchoolPayee = CallAnswer<'school.payee'>['payee'];

export interface NewSchoolPayee {
  payerId: string;
  account: Row<'school_accounts'>;
  schoolId: string | null;
  registrationId?: string;
  feeType: FeeType;
  postscript: string;
  fields: Record<string, string>;
}

/** Reuses an existing one. */
export async function insertSchoolPayee(
  work: Pick<Work, 'db' | 'now'>,
  made: NewSchoolPayee,
): Promise<Row<'school_payees'>> {
  const { db, now } = work;
  const { account } = made;
  const fingerprint = `school:${account.id}:${made.registrationId ?? ''}:${made.feeType}:${made.fields.identifier ?? ''}:${made.fields.studentFirstName ?? ''}:${made.fields.studentLastName ?? ''}`;
  const known = await db
    .selectFrom('payees')
    .select('id')
    .where('payer_id', '=', made.payerId)
    .where('fingerprint', '=', fingerprint)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const extra = { postscript: made.postscript, fields: json(made.fields) };
  if (known)
    return db
      .updateTable('school_payees')
      .set(extra)
      .where('payee_id', '=', known.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  const fields: PayeeFields = {
    form: {
      country: account.country,
      accountType: 'bank',
      name: account.payee_name,
      accountNumber: account.account_number,
      bankName: account.fields.bankName ?? account.payee_name,
      remark: made.postscript,
    },
    // In full, to compare with the invoice.
    label: `${account.fields.bankName ?? account.payee_name} ${account.account_number}`,
  };
  const id = newId('pye');
  await db
    .insertInto('payees')
    .values({
      id,
      payer_id: made.payerId,
      country: account.country,
      account_type: 'bank',
      full_name: account.payee_name,
      relation: null,
      status: 'SCHOOL',
      fingerprint,
      fields: json(fields),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return db
    .insertInto('school_payees')
    .values({
      payee_id: id,
      payer_id: made.payerId,
      account_id: account.id,
      school_id: made.schoolId,
      registration_id: made.registrationId ?? null,
      fee_type: made.feeType,
      currency: account.currency,
      ...extra,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const accountOf = (work: Pick<Work, 'db'>, accountId: string): Promise<Row<'school_accounts'>> =>
  work.db.selectFrom('school_accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();

export async function schoolPayeeView(
  work: Pick<Work, 'db'>,
  row: Row<'school_payees'>,
): Promise<SchoolPayee> {
  const account = await accountOf(work, row.account_id);
  const { fields } = row;
  return {
    payeeId: row.payee_id,
    payeeName: account.payee_name,
    accountNumber: maskCard(account.account_number),
    country: account.country,
    currency: row.currency,
    postscript: row.postscript,
    studentName: [fields.studentFirstName, fields.studentLastName].filter(Boolean).join(' '),
    studentId: fields.identifierKind === 'invoiceNumber' ? undefined : fields.identifier,
    costType: row.fee_type as FeeType,
    invoiceNumber:
      fields.invoiceNumber ?? (fields.identifierKind === 'invoiceNumber' ? fields.identifier : undefined),
    schoolId: row.school_id ?? undefined,
    registered: row.registration_id !== null,
    createdAt: row.created_at,
  };
}

const mine = (context: CallContext) =>
  context.db
    .selectFrom('school_payees')
    .innerJoin('payees', 'payees.id', 'school_payees.payee_id')
    .selectAll('school_payees')
    .where('school_payees.payer_id', '=', context.payerId)
    .where('payees.deleted_at', 'is', null);

export async function payeeList(
  context: CallContext,
  params: CallParams<'school.payeeList'>,
): Promise<CallAnswer<'school.payeeList'>> {
  const rows = await mine(context)
    .$if(params.country !== undefined, (query) =>
      query.where('payees.country', '=', params.country as string),
    )
    .orderBy('school_payees.created_at', 'desc')
    .orderBy('school_payees.payee_id')
    .limit(100)
    .execute();
  const list: SchoolPayee[] = [];
  for (const row of rows) list.push(await schoolPayeeView(context, row));
  return { list };
}

export async function ownSchoolPayee(context: CallContext, payeeId: string): Promise<Row<'school_payees'>> {
  const row = await mine(context).where('school_payees.payee_id', '=', payeeId).executeTakeFirst();
  if (!row) refuse(notFound);
  return row;
}

export async function payee(
  context: CallContext,
  params: CallParams<'school.payee'>,
): Promise<CallAnswer<'school.payee'>> {
  const row = await ownSchoolPayee(context, params.payeeId);
  return {
    payee: await schoolPayeeView(context, row),
    fields: row.fields,
    account: accountView(await accountOf(context, row.account_id)),
  };
}
