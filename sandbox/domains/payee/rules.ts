import type { PayeeAccountType, PayeeForm } from '@/catalogue/entities/payee';
import type { RuleSpec } from '@/core/validation';
import type { Work } from '../../dispatch/handler';
import { textIn } from '../../dispatch/refusal';
import { nameDisagrees, plainAccount } from '../bank/accounts';
import { bankOf } from '../bank/banks';
import { cardInfo, isCardNumber } from '../bank/cardBins';
import { alipayObstacle, alipayAccountOf } from './alipay';
import { cashAgent } from './cashAgents';
import { refusePayee } from './refusals';

type Field = keyof PayeeForm;
/** Fields that break a rule, by name; empty when all is well. */
export type Wrong = Record<string, string>;

/** What the account of a form comes to. */
export interface AccountFacts {
  /** Under which the account is known: two payees with the same one are the same account. */
  account: string;
  /** Bank, wallet or agent, ready to show. */
  place: string;
  /** Number whose last digits stand behind the place; none for cash. */
  shownNumber?: string;
  /** Fields that the account itself decides, such as the bank of a card. */
  fields?: Partial<PayeeForm>;
}

export interface MethodRules {
  fields: Partial<Record<Field, readonly RuleSpec[]>>;
  /** Checks that need more than a pattern; puts what is wrong into `wrong`, or refuses. */
  read(work: Pick<Work, 'db'>, form: PayeeForm, wrong: Wrong): Promise<AccountFacts> | AccountFacts;
}

const english: Partial<Record<Field, readonly RuleSpec[]>> = {
  firstName: ['required', 'englishName'],
  middleName: ['englishName'],
  lastName: ['required', 'englishName'],
};
/** A Chinese payee is named in Chinese characters, or in pinyin by first and last name. */
const byNameOrParts = (form: PayeeForm, wrong: Wrong): void => {
  const given = form.name?.trim() || form.localName?.trim();
  if (!given && !(form.firstName?.trim() && form.lastName?.trim()))
    wrong[form.firstName || form.lastName ? (form.firstName ? 'lastName' : 'firstName') : 'name'] ??=
      'required';
};

const mainlandPerson: Partial<Record<Field, readonly RuleSpec[]>> = {
  firstName: ['englishName'],
  lastName: ['englishName'],
  localName: ['chineseName'],
  idNumber: ['residentIdMainland', 'residentIdCheck'],
  phoneNumber: [
    {
      rule: 'phoneMainland',
      when: {
        any: [
          { field: 'areaCode', is: '86' },
          { field: 'areaCode', filled: false },
        ],
      },
    },
  ],
};

const chnBank: MethodRules = {
  fields: mainlandPerson,
  read(_work, form, wrong) {
    byNameOrParts(form, wrong);
    const card = plainAccount(form.cardNumber ?? form.accountNumber ?? '');
    const field =
      form.cardNumber === undefined && form.accountNumber !== undefined ? 'accountNumber' : 'cardNumber';
    if (!card) wrong[field] = 'required';
    else if (!isCardNumber(card)) wrong[field] = /^[1-9]\d{15,18}$/.test(card) ? 'luhnCheck' : 'bankAccount';
    if (wrong[field]) return { account: '', place: '' };
    const info = cardInfo(card);
    if (info.known && !info.supported)
      refusePayee('bank', { bankCode: info.bankCode ?? '', cardType: info.cardType ?? '' });
    const bank = bankOf('CHN', info.bankCode ?? form.bankCode) ?? refusePayee('bank');
    if (form.bankCode && form.bankCode !== bank.bankCode) wrong.bankCode = 'bankOfCard';
    return {
      account: card,
      place: bank.bankName,
      shownNumber: card,
      fields: { cardNumber: card, bankCode: bank.bankCode, bankName: bank.bankName },
    };
  },
};

const chnAlipay: MethodRules = {
  fields: { ...mainlandPerson, alipayAccount: ['required'] },
  read(_work, form, wrong) {
    byNameOrParts(form, wrong);
    const account = alipayAccountOf(form.alipayAccount ?? '');
    if (form.alipayAccount && !account) wrong.alipayAccount = 'alipayAccount';
    if (!account) return { account: '', place: '' };
    const obstacle = alipayObstacle(account);
    if (obstacle) refusePayee(obstacle);
    return { account, place: 'Alipay', shownNumber: account, fields: { alipayAccount: account } };
  },
};

/** Mobile numbers of the Philippines: ten digits from 9, with or without 0 or 63. */
const philippineMobile = (text: string | undefined): string | null =>
  /^(?:\+?63|0)?(9\d{9})$/.exec(plainAccount(text ?? ''))?.[1] ?? null;

function checkPhilippinePhone(form: PayeeForm, wrong: Wrong): void {
  if (form.phoneNumber && (form.areaCode ?? '63') === '63' && !philippineMobile(form.phoneNumber))
    wrong.phoneNumber = 'phone';
}

const phlBank: MethodRules = {
  fields: { ...english, bankCode: ['required'], accountNumber: ['required'], email: ['email'] },
  read(_work, form, wrong) {
    checkPhilippinePhone(form, wrong);
    const bank = bankOf('PHL', form.bankCode);
    if (form.bankCode && !bank) refusePayee('bank');
    const account = plainAccount(form.accountNumber ?? '');
    if (account && (!/^\d{6,16}$/.test(account) || /^0+$/.test(account)))
      wrong.accountNumber = 'accountNumber';
    else if (account && bank?.accountLengths && !bank.accountLengths.includes(account.length))
      wrong.accountNumber = 'accountLength';
    return {
      account: `${form.bankCode}:${account}`,
      place: bank?.bankName ?? '',
      shownNumber: account,
      fields: { accountNumber: account, ...(bank ? { bankName: bank.bankName } : {}) },
    };
  },
};

const phlWallet: MethodRules = {
  fields: { ...english, walletProvider: ['required'] },
  async read({ db }, form, wrong) {
    checkPhilippinePhone(form, wrong);
    const provider = await db
      .selectFrom('enum_values')
      .select(['code', 'names'])
      .where('type', '=', 'walletProvider')
      .where('target_country', '=', 'PHL')
      .where('code', '=', form.walletProvider ?? '')
      .executeTakeFirst();
    if (form.walletProvider && !provider) wrong.walletProvider = 'listed';
    // The wallet's account is its owner's mobile number.
    const given =
      form.walletAccount ??
      (form.areaCode === '63' || form.areaCode === undefined ? form.phoneNumber : undefined);
    const account = philippineMobile(given);
    if (!given) wrong.walletAccount = 'required';
    else if (!account) wrong.walletAccount = 'phone';
    return {
      account: `${form.walletProvider}:${account}`,
      place: provider ? textIn(provider.names, 'en') : '',
      shownNumber: account ?? '',
      fields: { walletAccount: account ?? '' },
    };
  },
};

const phlCash: MethodRules = {
  fields: {
    ...english,
    cashAgentCode: ['required'],
    phoneNumber: ['required'],
    birthDate: ['required', 'date', 'beforeToday', { rule: 'minAge', value: 18 }],
  },
  read(_work, form, wrong) {
    checkPhilippinePhone(form, wrong);
    const agent = cashAgent('PHL', form.cashAgentCode);
    if (form.cashAgentCode && !agent) wrong.cashAgentCode = 'listed';
    // Nobody has an account at a counter: the person and the chain are the account.
    const person = [form.firstName, form.middleName, form.lastName]
      .map((part) => (part ?? '').trim().toUpperCase())
      .join(' ');
    return {
      account: `${form.cashAgentCode}:${person}:${philippineMobile(form.phoneNumber) ?? form.phoneNumber ?? ''}`,
      place: agent ?? '',
    };
  },
};

/** Forms by country and way of receiving; a new country is one row here. */
const methodRules: Readonly<Record<string, Partial<Record<PayeeAccountType, MethodRules>>>> = {
  CHN: { bank: chnBank, alipay: chnAlipay },
  PHL: { bank: phlBank, eWallet: phlWallet, cash: phlCash },
};

export const rulesFor = (country: string, accountType: PayeeAccountType): MethodRules | undefined =>
  methodRules[country]?.[accountType];

/** Ways of receiving a country has, the usual one first. */
export const accountTypesOf = (country: string): PayeeAccountType[] =>
  Object.keys(methodRules[country] ?? {}) as PayeeAccountType[];

/** The payee's name in one line. */
export const fullNameOf = (form: PayeeForm): string =>
  (form.name?.trim() ||
    [form.firstName, form.middleName, form.lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ') ||
    form.localName?.trim()) ??
  '';

/** Whether the bank holds another name: a seeded account, or the family name DISAGREE. */
export const holderDisagrees = (form: PayeeForm, account: string): boolean =>
  nameDisagrees(`${form.country}:${account}`, fullNameOf(form));
