import { addDays, dateOf } from '@/core/dates';
import { firstBreach, holds, ruleContext, type RuleSpec } from '@/core/validation';
import { rulesOf, shownFields, type ValueField } from '@/schemas/fieldRules';
import type { Choices, FormSchema } from '@/schemas/types';
import { asTyped } from '../../fixtures/breaking';

export type Values = Record<string, unknown>;

const SERVERS_OWN = 'OWN';

const texts = [
  'Ada', '12 Harbour Street', '2', '12345', '1234567', '12345678', '1234567890', '13800138000', '91234567', 'A12345678', 'NW1 6XE', 'ada@example.com',
  'W1A 2B3 C4D', '12345678903', '046 454 287', '52998224725', '+5511912345678', '123e4567-e89b-42d3-a456-426614174000', 'S1234567D',
  '201912345D', '11010519491231002X', 'H12345678', '6228480012345678903',
]; // prettier-ignore

const breaks = (field: ValueField, value: unknown, values: Values, now: number): boolean => {
  const after = { ...values, [field.name]: value };
  return firstBreach(field.name, rulesOf(field, after), ruleContext(after, dateOf(now, 0))) !== null;
};

function soundText(field: ValueField, values: Values, now: number): string {
  const days = [-20, 40, -9000].map((day) => addDays(dateOf(now, 0), day));
  const sound = [...(field.kind === 'date' ? days : texts), ''].find(
    (value) => asTyped(field, value) === value && !breaks(field, value, values, now),
  );
  if (sound === undefined) throw new Error(`no sound value for ${field.name}`);
  return sound;
}

const firstOf = (choices: Choices | undefined): string =>
  choices && !('source' in choices) ? (choices[0]?.value ?? '') : SERVERS_OWN;

function soundValue(field: ValueField, values: Values, now: number): unknown {
  switch (field.kind) {
    case 'select':
    case 'radio':
      return firstOf(field.choices);
    case 'country':
      return firstOf(field.countries);
    case 'checkbox':
      return true;
    case 'upload':
      return ['file'];
    default:
      return soundText(field, values, now);
  }
}

function soundValues(schema: FormSchema, known: Values, now: number): Values {
  const values: Values = {};
  for (;;) {
    const field = shownFields(schema, values).find(({ name }) => values[name] === undefined);
    if (!field) return values;
    if (field.kind === 'phone') values[field.areaCodeName] ??= field.defaultAreaCode ?? '';
    const given = known[field.name];
    const context = { ...known, ...values };
    values[field.name] =
      given !== undefined && !breaks(field, given, context, now) ? given : soundValue(field, context, now);
  }
}

function answersIn(part: unknown): Values[] {
  if (typeof part !== 'object' || part === null) return [];
  const { field, is, isNot } = part as Record<string, unknown>;
  const named = is === undefined && isNot === undefined ? [] : [is ?? isNot, undefined].flat();
  return [...named.map((value) => ({ [field as string]: value })), ...Object.values(part).flatMap(answersIn)];
}

export const counts = (spec: RuleSpec, values: Values): boolean =>
  typeof spec === 'string' || !spec.when || holds(spec.when, values);

export interface Filling {
  good: Values;
  fresh: ReadonlySet<string>;
}

/** Together they show every field and apply every rule once. */
export function fillingsOf(schema: FormSchema, known: Values, now: number): Filling[] {
  const seen = new Set<string>();
  const fillings: Filling[] = [];
  for (const answer of [{}, ...answersIn(schema)]) {
    const good = soundValues(schema, { ...known, ...answer }, now);
    const fresh = new Set<string>();
    for (const field of shownFields(schema, good))
      for (const fact of ['shown', ...rulesOf(field, good).filter((spec) => counts(spec, good))]) {
        const at = `${field.name} ${JSON.stringify(fact)}`;
        if (!seen.has(at)) fresh.add(field.name);
        seen.add(at);
      }
    if (fresh.size > 0) fillings.push({ good, fresh });
  }
  return fillings;
}
