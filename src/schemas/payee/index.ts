import type { CountryCode } from '@/domain/countries/countryTypes';
import { payeeCountries } from './parts/allCountries';
import type { PayeeFormKey, PayeeSchema } from './parts/payeesIn';

export type { PayeeFormKey, PayeeSchema } from './parts/payeesIn';

type Forms = Readonly<Partial<Record<PayeeFormKey, PayeeSchema>>>;

export const payeeForms = Object.fromEntries(
  payeeCountries.flatMap(({ country, forms }) =>
    Object.keys(forms).length > 0 ? [[country.code, forms]] : [],
  ),
) as Readonly<Partial<Record<CountryCode, Forms>>>;

const own = (of: object, key: string): boolean => Object.prototype.hasOwnProperty.call(of, key);

/** Usual first; empty without forms. */
export const payeeFormsOf = (country: string): Forms =>
  (own(payeeForms, country) ? payeeForms[country as CountryCode] : undefined) ?? {};

export function payeeFormOf(country: string, key: string): PayeeSchema | undefined {
  const forms = payeeFormsOf(country);
  return own(forms, key) ? forms[key as PayeeFormKey] : undefined;
}
