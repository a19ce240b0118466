export type Condition =
  | { readonly field: string; readonly is: string | readonly string[] }
  | { readonly field: string; readonly isNot: string | readonly string[] }
  | { readonly field: string; readonly filled: boolean }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export type FormValues = Readonly<Record<string, unknown>>;

/** Booleans as `true` / `false`, lists with commas, absent as ''. */
export function textOf(values: FormValues, field: string): string {
  const value = values[field] as string | number | boolean | readonly unknown[] | null | undefined;
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(',') : String(value).trim();
}

const among = (value: string, wanted: string | readonly string[]): boolean =>
  typeof wanted === 'string' ? value === wanted : wanted.includes(value);

export function holds(condition: Condition, values: FormValues): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, values));
  if ('any' in condition) return condition.any.some((part) => holds(part, values));
  if ('not' in condition) return !holds(condition.not, values);
  const value = textOf(values, condition.field);
  if ('is' in condition) return among(value, condition.is);
  if ('isNot' in condition) return !among(value, condition.isNot);
  const filled = value !== '' && value !== 'false';
  return filled === condition.filled;
}
