import { countries } from '@/domain/countries/countries';
import type { PayeeForm } from '@/contracts/entities/payee';
import { allFields } from '@/schemas/fieldRules';
import type { PayeeSchema } from '@/schemas/payee';
import { alipayAccountOf } from './alipay';

/** Other text is unchanged. */
export function localPhone(text: string, areaCode: string): string {
  const plain = text.replace(/[\s()-]/g, '');
  const digits = plain.replace(new RegExp(`^(\\+|00)${areaCode}`), '');
  if (!/^\+?\d+$/.test(digits)) return text;
  return digits.length > 7 ? digits.replace(/^0/, '') : digits;
}

/** So that an account is recognized: no separators or area codes, capitals as in the form. */
export function normalised(schema: PayeeSchema, form: PayeeForm): Record<string, unknown> {
  const values: Record<string, unknown> = { ...form };
  const { areaCode } = countries[schema.country];
  for (const field of allFields(schema)) {
    const value = values[field.name];
    if (field.kind === 'phone') {
      values[field.areaCodeName] ??= field.defaultAreaCode;
      if (typeof value === 'string')
        values[field.name] = localPhone(value, String(values[field.areaCodeName]));
    }
    if (typeof value !== 'string') continue;
    if (field.kind === 'bankAccount') values[field.name] = value.replace(/[\s-]/g, '');
    if (field.name === 'walletAccount') values[field.name] = localPhone(value, areaCode);
    if (field.name === 'alipayAccount') values[field.name] = alipayAccountOf(value) ?? value;
    if ('transform' in field && field.transform === 'upper')
      values[field.name] = String(values[field.name]).toUpperCase();
    if ('transform' in field && field.transform === 'lower')
      values[field.name] = String(values[field.name]).toLowerCase();
  }
  const asksName = allFields(schema).some(({ name }) => name === 'name');
  if (asksName && !values.name) {
    const parts = [form.firstName, form.lastName];
    values.name = parts.every(Boolean) ? parts.join(' ') : form.localName;
  }
  return values;
}
