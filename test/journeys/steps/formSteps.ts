import assert from 'node:assert/strict';
import { allFields, shownFields, type ValueField } from '@/schemas/fieldRules';
import type { FormSchema } from '@/schemas/types';
import { dateOf } from '@/core/dates';
import { firstBreach, placeFields, ruleContext } from '@/core/validation';
import { rulesOf } from '@/schemas/fieldRules';
import type { LanguageCode } from '@/domain/languages';
import type { Driver, FixtureFile } from '../driver';
import { wrongValues } from '../../fixtures/wrongValues';
import { textsOf } from '../../language/catalogues';
import { uploadTo } from './uploadSteps';

/** Filled from their schema: a new one needs no script. */
type Values = Readonly<Record<string, string>>;

/** Of a key: `validation.required`. */
export function words(
  key: string,
  params: Readonly<Record<string, string | number>> = {},
  language: LanguageCode = 'en',
): string {
  const text = textsOf(language).get(key);
  if (text === undefined) throw new Error(`No words of ${language} for ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params[name] ?? ''));
}

const typed = new Set<ValueField['kind']>([
  'text', 'name', 'email', 'textarea', 'address', 'postCode', 'idNumber', 'bankAccount', 'amount', 'date',
]); // prettier-ignore

const filtered = (field: ValueField, value: string): boolean =>
  ((field.kind === 'bankAccount' && field.numeric === true) || field.kind === 'amount') &&
  /[^\d.]/.test(value);

const idOf = (schema: FormSchema, field: string): string => `${schema.id}-${field}`;

async function put(d: Driver, schema: FormSchema, field: ValueField, value: string): Promise<void> {
  const id = idOf(schema, field.name);
  if (typed.has(field.kind)) return d.fill(id, value);
  if (field.kind === 'radio') return d.tap(`${id}-${value}`);
  if (field.kind === 'checkbox') return d.tap(id);
  return pickCode(d, id, value);
}

/** It leaves first: what is done meanwhile would be done with it. */
export async function closeSheet(d: Driver): Promise<void> {
  await d.tap('sheet-close');
  await d.dontSee('sheet-close');
}

/** Searches by code: long pickers are virtual. */
export async function pickCode(d: Driver, id: string, code: string, list = `${id}-option`): Promise<void> {
  await d.tap(id);
  await d.see('sheet-close');
  if (await d.shows(`${list}-search`)) await d.fill(`${list}-search`, code);
  await d.tap(`${list}-${code}`);
}

const defaults: Readonly<Record<string, number>> = { money: 2, maxLength: 140, minAge: 18, withinMonths: 3 };

function problemWords(schema: FormSchema, field: ValueField, values: Values, now: number): string {
  const breach = firstBreach(field.name, rulesOf(field, values), ruleContext(values, dateOf(now, 0)));
  assert.ok(breach, `${field.name} is sound`);
  const other = allFields(schema).find((row) => row.name === breach.arg.field);
  return words(`validation.${breach.rule}`, {
    label: words(field.labelKey),
    value: breach.arg.value ?? defaults[breach.rule] ?? '',
    other: other ? words(other.labelKey) : '',
  });
}

const noteOf = (d: Driver, schema: FormSchema, field: string): Promise<string> =>
  d.text(`${idOf(schema, field)}-note`);

async function seeNote(d: Driver, schema: FormSchema, field: string, text: string): Promise<void> {
  const until = Date.now() + 8000;
  let seen = '';
  while (Date.now() < until) {
    seen = await noteOf(d, schema, field);
    if (seen === text.replace(/\s+/g, ' ').trim()) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  assert.equal(seen, text, `at ${field}`);
}

export interface Filling {
  schema: FormSchema;
  values: Values;
  given?: Values;
  submit: string;
  /** Asked one after the other; default: the whole form at once. */
  topics?: readonly FormSchema[];
  files?: Readonly<Record<string, FixtureFile>>;
  language?: LanguageCode;
  /** Without a generic near miss. */
  wrong?: Readonly<Record<string, string>> | undefined;
  now: number;
  ticked?: readonly string[];
}

/** Submits empty, breaks every typed rule once, then submits valid values. */
export const fillForm = (d: Driver, filling: Filling): Promise<void> => eachTopic(d, filling, fillTopic);

export const typeForm = (d: Driver, filling: Filling): Promise<void> => eachTopic(d, filling, typeTopic);

async function eachTopic(d: Driver, filling: Filling, fill: typeof fillTopic): Promise<void> {
  const { topics = [filling.schema], values } = filling;
  for (const schema of topics) {
    const [first] = shownFields(schema, values);
    if (topics.length > 1 && first) await d.see(idOf(schema, first.name));
    await fill(d, { ...filling, schema });
  }
}

async function fillTopic(d: Driver, filling: Filling): Promise<void> {
  const { schema, values, given = {}, files = {}, ticked = [] } = filling;
  const good: Record<string, unknown> = { ...values };
  await d.tap(filling.submit);
  for (const field of shownFields(schema, given))
    if (
      field.required !== false &&
      given[field.name] === undefined &&
      field.kind !== 'checkbox' &&
      field.kind !== 'upload'
    )
      await seeNote(
        d,
        schema,
        field.name,
        words(field.missingKey ?? 'validation.required', { label: words(field.labelKey) }),
      );

  // Choices first: they decide fields and comparisons.
  for (const field of shownFields(schema, good)) {
    const value = values[field.name];
    if (value !== undefined && !typed.has(field.kind)) await put(d, schema, field, value);
  }
  // A street is compared with them.
  for (const field of shownFields(schema, good)) {
    const value = values[field.name];
    if (value !== undefined && typed.has(field.kind) && placeFields.includes(field.name))
      await put(d, schema, field, value);
  }
  const wrong = wrongValues(schema, good, filling.now, filling.wrong);
  for (const field of shownFields(schema, good)) {
    if (!typed.has(field.kind)) continue;
    const value = values[field.name];
    for (const row of wrong.filter(
      (one) => one.field === field.name && one.rule !== 'required' && !filtered(field, one.value),
    )) {
      await put(d, schema, field, row.value);
      await seeNote(
        d,
        schema,
        field.name,
        problemWords(schema, field, { ...values, [field.name]: row.value }, filling.now),
      );
    }
    if (value !== undefined || wrong.some((one) => one.field === field.name))
      await put(d, schema, field, value ?? '');
  }
  for (const field of shownFields(schema, good)) {
    const file = files[field.name];
    if (file && field.kind === 'upload') {
      const id = idOf(schema, field.name);
      await uploadTo(d, field, id, file);
    }
    if (ticked.includes(field.name)) await d.tap(idOf(schema, field.name));
  }
  await d.tap(filling.submit);
}

async function typeTopic(d: Driver, filling: Filling): Promise<void> {
  const { schema, values, files = {}, submit, language } = filling;
  for (const field of shownFields(schema, values)) {
    const value = values[field.name];
    const file = files[field.name];
    if (file && field.kind === 'upload') await uploadTo(d, field, idOf(schema, field.name), file, language);
    else if (value !== undefined) await put(d, schema, field, value);
  }
  await d.tap(submit);
}
