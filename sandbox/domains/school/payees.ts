import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { FeeType } from '@/domain/school/school';
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
  account: Row<'schoolAccounts'>;
  schoolId: string | null;
  registrationId?: string;
  feeType: FeeType;
  postscript: string;
  fields: Record<string, string>;
}

/** Reuses an existing one. */
export async function insertSchoolPayee(
  work: Pick<Work, 'db' | 'now' | 'runtime'>,
  made: NewSchoolPayee,
): Promise<Row<'schoolPayees'>> {
  const { db, now } = work;
  const { atRest } = work.runtime;
  const { account } = made;
  const what = `school:${account.id}:${made.registrationId ?? ''}:${made.feeType}:${made.fields.identifier ?? ''}:${made.fields.studentFirstName ?? ''}:${made.fields.studentLastName ?? ''}`;
  const known = await db
    .selectFrom('payees')
    .select('id')
    .where('payerId', '=', made.payerId)
    .where('fingerprint', 'in', atRest.hashesOf(what))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const extra = { postscript: made.postscript, fields: json(made.fields) };
  if (known)
    return db
      .updateTable('schoolPayees')
      .set(extra)
      .where('payeeId', '=', known.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  const fields: PayeeFields = {
    form: {
      country: account.country,
      accountType: 'bank',
      name: account.payeeName,
      accountNumber: account.accountNumber,
      bankName: account.fields.bankName ?? account.payeeName,
      remark: made.postscript,
    },
    label: `${account.fields.bankName ?? account.payeeName} ${account.accountNumber}`,
  };
  const id = newId('pye');
  await db
    .insertInto('payees')
    .values({
      id,
      payerId: made.payerId,
      country: account.country,
      accountType: 'bank',
      fullName: account.payeeName,
      relation: null,
      status: 'SCHOOL',
      fingerprint: atRest.hashed(what),
      fields: json(fields),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return db
    .insertInto('schoolPayees')
    .values({
      payeeId: id,
      payerId: made.payerId,
      accountId: account.id,
      schoolId: made.schoolId,
      registrationId: made.registrationId ?? null,
      feeType: made.feeType,
      currency: account.currency,
      ...extra,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const accountOf = (work: Pick<Work, 'db'>, accountId: string): Promise<Row<'schoolAccounts'>> =>
  work.db.selectFrom('schoolAccounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();

export async function schoolPayeeView(
  work: Pick<Work, 'db'>,
  row: Row<'schoolPayees'>,
): Promise<SchoolPayee> {
  const account = await accountOf(work, row.accountId);
  const { fields } = row;
  return {
    payeeId: row.payeeId,
    payeeName: account.payeeName,
    accountNumber: maskCard(account.accountNumber),
    country: account.country,
    currency: row.currency,
    postscript: row.postscript,
    studentName: [fields.studentFirstName, fields.studentLastName].filter(Boolean).join(' '),
    studentId: fields.identifierKind === 'invoiceNumber' ? undefined : fields.identifier,
    costType: row.feeType,
    invoiceNumber:
      fields.invoiceNumber ?? (fields.identifierKind === 'invoiceNumber' ? fields.identifier : undefined),
    schoolId: row.schoolId ?? undefined,
    registered: row.registrationId !== null,
    createdAt: row.createdAt,
  };
}

const mine = (context: CallContext) =>
  context.db
    .selectFrom('schoolPayees')
    .innerJoin('payees', 'payees.id', 'schoolPayees.payeeId')
    .selectAll('schoolPayees')
    .where('schoolPayees.payerId', '=', context.payerId)
    .where('payees.deletedAt', 'is', null);

export async function payeeList(
  context: CallContext,
  params: CallParams<'school.payeeList'>,
): Promise<CallAnswer<'school.payeeList'>> {
  const rows = await mine(context)
    .$if(params.country !== undefined, (query) =>
      query.where('payees.country', '=', params.country as string),
    )
    .orderBy('schoolPayees.createdAt', 'desc')
    .orderBy('schoolPayees.payeeId')
    .limit(100)
    .execute();
  const list: SchoolPayee[] = [];
  for (const row of rows) list.push(await schoolPayeeView(context, row));
  return { list };
}

export async function ownSchoolPayee(context: CallContext, payeeId: string): Promise<Row<'schoolPayees'>> {
  const row = await mine(context).where('schoolPayees.payeeId', '=', payeeId).executeTakeFirst();
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
    account: accountView(await accountOf(context, row.accountId)),
  };
}
