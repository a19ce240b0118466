import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { feeFields } from '@/domain/school/school';
import { schoolAccountKinds } from '@/domain/school/schoolAccounts';
import { accountKinds } from '@/schemas/schoolAccount';
import type { Decimal } from '@/core/decimal';
import type { Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { schoolRefusals } from './refusals';
import { schoolOf } from './find';
import { countriesServed, schoolViews } from './schoolList';
import { feeNames, fieldNames } from '../../seed/schools';
import { said, textIn } from '../../texts';

export async function feesOf(work: Pick<Work, 'db'>, schoolId: string): Promise<Row<'schoolFees'>[]> {
  return work.db
    .selectFrom('schoolFees')
    .selectAll()
    .where('schoolId', '=', schoolId)
    .orderBy('position')
    .execute();
}

export async function feeOf(
  work: Pick<Work, 'db'>,
  schoolId: string,
  feeType: string,
): Promise<Row<'schoolFees'>> {
  const fee = (await feesOf(work, schoolId)).find((row) => row.feeType === feeType);
  return fee ?? refuse(schoolRefusals.feeTypeUnsupported);
}

export function assertFeeTakes(fee: Row<'schoolFees'>, amount: Decimal): void {
  if (amount.lt(fee.minAmount) || amount.gt(fee.maxAmount))
    refuse(
      {
        code: amount.lt(fee.minAmount) ? errorCodes.amountBelowMin : errorCodes.amountAboveMax,
        text: said('server.school.feeAmount'),
      },
      { minAmount: fee.minAmount, maxAmount: fee.maxAmount },
    );
}

export async function feeTypesOf(
  context: CallContext,
  params: CallParams<'school.feeTypes'>,
): Promise<CallAnswer<'school.feeTypes'>> {
  const { currency } = await schoolOf(context, params.schoolId);
  return {
    list: (await feesOf(context, params.schoolId)).map((row) => ({
      feeType: row.feeType,
      content: textIn(feeNames[row.feeType], context.lang),
      currency,
      minAmount: { amount: row.minAmount, currencyCode: currency },
      maxAmount: { amount: row.maxAmount, currencyCode: currency },
    })),
  };
}

export async function feeFieldsOf(
  context: CallContext,
  params: CallParams<'school.feeFields'>,
): Promise<CallAnswer<'school.feeFields'>> {
  await schoolOf(context, params.schoolId);
  await feeOf(context, params.schoolId, params.feeType);
  return {
    list: feeFields[params.feeType].map((field) => ({
      name: field.name,
      label: textIn(fieldNames[field.name] ?? field.name, context.lang),
      kind: field.kind,
      required: field.rules.includes('required'),
      rules: field.rules.map((spec) => {
        if (typeof spec === 'string') return { rule: spec };
        const { rule, value, field: other } = spec;
        return { rule, value, field: other };
      }),
      options: field.options ? [...field.options] : undefined,
    })),
  };
}

export async function schoolHome(
  context: CallContext,
  params: CallParams<'school.home'>,
): Promise<CallAnswer<'school.home'>> {
  const country = await context.db
    .selectFrom('countries')
    .select(['code', 'payoutCurrency'])
    .where('code', '=', params.country)
    .executeTakeFirst();
  if (!country) refuse(notFound);
  const schools = await context.db
    .selectFrom('schools')
    .selectAll()
    .where('country', '=', params.country)
    .orderBy('position')
    .execute();
  const fees = schools.length
    ? await context.db
        .selectFrom('schoolFees')
        .select('feeType')
        .where(
          'schoolId',
          'in',
          schools.map((row) => row.id),
        )
        .groupBy('feeType')
        .orderBy((order) => order.fn.min('position'))
        .execute()
    : [];
  return {
    country: country.code,
    currency: country.payoutCurrency,
    hotSchools: await schoolViews(context, schools.filter((row) => row.hot).slice(0, 8)),
    feeTypes: fees.map(({ feeType }) => ({
      feeType: feeType,
      content: textIn(feeNames[feeType], context.lang),
    })),
    accountKinds: schoolAccountKinds.filter((kind) => accountKinds[kind].country === country.code),
  };
}

/** `source`: without schools that cannot be paid from there. */
async function rotate(
  context: CallContext,
  country?: string,
  source?: string,
): Promise<CallAnswer<'school.rotation'>> {
  const served = await countriesServed(context, source);
  const rows = await context.db
    .selectFrom('schools')
    .selectAll()
    .where('hot', '=', true)
    .where('country', 'in', [...served, ''])
    .$if(country !== undefined, (query) => query.where('country', '=', country as string))
    .orderBy('position')
    .limit(8)
    .execute();
  return {
    list: rows.map((row) => ({
      title: row.name,
      resourceImgUrl: row.logo ?? '',
      resourceLink: `/overseasPaymentSelectUniAccount?schoolId=${row.id}`,
      schoolId: row.id,
    })),
  };
}

export const rotation = (context: CallContext): Promise<CallAnswer<'school.rotation'>> => rotate(context);

export const rotationOfCountry = (
  context: CallContext,
  { countryCode, targetCountry }: CallParams<'school.rotationOfCountry'>,
): Promise<CallAnswer<'school.rotationOfCountry'>> => rotate(context, targetCountry, countryCode);
