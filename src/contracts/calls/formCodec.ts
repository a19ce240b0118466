import type * as v from 'valibot';

/** Strings as they are, others as JSON; without undefined. The schema decodes: `"12"` may stay a string. */
export function toFormFields(params: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    fields[name] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return fields;
}

/** `a=1&b=x%20y`, by name for stable signatures. */
export function toQueryString(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&');
}

interface SchemaShape {
  type: string;
  entries?: Record<string, SchemaShape>;
  wrapped?: SchemaShape;
  pipe?: readonly SchemaShape[];
  options?: readonly unknown[];
}

function readsText(schema: SchemaShape | undefined): boolean {
  if (!schema) return true;
  if (schema.wrapped) return readsText(schema.wrapped);
  if (schema.type === 'string') return true;
  if (schema.type === 'literal') return typeof (schema as { literal?: unknown }).literal === 'string';
  if (schema.type === 'picklist' || schema.type === 'enum') {
    return (schema.options ?? []).every((option) => typeof option === 'string');
  }
  if (schema.type === 'union')
    return (schema.options ?? []).every((option) => readsText(option as SchemaShape));
  return false;
}

/** Invalid JSON stays text: the schema check reports it. */
export function fromFormFields(
  schema: v.GenericSchema,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const entries = (schema as unknown as SchemaShape).entries ?? {};
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(fields)) {
    if (readsText(entries[name])) {
      values[name] = text;
      continue;
    }
    try {
      values[name] = JSON.parse(text);
    } catch {
      values[name] = text;
    }
  }
  return values;
}
