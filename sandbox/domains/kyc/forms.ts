import { dayIn } from '@/domain/markets/marketDays';
import { isNation } from '@/domain/countries/nations';
import { firstBreach, type FormValues, ruleContext, textOf } from '@/core/validation';
import { nationalitiesOf } from '@/schemas/kyc/nationalities';
import { europeanResidences } from '@/schemas/kyc/residences';
import { rulesOf, shownFields, type ValueField } from '@/schemas/fieldRules';
import type { Choices, FormSchema } from '@/schemas/types';
import type { Work } from '../../runtime';
import type { Db } from '../../db/schema';
import { ownFiles } from '../storage';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';

const defaultMaxLength = 140;

const lists: Readonly<
  Record<string, (db: Db, country: string, code: string, values: FormValues) => Promise<boolean>>
> = {
  ...Object.fromEntries(
    ['occupation', 'incomeSource', 'accountPurpose'].map((type) => [
      type,
      async (db: Db, _country: string, code: string) =>
        (await db
          .selectFrom('enumValues')
          .select('code')
          .where('type', '=', type)
          .where('code', '=', code)
          .limit(1)
          .executeTakeFirst()) !== undefined,
    ]),
  ),
  krBanks: async (db, _country, code) =>
    (await db
      .selectFrom('enumValues')
      .select('code')
      .where('type', '=', 'krBank')
      .where('code', '=', code)
      .executeTakeFirst()) !== undefined,
  residences: async (_db, _country, code) => (europeanResidences as readonly string[]).includes(code),
  nationalities: async (_db, country, code) => nationalitiesOf(country).includes(code),
  districts: (db, country, code) => isDistrict(db, country, '', code),
  subdistricts: (db, country, code, values) => isDistrict(db, country, textOf(values, 'state'), code),
};

const isDistrict = async (db: Db, country: string, parent: string, code: string): Promise<boolean> =>
  (await db
    .selectFrom('districts')
    .select('code')
    .where('country', '=', country)
    .where('parent', '=', parent)
    .where('code', '=', code)
    .executeTakeFirst()) !== undefined;

async function isChoice(
  db: Db,
  country: string,
  choices: Choices,
  code: string,
  values: FormValues,
): Promise<boolean> {
  if (!('source' in choices)) return choices.some((choice) => choice.value === code);
  const list = lists[choices.source];
  return list !== undefined && list(db, country, code, values);
}

const hasShape = (field: ValueField, value: unknown): boolean =>
  field.kind === 'checkbox'
    ? typeof value === 'boolean'
    : field.kind === 'upload' || field.kind === 'checkboxGroup'
      ? Array.isArray(value)
      : typeof value === 'string';

async function breachOf(
  work: Pick<Work, 'db' | 'now'>,
  field: ValueField,
  values: FormValues,
  country: string,
): Promise<string | null> {
  const value = values[field.name];
  if (value !== undefined && !hasShape(field, value)) return 'type';
  const breach = firstBreach(
    field.name,
    rulesOf(field, values),
    ruleContext(values, dayIn(country, work.now)),
  );
  if (breach && !breach.warning) return breach.rule;
  const text = textOf(values, field.name);
  if (text === '') return null;
  const maxLength = 'maxLength' in field ? field.maxLength : undefined;
  if (typeof value === 'string' && value.length > (maxLength ?? defaultMaxLength)) return 'maxLength';
  if (field.kind === 'select' || field.kind === 'radio')
    return (await isChoice(work.db, country, field.choices, text, values)) ? null : 'listed';
  if (field.kind === 'country') {
    const among = field.countries
      ? await isChoice(work.db, country, field.countries, text, values)
      : isNation(text);
    return among ? null : 'listed';
  }
  if (field.kind === 'upload' && field.max && (value as unknown[]).length > field.max) return 'maxChoices';
  return null;
}

/** An unlisted income or occupation has its own sentence if nothing else is wrong. */
function refusalOfFields(wrong: Readonly<Record<string, string>>) {
  const [[name, rule] = [], ...more] = Object.entries(wrong);
  if (more.length > 0 || rule !== 'listed') return kycRefusals.fields;
  if (name === 'incomeSource') return kycRefusals.income;
  return name === 'occupation' ? kycRefusals.occupation : kycRefusals.fields;
}

/** Refuses with the wrong fields and their rules. */
export async function checkForm(
  work: Work,
  form: FormSchema,
  values: FormValues,
  about: { country: string; payerId: string },
): Promise<void> {
  const shown = shownFields(form, values);
  const wrong: Record<string, string> = {};
  const known = new Set(
    shown.flatMap((field) => (field.kind === 'phone' ? [field.name, field.areaCodeName] : [field.name])),
  );
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && !known.has(name)) wrong[name] = 'unknown';
  for (const field of shown) {
    const rule = await breachOf(work, field, values, about.country);
    if (rule) wrong[field.name] = rule;
  }
  const fields = Object.keys(wrong);
  if (fields.length) refuse(refusalOfFields(wrong), { fields, rules: wrong });
  const files = shown.flatMap((field) =>
    field.kind === 'upload' ? ((values[field.name] as string[] | undefined) ?? []) : [],
  );
  if (files.length) await ownFiles(work, about.payerId, files);
}

export function formValues({
  countryCode: _market,
  ...values
}: Readonly<Record<string, unknown>>): FormValues {
  return values;
}
