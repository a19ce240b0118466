import type { PayeeForm } from '@/contracts/entities/payee';
import type { PayeeAccountType } from '@/domain/payeeMethods';
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

/** Facts derived from the account in a form. */
export interface AccountFacts {
  /** Under which the account is known: two payees with the same one are the same account. */
  account: string;
  /** Bank, wallet or agent, ready to show. */
  place: string;
  /** Number whose last digits follow the place; none for cash. */
  shownNumber?: string;
  /** The form's fields in one spelling, and what the account itself decides, such as the bank of a card. */
  fields: Partial<PayeeForm>;
}

/** Ways of receiving that a country has a form for, the usual one first. */
export const accountTypesOf = (country: string): PayeeAccountType[] => [
  ...new Set(Object.values(payeeFormsOf(country)).map(({ accountType }) => accountType)),
];

export const bankLike: readonly string[] = ['bank', 'iban', 'sortCode', 'eft'];

/** Ways of receiving that a transfer may go by, the usual one first. Tuition and large amounts go to bank accounts alone. */
export const waysOf = (country: string, remitType: string): PayeeAccountType[] =>
  accountTypesOf(country).filter((type) => remitType === 'personal' || bankLike.includes(type));

/** Whether a kind of transfer arrives by this way; `*`: by whichever. A school is paid at its bank, whatever forms its country has. */
export const takesBy = (country: string, remitType: string, accountType: string): boolean =>
  accountType === '*' ||
  waysOf(country, remitType).some((way) => way === accountType) ||
  (remitType === 'studyAbroad' && accountType === 'bank');

const choiceKinds: readonly string[] = ['select', 'radio', 'checkboxGroup', 'country'];

/** A choice that is none of the field's own. */
async function isForeign(work: Pick<Work, 'db'>, field: ValueField, values: Values, schema: PayeeSchema) {
  const value = values[field.name];
  if (!choiceKinds.includes(field.kind) || typeof value !== 'string' || value === '') return false;
  const choices =
    'choices' in field ? field.choices : field.kind === 'country' ? { source: 'countries' } : undefined;
  if (!choices) return false;
  if (!('source' in choices)) return !choices.some((choice) => choice.value === value);
  return !(await isListed(work, choices.source, value, { country: schema.country, values }));
}

/**
 * Reads a form by its own schema, the same that the app shows: every field that shows with these values, in its rules, and every
 * choice against its list. What is wrong goes into `wrong` by field; the facts count only when nothing is.
 */
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

/** Keeps only the form's own fields, and the name in whichever parts it came. */
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
  // A number to reach them at, and where they live, are welcome whether the form asks for them or not.
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

/** The payee's name in one line. */
export const fullNameOf = (form: Partial<PayeeForm>): string =>
  (form.name?.trim() ||
    [form.firstName, form.middleName, form.lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ') ||
    form.localName?.trim() ||
    form.billerName?.trim()) ??
  '';

/** Whether the bank holds another name: a seeded account, or the family name DISAGREE. */
export const holderDisagrees = (form: PayeeForm, account: string): boolean =>
  nameDisagrees(`${form.country}:${account}`, fullNameOf(form));
