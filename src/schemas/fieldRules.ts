import {
  firstBreach,
  holds,
  phoneRuleName,
  postCodeRule,
  ruleContext,
  textOf,
  type FormValues,
  type RuleBreach,
  type RuleSpec,
} from '@/core/validation';
import type { DateText } from '@/core/dates';
import type { FieldKind, FieldOf, FieldSchema, FormSchema, FormSection } from './types';

export type ValueField = Exclude<FieldSchema, { kind: 'note' }>;

type KindRules = { [K in FieldKind]: (field: FieldOf<K>, values: FormValues) => readonly RuleSpec[] };

const none = (): readonly RuleSpec[] => [];

const kindRules = {
  text: none,
  textarea: none,
  address: ({ part }) => (part === 'street' ? ['streetOnly'] : []),
  idNumber: none,
  bankAccount: none,
  password: none,
  select: none,
  radio: none,
  country: none,
  checkbox: none,
  upload: () => ['fileSound', 'fileFinished'],
  note: none,
  name: ({ script = 'english' }) =>
    script === 'any' ? [] : [script === 'chinese' ? 'chineseName' : 'englishName'],
  email: () => ['email'],
  postCode: ({ country }) => {
    const rule = country ? postCodeRule(country) : null;
    return rule ? [rule] : [];
  },
  code: ({ length = 6 }) =>
    length === 3 ? ['verificationCodeKorea'] : [{ rule: 'exactLength', value: length }],
  phone: ({ areaCodeName }, values) => [phoneRuleName(textOf(values, areaCodeName))],
  amount: ({ decimals = 2 }) => [{ rule: 'money', value: decimals }],
  date: ({ mode = 'day' }) => (mode === 'day' ? ['date'] : []),
  checkboxGroup: ({ max = 0 }) => (max > 0 ? [{ rule: 'maxChoices', value: max }] : []),
} as const satisfies KindRules;

const needed = (kind: FieldKind): RuleSpec =>
  kind === 'checkbox' ? 'agreed' : kind === 'upload' ? 'fileRequired' : 'required';

export function rulesOf(field: ValueField, values: FormValues): readonly RuleSpec[] {
  const own = kindRules[field.kind] as (field: ValueField, values: FormValues) => readonly RuleSpec[];
  return [
    ...(field.required === false ? [] : [needed(field.kind)]),
    ...own(field, values),
    ...(field.rules ?? []),
  ];
}

export function breachOf(field: ValueField, values: FormValues, today: DateText): RuleBreach | null {
  return firstBreach(field.name, rulesOf(field, values), ruleContext(values, today));
}

/** Keeps the form from being sent; a warning only asks. */
export function blockingBreachOf(field: ValueField, values: FormValues, today: DateText): RuleBreach | null {
  const breach = breachOf(field, values, today);
  return breach?.warning ? null : breach;
}

/** In order, without hidden sections'. */
export function shownFields(schema: FormSchema, values: FormValues): readonly ValueField[] {
  return schema.sections
    .filter((section) => !section.visible || holds(section.visible, values))
    .flatMap((section) => section.fields)
    .filter(
      (field): field is ValueField =>
        field.kind !== 'note' && (!field.visible || holds(field.visible, values)),
    );
}

/** Fields that are asked at once. */
export const AT_ONCE = 6;

/**
 * A long form's sections, each a form of its own; one of a single field goes with the one before. The note is the first's.
 */
export function topicsOf(schema: FormSchema): readonly FormSchema[] {
  const { noteKey: _first, ...further } = schema;
  if (allFields(schema).length <= AT_ONCE) return [schema];
  const topics: FormSection[][] = [];
  for (const section of schema.sections) {
    const before = topics.at(-1);
    const joins = section.fields.length === 1 && before && fieldsOf(before).length < AT_ONCE;
    if (joins) before.push(section);
    else topics.push([section]);
  }
  return topics.map((sections, at) => ({ ...(at === 0 ? schema : further), sections }));
}

const fieldsOf = (sections: readonly FormSection[]): readonly ValueField[] =>
  sections
    .flatMap(({ fields }): readonly FieldSchema[] => fields)
    .filter((field): field is ValueField => field.kind !== 'note');

export const allFields = ({ sections }: FormSchema): readonly ValueField[] => fieldsOf(sections);
