import { act } from 'react';
import { SchemaForm } from '@/forms/SchemaForm';
import { useSchemaForm, type SchemaFormHandle } from '@/forms/useSchemaForm';
import { sentValues } from '@/forms/fieldValues';
import { firstBreach, placeFields, ruleContext } from '@/core/validation';
import { hasText, tKey } from '@/i18n';
import { allFields, rulesOf, shownFields, type ValueField } from '@/schemas/fieldRules';
import type { Choices, FormSchema } from '@/schemas/types';
import { today } from '@/state/client/today';
import { type Broken, breaking } from '../../fixtures/breaking';
import { strangers, withPlace } from '../../fixtures/wrongValues';
import { byId, draw, isThere, press, type } from '../drawn';
import type { FormRow } from './formTable';
import { counts, type Filling, type Values } from './soundValues';

const chosen: readonly ValueField['kind'][] = ['select', 'country', 'radio', 'checkbox', 'checkboxGroup'];
const isTyped = ({ kind }: ValueField): boolean => !chosen.includes(kind) && kind !== 'upload';
/** Enforced by the control, shadowed, or tested elsewhere. */
const notTyped: readonly string[] = ['money', 'integer', 'phone', 'after'];
const textsOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
const settled = () => act(async () => undefined);
const defaults: Readonly<Record<string, number>> = { money: 2, maxLength: 140, minAge: 18, withinMonths: 3 };

const label = (key: string): string => {
  if (!hasText(key)) throw new Error(`no words for ${key}`);
  return tKey(key);
};

function wordsFor(schema: FormSchema, field: ValueField, values: Values): string {
  const breach = firstBreach(field.name, rulesOf(field, values), ruleContext(values, today()));
  if (!breach) throw new Error(`${field.name} is sound`);
  const { rule, arg } = breach;
  if ((rule === 'required' || rule === 'fileRequired') && field.missingKey)
    return field.missingText ?? label(field.missingKey);
  const other = allFields(schema).find(({ name }) => name === arg.field);
  const key = `validation.${rule}`;
  label(key);
  return tKey(key, {
    label: label(field.labelKey),
    value: arg.value ?? defaults[rule] ?? '',
    other: other ? label(other.labelKey) : '',
  });
}

function sourcesOf(schema: FormSchema, good: Values): Record<string, { value: string; label: string }[]> {
  const sources: Record<string, { value: string; label: string }[]> = {};
  for (const field of allFields(schema)) {
    const choices: Choices | undefined =
      'choices' in field
        ? field.choices
        : field.kind === 'country'
          ? (field.countries ?? { source: 'countries' })
          : undefined;
    if (!choices || !('source' in choices)) continue;
    const value = good[field.name];
    if (typeof value === 'string') (sources[choices.source] ??= []).push({ value, label: value });
  }
  return sources;
}

export class WholeForm {
  readonly sent: Values[] = [];
  private handle!: SchemaFormHandle;
  private readonly schema: FormSchema;
  private readonly good: Values;

  constructor(
    private readonly row: FormRow,
    private readonly filling: Filling,
  ) {
    this.schema = row.schema;
    this.good = filling.good;
    const sources = sourcesOf(this.schema, this.good);
    const uploads = () => () => {
      throw new Error('nothing is uploaded here');
    };
    const Form = () => {
      this.handle = useSchemaForm({
        schema: this.schema,
        sources,
        uploads,
        onSubmit: (values) => this.sent.push(values),
      });
      return <SchemaForm form={this.handle} />;
    };
    draw(<Form />);
  }

  async send(): Promise<Record<string, string>> {
    await act(() => this.handle.submit());
    return this.notes();
  }

  notes(): Record<string, string> {
    return Object.fromEntries(
      allFields(this.schema).flatMap(({ name }) => {
        const at = `${this.schema.id}-${name}`;
        const note = isThere(`${at}-note`) ? byId(`${at}-note`).querySelector('.ui-form-item__words') : null;
        return note ? [[name, note.textContent ?? '']] : [];
      }),
    );
  }

  missing(): Record<string, string> {
    const empty: Values = Object.fromEntries(
      allFields(this.schema).flatMap((field) =>
        field.kind === 'phone' ? [[field.areaCodeName, field.defaultAreaCode]] : [],
      ),
    );
    return Object.fromEntries(
      shownFields(this.schema, empty)
        .filter(({ required }) => required !== false)
        .map((field) => [field.name, wordsFor(this.schema, field, empty)]),
    );
  }

  async put(field: ValueField, value: unknown): Promise<void> {
    const id = `${this.schema.id}-${field.name}`;
    if (field.kind === 'upload') act(() => this.handle.setValue(field.name, value));
    else if (field.kind === 'radio') press(`${id}-${String(value)}`);
    else if (field.kind === 'checkboxGroup') press(`${id}-${(value as string[])[0]}`);
    else if (field.kind === 'checkbox') press(id);
    else if (isTyped(field)) type(id, String(value));
    else {
      press(id);
      if (isThere(`${id}-option-search`)) type(`${id}-option-search`, String(value));
      await settled();
      press(`${id}-option-${String(value)}`);
    }
    await settled();
  }

  async choose(): Promise<void> {
    for (const field of shownFields(this.schema, this.good))
      if (!isTyped(field)) await this.put(field, this.good[field.name]);
  }

  async breakAll(): Promise<{ said: Record<string, string>; expected: Record<string, string> }> {
    const said: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const typed = shownFields(this.schema, this.good).filter(isTyped);
    // A street is compared with them.
    for (const field of typed)
      if (placeFields.includes(field.name)) await this.put(field, this.good[field.name]);
    for (const field of typed) {
      for (const { rule, value } of this.filling.fresh.has(field.name) ? this.broken(field) : []) {
        await this.put(field, value);
        const at = `${field.name}: ${rule} '${value}'`;
        said[at] = this.notes()[field.name] ?? '';
        expected[at] = wordsFor(this.schema, field, { ...this.good, [field.name]: value });
      }
      await this.put(field, this.good[field.name]);
    }
    return { said, expected };
  }

  private broken(field: ValueField): Broken[] {
    const typed = textsOf(this.good);
    const others = Object.values(typed);
    const own = Object.entries(this.row.wrong ?? {})
      .filter(([at]) => at.startsWith(`${field.name}:`))
      .map(([, value]) => value);
    const told = field.kind === 'address' ? withPlace(typed[field.name] ?? '', typed) : [];
    const more = [...own, ...told, ...others, ...strangers, 'x'.repeat(61)];
    const found = breaking(field, typed, Date.now(), more);
    for (const spec of rulesOf(field, this.good)) {
      const { rule, value = 140 } = typeof spec === 'string' ? { rule: spec } : spec;
      const kept =
        notTyped.includes(rule) ||
        (rule === 'maxLength' && Number(value) >= 140) ||
        (rule === 'streetOnly' && told.length === 0);
      if (!kept && counts(spec, this.good) && !found.some((one) => one.rule === rule))
        throw new Error(`${this.schema.id}: no value breaks ${field.name}: ${rule}`);
    }
    return found;
  }

  wanted(): Values {
    return sentValues(this.schema, this.good);
  }
}
