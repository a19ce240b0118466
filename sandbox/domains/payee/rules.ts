import type { PayeeForm } from '@/contracts/entities/payee';
import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import { breachesOf, ruleContext, textOf } from '@/core/validation';
import { rulesOf, shownFields, type ValueField } from '@/schemas/fieldRules';
import { payeeFormsOf, type PayeeSchema } from '@/schemas/payee';
import { callerDay, type Caller } from '../common/callerDay';
import type { Work } from '../../runtime';
import { nameDisagrees } from '../bank/accounts';
import { accountOwner } from './accountOwner';
import { normalised } from './normalise';
import type { Values, Wrong } from './fields';
import { isListed } from './sources';

export interface AccountFacts {
  /** Identifies the account. */
  account: string;
  /** For display. */
  place: string;
  /** undefined for cash. */
  shownNumber?: string;
  /** Normalized, plus derived ones. */
  fields: Partial<PayeeForm>;
}

/** Usual first. */
export const accountTypesOf = (country: string): PayeeAccountType[] => [
  ...new Set(Object.values(payeeFormsOf(country)).map(({ accountType }) => accountType)),
];

export const bankLike: readonly string[] = ['bank', 'iban', 'sortCode', 'eft'];

/** Tuition and large amounts only go to bank accounts. */
export const waysOf = (country: string, remitType: string): PayeeAccountType[] =>
  accountTypesOf(country).filter((type) => remitType === 'personal' || bankLike.includes(type));

/** `*` matches any way; schools are paid at a bank. */
export const takesBy = (country: string, remitType: string, accountType: string): boolean =>
  accountType === '*' ||
  waysOf(country, remitType).some((way) => way === accountType) ||
  (remitType === 'studyAbroad' && accountType === 'bank');

const choiceKinds: readonly string[] = ['select', 'radio', 'checkboxGroup', 'country'];

/** Not in the field's list. */
async function isForeign(work: Pick<Work, 'db'>, field: ValueField, values: Values, schema: PayeeSchema) {
  const value = values[field.name];
  if (!choiceKinds.includes(field.kind) || typeof value !== 'string' || value === '') return false;
  const choices =
    'choices' in field ? field.choices : field.kind === 'country' ? { source: 'countries' } : undefined;
  if (!choices) return false;
  if (!('source' in choices)) return !choices.some((choice) => choice.value === value);
  return !(await isListed(work, choices.source, value, { country: schema.country, values }));
}

/** Errors go into `wrong`; the facts are valid only without any. */
export async function readBySchema(
  work: Pick<Work, 'db'> & Caller,
  schema: PayeeSchema,
  form: PayeeForm,
  wrong: Wrong,
): Promise<AccountFacts> {
  const values = normalised(schema, form);
  const shown = shownFields(schema, values);
  const context = ruleContext(values, callerDay(work));
  for (const field of shown) {
    const breach = breachesOf(field.name, rulesOf(field, values), context).find(({ warning }) => !warning);
    if (breach) wrong[field.name] = breach.rule;
    else if (await isForeign(work, field, values, schema)) wrong[field.name] = 'listed';
  }
  const text = (name: string): string => textOf(values, name);
  const account = schema.account.map((name) => text(name).toUpperCase()).join(':');
  const owner = await accountOwner(work, schema, values, wrong);
  const last = schema.account[schema.account.length - 1] ?? '';
  return {
    account,
    place: owner.place,
    ...(schema.accountType === 'cash' ? {} : { shownNumber: text(last) }),
    fields: { ...keptOf(shown, values), ...owner.fields },
  };
}

/** Keeps all parts of the name. */
function keptOf(shown: readonly ValueField[], values: Values): Partial<PayeeForm> {
  const names = new Set([
    'country',
    'accountType',
    'firstName',
    'middleName',
    'lastName',
    'name',
    'localName',
  ]);
  for (const field of shown) {
    names.add(field.name);
    if (field.kind === 'phone') names.add(field.areaCodeName);
  }
  // Kept even if the form does not ask.
  for (const name of ['phoneNumber', 'areaCode', 'street', 'city', 'state', 'postCode']) names.add(name);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        names.has(name) &&
        value !== undefined &&
        value !== '' &&
        !(name === 'areaCode' && !values.phoneNumber),
    ),
  );
}

export const fullNameOf = (form: Partial<PayeeForm>): string =>
  (form.name?.trim() ||
    [form.firstName, form.middleName, form.lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ') ||
    form.localName?.trim() ||
    form.billerName?.trim()) ??
  '';

/** Seeded accounts, or the test name DISAGREE. */
export const holderDisagrees = (form: PayeeForm, account: string): boolean =>
  nameDisagrees(`${form.country}:${account}`, fullNameOf(form));
