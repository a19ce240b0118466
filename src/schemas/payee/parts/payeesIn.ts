import type { CountryCode, CountryFacts } from '@/domain/countryTypes';
import type { PayeeAccountType } from '@/domain/payeeMethods';
import type { PayeeMethodKind } from '@/domain/payeeMethods';
import type { FieldSchema, FormSchema, FormSection } from '../../types';
import { mobile } from './contact';
import { englishNames, relation } from './person';

/** A way of receiving, or one of the two longer forms of a card in mainland China. */
export type PayeeFormKey = PayeeAccountType | 'nineElements' | 'uploadCard';

/** A payee's form, with what app and server must know of it beyond its fields. */
export interface PayeeSchema extends FormSchema {
  readonly country: CountryCode;
  readonly accountType: PayeeAccountType;
  /** Kind of the receiving method; the same in every country that offers it. */
  readonly kind: PayeeMethodKind;
  /** Names of the fields that together are the account: the same ones again are the same account. */
  readonly account: readonly string[];
}

/** A country that money goes to: what is known of it, and its forms by way of receiving, the usual one first. */
export interface PayeeCountry {
  readonly country: CountryFacts;
  readonly forms: Readonly<Partial<Record<PayeeFormKey, PayeeSchema>>>;
}

/** Where the money is not paid into an account. */
const accountTitles: Partial<Record<PayeeMethodKind, I18nKey>> = {
  cash: 'payee.form.pickUp',
  bill: 'payee.form.bill',
};

type Fields = readonly FieldSchema[];

export interface PayeeSpec {
  /** Default: an account at a bank. */
  readonly kind?: PayeeMethodKind;
  readonly noteKey?: I18nKey;
  /** Default: first, middle and last name in Latin letters. */
  readonly person?: Fields;
  readonly account: Fields;
  /** Names of the fields that are the account; default: every field of `account` that must be filled in. */
  readonly key?: readonly string[];
  readonly address?: Fields;
  /** Default: a mobile number of the country, if there is one at hand. */
  readonly contact?: Fields;
}

const formType = (key: PayeeFormKey): PayeeAccountType =>
  key === 'nineElements' || key === 'uploadCard' ? 'bank' : key;

function schemaOf(country: CountryFacts, key: PayeeFormKey, spec: PayeeSpec): PayeeSchema {
  const { code } = country;
  const section = (titleKey: I18nKey, fields: Fields): readonly FormSection[] =>
    fields.length > 0 ? [{ titleKey, fields }] : [];
  return {
    id: `payee-${code.toLowerCase()}-${key.toLowerCase()}`,
    ...(spec.noteKey ? { noteKey: spec.noteKey } : {}),
    country: code,
    accountType: formType(key),
    kind: spec.kind ?? 'bank',
    account:
      spec.key ??
      spec.account.flatMap((field) =>
        field.kind === 'note' || field.required === false || field.name === 'accountKind' ? [] : [field.name],
      ),
    sections: [
      ...section('payee.form.person', [...(spec.person ?? englishNames), ...relation]),
      ...section(accountTitles[spec.kind ?? 'bank'] ?? 'payee.form.account', spec.account),
      ...section('payeeForms.address', spec.address ?? []),
      ...section('payee.form.contact', spec.contact ?? [mobile(country, { required: false })]),
    ],
  };
}

export function payeesIn<const K extends PayeeFormKey>(
  country: CountryFacts,
  specs: Readonly<Record<K, PayeeSpec>>,
): PayeeCountry {
  const forms: Partial<Record<PayeeFormKey, PayeeSchema>> = {};
  for (const key of Object.keys(specs) as K[]) forms[key] = schemaOf(country, key, specs[key]);
  return { country, forms };
}
