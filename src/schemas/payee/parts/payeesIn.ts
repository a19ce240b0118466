import type { CountryCode, CountryFacts } from '@/domain/countries/countryTypes';
import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import type { PayeeMethodKind } from '@/domain/payee/payeeMethods';
import type { FieldSchema, FormSchema, FormSection } from '../../types';
import { mobile } from './contact';
import { englishNames, relation } from './person';

export type PayeeFormKey = PayeeAccountType | 'nineElements' | 'uploadCard';

export interface PayeeSchema extends FormSchema {
  readonly country: CountryCode;
  readonly accountType: PayeeAccountType;
  readonly kind: PayeeMethodKind;
  /** Same values, same account. */
  readonly account: readonly string[];
}

export interface PayeeCountry {
  readonly country: CountryFacts;
  readonly forms: Readonly<Partial<Record<PayeeFormKey, PayeeSchema>>>;
}

const accountTitles: Partial<Record<PayeeMethodKind, I18nKey>> = {
  cash: 'payee.form.pickUp',
  bill: 'payee.form.bill',
};

type Fields = readonly FieldSchema[];

export interface PayeeSpec {
  readonly kind?: PayeeMethodKind;
  readonly noteKey?: I18nKey;
  /** Default: first, middle and last in Latin letters. */
  readonly person?: Fields;
  readonly document?: Fields;
  readonly account: Fields;
  /** Identify the account; default: all required of `account`. */
  readonly key?: readonly string[];
  readonly address?: Fields;
  /** Default: an optional mobile number there. */
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
      ...section('payeeForms.document', spec.document ?? []),
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
