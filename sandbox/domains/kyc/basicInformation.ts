import type { BasicInformation } from '@/catalogue/entities/payer';
import type { RuleSpec } from '@/core/validation';
import { firstBreach, ruleContext } from '@/core/validation';
import type { Db } from '../../db/schema';
import { kycRefusal } from './refusals';

type Field = keyof BasicInformation;
type FieldRules = Partial<Record<Field, readonly RuleSpec[]>>;

const people: FieldRules = {
  firstName: ['required', 'englishName'],
  lastName: ['required', 'englishName'],
  middleName: ['englishName'],
  birthDate: ['required', 'date', 'beforeToday', { rule: 'minAge', value: 18 }],
  nationality: ['required'],
  email: ['email'],
};

export interface MarketRules {
  fields: FieldRules;
  /** Fields whose value must be a code of the list of that name. */
  lists: Partial<Record<Field, string>>;
  /** Fields whose value must be a code of the market's districts. */
  districts: readonly Field[];
  /** Postcodes by first digit: the states they may lie in. Border towns make it loose. */
  postCodeStates?: Readonly<Record<string, readonly string[]>>;
  /** Whether an address proof is asked for after the document. */
  addressProof: boolean;
}

const lists = {
  occupation: 'occupation',
  incomeSource: 'incomeSource',
  accountPurpose: 'accountPurpose',
} as const;

/** What basic information a market asks for; a new market is one row here and one in documentTypes. */
const marketRules: Readonly<Record<string, MarketRules>> = {
  AUS: {
    fields: {
      ...people,
      street: [
        'required',
        'streetAustralia',
        'addressEnglish',
        'noPoBox',
        { rule: 'streetOnly', fields: ['state', 'postCode'] },
      ],
      suburb: ['addressEnglish'],
      state: ['required'],
      postCode: ['required', 'postCode4'],
    },
    lists,
    districts: ['state'],
    postCodeStates: {
      0: ['NT', 'ACT', 'SA', 'WA'],
      1: ['NSW'],
      2: ['NSW', 'ACT', 'QLD', 'VIC'],
      3: ['VIC', 'NSW'],
      4: ['QLD', 'NSW'],
      5: ['SA', 'NT'],
      6: ['WA'],
      7: ['TAS'],
      8: ['VIC'],
      9: ['QLD'],
    },
    addressProof: false,
  },
  HKG: {
    fields: { ...people, district: ['required'], street: ['required', 'noPoBox'] },
    lists,
    districts: [],
    addressProof: false,
  },
};

export const rulesOf = (market: string): MarketRules | undefined => marketRules[market];

/** Checks a form by its market's rules; refuses with the fields that are wrong and the rule each breaks. */
export async function checkBasicInformation(
  db: Db,
  now: number,
  form: BasicInformation,
  rules: MarketRules,
): Promise<void> {
  const wrong: Record<string, string> = {};
  const context = ruleContext({ ...form }, now);
  for (const [field, specs] of Object.entries(rules.fields)) {
    const breach = firstBreach(field, specs, context);
    if (breach && !breach.warning) wrong[field] = breach.rule;
  }
  for (const [field, type] of Object.entries(rules.lists)) {
    const code = form[field as Field];
    if (
      code &&
      !(await db
        .selectFrom('enum_values')
        .select('code')
        .where('type', '=', type)
        .where('code', '=', code)
        .limit(1)
        .executeTakeFirst())
    )
      wrong[field] ??= 'listed';
  }
  for (const field of rules.districts) {
    const code = form[field];
    if (
      code &&
      !(await db
        .selectFrom('districts')
        .select('code')
        .where('country', '=', form.countryCode)
        .where('code', '=', code)
        .executeTakeFirst())
    )
      wrong[field] ??= 'listed';
  }
  const states = rules.postCodeStates?.[(form.postCode ?? '').charAt(0)];
  if (states && form.state && !wrong.postCode && !states.includes(form.state))
    wrong.postCode = 'postCodeOfState';
  if (Object.keys(wrong).length) throw kycRefusal('fields', { fields: Object.keys(wrong), rules: wrong });
}
