import type { FormValues } from '@/core/validation';
import type { FieldKind, FormSchema } from '@/schemas/types';
import { allFields, shownFields, type ValueField } from '@/schemas/fieldRules';

/** Never in a draft: secrets, identity and account numbers, files. */
const neverKept: readonly FieldKind[] = ['password', 'code', 'idNumber', 'bankAccount', 'upload'];

export const isSensitive = (field: ValueField): boolean =>
  field.sensitive === true || neverKept.includes(field.kind);

const emptyOf = (field: ValueField): unknown =>
  field.kind === 'checkbox' ? false : field.kind === 'checkboxGroup' || field.kind === 'upload' ? [] : '';

/** Empty, overlaid with known ones, then the draft. */
export function startValues(
  schema: FormSchema,
  ...layers: readonly (FormValues | null | undefined)[]
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of allFields(schema)) {
    values[field.name] = emptyOf(field);
    if (field.kind === 'phone') values[field.areaCodeName] = field.defaultAreaCode ?? '';
  }
  const names = Object.keys(values);
  for (const layer of layers) {
    for (const name of names) {
      const known = layer?.[name];
      if (known !== undefined && known !== null && sameShape(values[name], known)) values[name] = known;
    }
  }
  return values;
}

/** A draft may be of an older form. */
const sameShape = (model: unknown, value: unknown): boolean =>
  Array.isArray(model) ? Array.isArray(value) : typeof model === typeof value;

/** Visible, trimmed, not empty; an area code only with its number. */
export function sentValues(schema: FormSchema, values: FormValues): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const field of shownFields(schema, values)) {
    const value = values[field.name];
    const filled = typeof value === 'string' ? value.trim() : value;
    if (filled === '' || filled === undefined) continue;
    sent[field.name] = filled;
    if (field.kind === 'phone') sent[field.areaCodeName] = values[field.areaCodeName];
  }
  return sent;
}

/** Only what differs from the values the form began with. */
export function keptValues(
  schema: FormSchema,
  values: FormValues,
  known: FormValues,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  const keep = (name: string): void => {
    if (JSON.stringify(values[name]) !== JSON.stringify(known[name])) kept[name] = values[name];
  };
  for (const field of allFields(schema)) {
    if (isSensitive(field)) continue;
    keep(field.name);
    if (field.kind === 'phone') keep(field.areaCodeName);
  }
  return kept;
}
