import { createHash } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { countryList } from '@/domain/countries/countries';
import type { FeeType } from '@/domain/school/school';
import { feeFields } from '@/domain/school/school';
import type { SchoolAccountKind } from '@/domain/school/schoolAccounts';
import { firstBreach, ruleContext, textOf } from '@/core/validation';
import { breachOf, shownFields } from '@/schemas/fieldRules';
import { accountForm, accountKind } from '@/schemas/schoolAccount';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { newId } from '../../ids';
import { ownerOfCode } from '../bank/codes';
import { accountView } from './accountView';
import { insertSchoolPayee, schoolPayeeView } from './payees';
import { schoolOf } from './find';
import { feeOf } from './schools';
import { callerDay, type Caller } from '../common/callerDay';
import { refuse } from '../../dispatch/refusal';
import { schoolRefusals } from './refusals';

export async function usableAccount(context: CallContext, accountId: string): Promise<Row<'schoolAccounts'>> {
  const row = await context.db
    .selectFrom('schoolAccounts')
    .selectAll()
    .where('id', '=', accountId)
    .where((where) => where.or([where('payerId', 'is', null), where('payerId', '=', context.payerId)]))
    .executeTakeFirst();
  return row ?? refuse(schoolRefusals.accountNotFound);
}

export async function accountList(
  context: CallContext,
  params: CallParams<'school.accountList'>,
): Promise<CallAnswer<'school.accountList'>> {
  const school = params.schoolId === undefined ? null : await schoolOf(context, params.schoolId);
  const rows = await context.db
    .selectFrom('schoolAccounts')
    .selectAll()
    .where((where) => where.or([where('payerId', 'is', null), where('payerId', '=', context.payerId)]))
    .$if(school !== null, (query) =>
      query.where((where) =>
        where.or([
          where('schoolId', '=', school?.id ?? ''),
          // Without a school it fits every school of its country.
          where.and([where('schoolId', 'is', null), where('country', '=', school?.country ?? '')]),
        ]),
      ),
    )
    .$if(params.country !== undefined, (query) => query.where('country', '=', params.country as string))
    .orderBy((order) => order.fn.coalesce('payerId', order.val('')))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return { list: rows.map(accountView) };
}

const countryOf = (kind: SchoolAccountKind, iban: string): string => {
  const { country, currency } = accountKind(kind);
  if (kind !== 'EU') return country;
  const found = countryList.find(({ alpha2 }) => alpha2 === iban.slice(0, 2));
  return found?.currency === currency ? found.code : '';
};

/** New Zealand's numbers start with the bank's code. */
const bankBehind = (country: string, fields: Readonly<Record<string, string>>): string | undefined =>
  ['sortCode', 'bsb', 'abaRouting', 'swift', 'bankCode', ...(country === 'NZL' ? ['accountNumber'] : [])]
    .map((name) => ownerOfCode(country, fields[name] ?? '')?.bankName)
    .find((name) => name !== undefined);

/** Reuses an existing one. */
export async function accountAdd(
  context: CallContext,
  params: CallParams<'school.accountAdd'>,
): Promise<CallAnswer<'school.accountAdd'>> {
  const { kind, schoolId, payeeName } = params;
  const row = accountKind(kind);
  const school = schoolId === undefined ? null : await schoolOf(context, schoolId);
  const values: Record<string, unknown> = { ...params };
  for (const { name } of row.account) {
    const typed = values[name];
    if (typeof typed === 'string') values[name] = typed.replace(/[\s-]/g, '').toUpperCase();
  }
  const shown = shownFields(accountForm(kind, row), values);
  const wrong: Record<string, string> = {};
  for (const field of shown) {
    const breach = breachOf(field, values, callerDay(context));
    if (breach && !breach.warning) wrong[field.name] = breach.rule;
  }
  const country = countryOf(kind, textOf(values, 'iban'));
  if (country === '') wrong.iban ??= 'iban';
  if (school && school.currency !== row.currency) wrong.schoolId = 'country';
  if (Object.keys(wrong).length)
    refuse(schoolRefusals.accountInvalid, { fields: Object.keys(wrong), rules: wrong });
  const fields = Object.fromEntries(
    [...row.account.map(({ name }) => name), 'bankName', 'payeeAddress'].flatMap((field) => {
      const value = values[field];
      return typeof value === 'string' && value.trim() !== ''
        ? [[field, value.replace(/\s+/g, ' ').trim()]]
        : [];
    }),
  );
  const number = fields.accountNumber ?? fields.iban ?? fields.bpayReference ?? '';
  const { atRest } = context.runtime;
  const what = createHash('sha256')
    .update(JSON.stringify([kind, Object.entries(fields).sort(), payeeName.trim().toUpperCase()]))
    .digest('hex');
  const known = await context.db
    .selectFrom('schoolAccounts')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('fingerprint', 'in', atRest.hashesOf(what))
    .executeTakeFirst();
  if (known) return { account: accountView(known) };
  const added = await context.db
    .insertInto('schoolAccounts')
    .values({
      id: newId('sca'),
      schoolId: schoolId ?? null,
      payerId: context.payerId,
      kind,
      country,
      currency: row.currency,
      payeeName: payeeName.trim(),
      accountNumber: number,
      fingerprint: atRest.hashed(what),
      fields: json({ bankName: bankBehind(country, fields), ...fields }),
      createdAt: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { account: accountView(added) };
}

export function checkFields(
  feeType: FeeType,
  given: Record<string, string>,
  caller: Caller,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  const rules = ruleContext(given, callerDay(caller));
  for (const field of feeFields[feeType]) {
    const breach = firstBreach(field.name, field.rules, rules);
    if (breach && !breach.warning) wrong[field.name] = breach.rule;
    else if (field.options && given[field.name] && !field.options.includes(given[field.name] as string))
      wrong[field.name] = 'listed';
  }
  if (Object.keys(wrong).length)
    refuse(schoolRefusals.fieldsWrong, { fields: Object.keys(wrong), rules: wrong });
  return Object.fromEntries(
    feeFields[feeType].flatMap(({ name }) => (given[name] ? [[name, given[name].trim()]] : [])),
  );
}

export function checkPostscript(kind: SchoolAccountKind, postscript: string, caller: Caller): string {
  const text = postscript.trim();
  const specs = [...accountKind(kind).postscript, 'required' as const];
  if (firstBreach('postscript', specs, ruleContext({ postscript: text }, callerDay(caller))))
    refuse(schoolRefusals.postscriptWrong);
  return text;
}

export async function accountConfirm(
  context: CallContext,
  params: CallParams<'school.accountConfirm'>,
): Promise<CallAnswer<'school.accountConfirm'>> {
  const account = await usableAccount(context, params.accountId);
  const schoolId = params.schoolId ?? account.schoolId;
  if (schoolId !== null) {
    const school = await schoolOf(context, schoolId);
    if (school.partner === 'flywire' && account.payerId === null) refuse(schoolRefusals.accountNotFound);
    await feeOf(context, schoolId, params.feeType);
  }
  const fields = checkFields(params.feeType, params.fields, context);
  const kind = account.kind;
  const usual =
    kind === 'BPAY' ? (fields.identifier ?? '').replace(/[^A-Za-z0-9]/g, '') : usualPostscript(fields);
  const postscript = checkPostscript(kind, params.postscript ?? usual, context);
  if (account.payerId !== null && account.confirmedAt === null)
    await context.db
      .updateTable('schoolAccounts')
      .set({ confirmedAt: context.now })
      .where('id', '=', account.id)
      .execute();
  const row = await insertSchoolPayee(context, {
    payerId: context.payerId,
    account,
    schoolId,
    feeType: params.feeType,
    postscript,
    fields,
  });
  return { payee: await schoolPayeeView(context, row) };
}

export const usualPostscript = (fields: Record<string, string>): string =>
  [
    fields.identifier ?? fields.passportNumber ?? fields.policyNumber,
    fields.studentFirstName,
    fields.studentLastName,
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 140);
