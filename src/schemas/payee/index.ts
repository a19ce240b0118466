import { payeeForms } from './parts/allForms';
import type { PayeeFormKey, PayeeSchema } from './parts/payeesIn';

export { payeeForms } from './parts/allForms';
export type { PayeeFormKey, PayeeForms, PayeeSchema } from './parts/payeesIn';

type Loose = Readonly<Record<string, Readonly<Partial<Record<PayeeFormKey, PayeeSchema>>> | undefined>>;
const own = (of: object, key: string): boolean => Object.prototype.hasOwnProperty.call(of, key);

/** The forms of a country, the usual way of receiving first; none for a country that has none. */
export const payeeFormsOf = (country: string): Readonly<Partial<Record<PayeeFormKey, PayeeSchema>>> =>
  (own(payeeForms, country) ? (payeeForms as Loose)[country] : undefined) ?? {};

/** The form of a country and a way of receiving. */
export function payeeFormOf(country: string, key: string): PayeeSchema | undefined {
  const forms = payeeFormsOf(country);
  return own(forms, key) ? forms[key as PayeeFormKey] : undefined;
}
