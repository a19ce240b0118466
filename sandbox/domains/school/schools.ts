import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import type { FeeType } from '@/domain/school';
import { accountKinds, feeFields, schoolAccountKinds } from '@/domain/school';
import type { Decimal } from '@/core/decimal';
import type { Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { containing } from '../../db/like';
import { readCursor } from '../../dispatch/cursor';
import { notFound, refuse, textIn } from '../../dispatch/refusal';
import { schoolRefusals } from './refusals';
import { feeNames, fieldNames } from '../../seed/schools';

type School = CallAnswer<'school.managerList'>['rows'][number];

export const schoolView = (row: Row<'schools'>): School => ({
  schoolId: row.id,
  name: row.name,
  localName: row.local_name ?? undefined,
  country: row.country,
  city: row.city,
  currency: row.currency,
  partner: row.partner === 'flywire' ? 'flywire' : 'bank',
  hot: row.hot,
});

export async function schoolOf(work: Pick<Work, 'db'>, schoolId: string): Promise<Row<'schools'>> {
  const row = await work.db.selectFrom('schools').selectAll().where('id', '=', schoolId).executeTakeFirst();
  return row ?? refuse(schoolRefusals.schoolNotFound);
}

/** By country and place in the list; the keyword looks into both names and the city. */
export async function managerList(
  context: CallContext,
  params: CallParams<'school.managerList'>,
): Promise<CallAnswer<'school.managerList'>> {
  const word = params.keyword?.trim();
  const like = containing(word ?? '');
  const fitting = context.db
    .selectFrom('schools')
    .$if(params.country !== undefined, (query) => query.where('country', '=', params.country as string))
    .$if(Boolean(word), (query) =>
      query.where((where) =>
        where.or([
          where('name', 'ilike', like),
          where('local_name', 'ilike', like),
          where('city', 'ilike', like),
        ]),
      ),
    );
  const { total } = await fitting
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const [at, id] = params.cursor === undefined ? [-1, ''] : readCursor(params.cursor, 9);
  const rows = await fitting
    .selectAll()
    .where((where) =>
      where.or([where('position', '>', at), where.and([where('position', '=', at), where('id', '>', id)])]),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(params.pageSize + 1)
    .execute();
  const shown = rows.slice(0, params.pageSize);
  const last = shown.at(-1);
  return {
    rows: shown.map(schoolView),
    total: Number(total),
    next: rows.length > shown.length && last ? `${last.position}.${last.id}` : undefined,
  };
}

export async function feesOf(work: Pick<Work, 'db'>, schoolId: string): Promise<Row<'school_fees'>[]> {
  return work.db
    .selectFrom('school_fees')
    .selectAll()
    .where('school_id', '=', schoolId)
    .orderBy('position')
    .execute();
}

/** The fee as the school takes it; refuses one it does not take. */
export async function feeOf(
  work: Pick<Work, 'db'>,
  schoolId: string,
  feeType: string,
): Promise<Row<'school_fees'>> {
  const fee = (await feesOf(work, schoolId)).find((row) => row.fee_type === feeType);
  return fee ?? refuse(schoolRefusals.feeTypeUnsupported);
}

/** A school takes a fee within its bounds alone. */
export function assertFeeTakes(fee: Row<'school_fees'>, amount: Decimal): void {
  if (amount.lt(fee.min_amount) || amount.gt(fee.max_amount))
    refuse(
      {
        code: amount.lt(fee.min_amount) ? errorCodes.amountBelowMin : errorCodes.amountAboveMax,
        text: {
          en: 'The school charges a different amount for this.',
          zh: '金额不在该费用的范围内。',
          'zh-HK': '金額不在該費用的範圍內。',
        },
      },
      { minAmount: fee.min_amount, maxAmount: fee.max_amount },
    );
}

export async function feeTypesOf(
  context: CallContext,
  params: CallParams<'school.feeTypes'>,
): Promise<CallAnswer<'school.feeTypes'>> {
  const { currency } = await schoolOf(context, params.schoolId);
  return {
    list: (await feesOf(context, params.schoolId)).map((row) => ({
      feeType: row.fee_type as FeeType,
      content: textIn(feeNames[row.fee_type as FeeType], context.lang),
      currency,
      minAmount: { amount: row.min_amount, currencyCode: currency },
      maxAmount: { amount: row.max_amount, currencyCode: currency },
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
        const { rule, value, field: other, fields } = spec;
        return { rule, value, field: other, fields: fields && [...fields] };
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
    .select(['code', 'payout_currency'])
    .where('code', '=', params.country)
    .executeTakeFirst();
  if (!country) refuse(notFound('country'));
  const schools = await context.db
    .selectFrom('schools')
    .selectAll()
    .where('country', '=', params.country)
    .orderBy('position')
    .execute();
  const fees = schools.length
    ? await context.db
        .selectFrom('school_fees')
        .select('fee_type')
        .where(
          'school_id',
          'in',
          schools.map((row) => row.id),
        )
        .groupBy('fee_type')
        .orderBy((order) => order.fn.min('position'))
        .execute()
    : [];
  return {
    country: country.code,
    currency: country.payout_currency,
    // The home shows eight at most.
    hotSchools: schools
      .filter((row) => row.hot)
      .slice(0, 8)
      .map(schoolView),
    feeTypes: fees.map(({ fee_type: feeType }) => ({
      feeType: feeType as FeeType,
      content: textIn(feeNames[feeType as FeeType], context.lang),
    })),
    accountKinds: schoolAccountKinds.filter((kind) => accountKinds[kind].country === country.code),
  };
}

async function rotate(context: CallContext, country?: string): Promise<CallAnswer<'school.rotation'>> {
  const rows = await context.db
    .selectFrom('schools')
    .selectAll()
    .where('hot', '=', true)
    .$if(country !== undefined, (query) => query.where('country', '=', country as string))
    .orderBy('position')
    .limit(8)
    .execute();
  return {
    list: rows.map((row) => ({
      title: row.name,
      resourceImgUrl: '',
      resourceLink: `/overseasPaymentSelectUni?schoolId=${row.id}`,
      schoolId: row.id,
    })),
  };
}

export const rotation = (context: CallContext): Promise<CallAnswer<'school.rotation'>> => rotate(context);

/** The same for where the payer wants to send to. */
export const rotationOfCountry = (
  context: CallContext,
  params: CallParams<'school.rotationOfCountry'>,
): Promise<CallAnswer<'school.rotationOfCountry'>> => rotate(context, params.targetCountry);
