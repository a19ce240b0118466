import { parseAmount } from '../amountText';
import { ageOn, type DateText, isAfter, isBefore, isDate, isWithinMonths } from '../dates';
import { Decimal, isDecimalText } from '../decimal';
import * as accounts from './accountChecks';
import * as checksums from './checksums';
import { type Condition, type FormValues, holds, textOf } from './condition';
import * as identity from './identity';
import { type PatternName, patterns } from './patterns';

/** Placeholder for a file that the server does not have yet. No ossFileKey is this short. */
export const UNFINISHED_FILE = 'unfinished';
/** Placeholder for one that shows its own error, beside its name. */
export const TROUBLED_FILE = 'troubled';

export interface RuleContext {
  readonly values: FormValues;
  /** The user's day, `2025-01-31`. */
  readonly today: string;
}

/** Rules that need a number, another field or today; patterns need only the value. */
const relational = {
  required: { allowsEmpty: false, test: (value: string) => value !== '' },
  /** A declaration, an agreement, the BPAY terms. */
  agreed: { allowsEmpty: false, test: (value: string) => value === 'true' },
  signed: { allowsEmpty: false, test: (value: string) => value !== '' && value !== 'false' },
  fileRequired: { allowsEmpty: false, test: (value: string) => value !== '' },
  /** No file of the list failed or was turned down, and none is still on its way. */
  fileSound: { test: (value: string) => !value.split(',').includes(TROUBLED_FILE) },
  fileFinished: { test: (value: string) => !value.split(',').includes(UNFINISHED_FILE) },
  maxLength: { test: (value: string, arg: RuleArg) => Array.from(value).length <= Number(arg.value ?? 140) },
  minLength: { test: (value: string, arg: RuleArg) => Array.from(value).length >= Number(arg.value ?? 0) },
  exactLength: {
    // A sign is two units at most: what is longer need not be counted.
    test: (value: string, arg: RuleArg) =>
      value.length <= 2 * Number(arg.value) && Array.from(value).length === Number(arg.value),
  },
  /** Digits alone, as many as `value` says: `10`, `6-16`. */
  digits: { test: (value: string, arg: RuleArg) => /^\d+$/.test(value) && isWithin(value.length, arg.value) },
  /** Letters and digits alone, as many as `value` says. */
  lettersDigits: {
    test: (value: string, arg: RuleArg) => /^[A-Za-z0-9]+$/.test(value) && isWithin(value.length, arg.value),
  },
  /** Not one and the same digit throughout: no bank gives out 000000. */
  notOneDigit: { test: (value: string) => !/^(\d)\1+$/.test(value) },
  /** Money input: not negative, at most n decimals (2), integer part under 13 digits. */
  money: { test: (value: string, arg: RuleArg) => parseAmount(value, Number(arg.value ?? 2)).ok },
  atLeast: { test: (value: string, arg: RuleArg) => compareTo(value, arg.value) >= 0 },
  atMost: { test: (value: string, arg: RuleArg) => compareTo(value, arg.value) <= 0 },
  maxChoices: {
    test: (value: string, arg: RuleArg) =>
      Number(arg.value ?? 0) === 0 || value.split(',').length <= Number(arg.value),
  },
  same: {
    test: (value: string, arg: RuleArg, { values }: RuleContext) => value === textOf(values, arg.field ?? ''),
  },
  /** First and last name that are identical are only a warning: see `warning`. */
  different: {
    test: (value: string, arg: RuleArg, { values }: RuleContext) =>
      value.toLowerCase() !== textOf(values, arg.field ?? '').toLowerCase(),
  },
  /** The BSB comes first, the account after it. */
  after: {
    test: (_: string, arg: RuleArg, { values }: RuleContext) => textOf(values, arg.field ?? '') !== '',
  },
  /** The street without what has fields of its own: district, state, postcode. */
  streetOnly: {
    test: (value: string, arg: RuleArg, { values }: RuleContext) =>
      (arg.fields ?? []).every((field) => {
        const part = textOf(values, field).toLowerCase();
        return part.length < 2 || !words(value).includes(` ${words(part).trim()} `);
      }),
  },
  date: { test: (value: string) => isDate(value) },
  afterToday: {
    test: (value: string, _: RuleArg, { today }: RuleContext) => isDate(value) && isAfter(value, today),
  },
  beforeToday: {
    test: (value: string, _: RuleArg, { today }: RuleContext) => isDate(value) && isBefore(value, today),
  },
  /** Age in whole years; 18 for cash pick-up. */
  minAge: {
    test: (value: string, arg: RuleArg, { today }: RuleContext) =>
      isDate(value) && ageOn(value, today) >= Number(arg.value ?? 18),
  },
  /** Address proof within 3 or 6 months. */
  withinMonths: {
    test: (value: string, arg: RuleArg, { today }: RuleContext) =>
      isWithinMonths(value, today, Number(arg.value ?? 3)),
  },
  /** Rate alert: the expected rate lies above or below the current one (`value`). */
  aboveRate: { test: (value: string, arg: RuleArg) => compareTo(value, arg.value) > 0 },
  belowRate: { test: (value: string, arg: RuleArg) => compareTo(value, arg.value) < 0 },
  ibanCheck: { test: (value: string) => checksums.isIban(value) },
  luhnCheck: { test: (value: string) => checksums.isLuhn(value.replace(/[\s-]/g, '')) },
  abaCheck: { test: (value: string) => checksums.isAba(value) },
  cpfCheck: { test: (value: string) => checksums.isCpf(value) },
  cbuCheck: { test: (value: string) => checksums.isCbu(value) },
  clabeCheck: { test: (value: string) => checksums.isClabe(value) },
  nubanCheck: {
    test: (value: string, arg: RuleArg, { values }: RuleContext) =>
      checksums.isNuban(textOf(values, arg.field ?? 'bankCode'), value),
  },
  hkidCheck: { test: (value: string) => identity.isHkid(value) },
  nricCheck: { test: (value: string) => identity.isNric(value) },
  irdCheck: { test: (value: string) => identity.isIrd(value) },
  sinCheck: { test: (value: string) => checksums.isLuhn(value.replace(/[\s-]/g, '')) },
  ssnIssued: { test: (value: string) => identity.isIssuedSsn(value) },
  myNumberCheck: { test: (value: string) => identity.isMyNumber(value) },
  koreanIdCheck: { test: (value: string) => identity.isKoreanId(value) },
  /** The postcode begins as those of the chosen state do; a state without a row has no such rule. */
  postCodeOfState: {
    test: (value: string, arg: RuleArg, { values }: RuleContext) => {
      const starts = arg.starts?.[textOf(values, arg.field ?? 'state')];
      return !starts || starts.some((start) => value.toUpperCase().startsWith(start));
    },
  },
  /** `value`: the two letters of the country whose IBAN this must be. */
  ibanOf: { test: (value: string, arg: RuleArg) => accounts.isIbanOf(String(arg.value ?? ''), value) },
  bicShape: { test: (value: string) => accounts.isBic(value) },
  ifscShape: { test: (value: string) => accounts.isIfscShape(value) },
  abaDistrict: { test: (value: string) => accounts.isAbaDistrict(value) },
  cnpjCheck: { test: (value: string) => accounts.isCnpj(value) },
  /** Brazil's tax number of a person or of a company. */
  cpfOrCnpj: { test: (value: string) => checksums.isCpf(value) || accounts.isCnpj(value) },
  cuitCheck: { test: (value: string) => accounts.isCuit(value) },
  nzAccountCheck: { test: (value: string) => accounts.isNzAccount(value.replace(/[\s-]/g, '')) },
  uenShape: { test: (value: string) => accounts.isUen(value) },
  ribCheck: { test: (value: string) => accounts.isMoroccanRib(value) },
  uruguayanIdCheck: { test: (value: string) => accounts.isUruguayanId(value) },
  turkishIdCheck: { test: (value: string) => accounts.isTurkishId(value) },
  nitCheck: { test: (value: string) => accounts.isNit(value) },
  residentIdCheck: { test: (value: string) => checksums.isChineseResidentId(value) },
} as const satisfies Record<
  string,
  { allowsEmpty?: false; test: (value: string, arg: RuleArg, context: RuleContext) => boolean }
>;

export type RuleName = PatternName | keyof typeof relational;
export const ruleNames = [...Object.keys(patterns), ...Object.keys(relational)] as readonly RuleName[];

export interface RuleArg {
  /** A number, a length or a bound. */
  readonly value?: number | string;
  /** The other field of `same`, `different`, `after`. */
  readonly field?: string;
  readonly fields?: readonly string[];
  /** By the value of `field`: what the value may begin with. */
  readonly starts?: Readonly<Record<string, readonly string[]>>;
}

/** One rule of a field: a name, or a name with its argument, its condition and its weight. */
export type RuleSpec =
  | RuleName
  | (RuleArg & {
      readonly rule: RuleName;
      readonly when?: Condition;
      /** Shown, but does not keep the form from being sent. */
      readonly warning?: true;
    });

export interface RuleBreach {
  readonly rule: RuleName;
  readonly arg: RuleArg;
  readonly warning: boolean;
}

/** Whether a length is the one, or lies in the range, that a rule names: 10, `10`, `6-16`. */
function isWithin(length: number, range: number | string | undefined): boolean {
  const [least = '0', most = least] = String(range ?? '').split('-');
  return length >= Number(least) && length <= Number(most);
}

function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[,.;/]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
}

function compareTo(value: string, bound: number | string | undefined): number {
  const plain = value.replace(/,/g, '');
  return isDecimalText(plain) && bound !== undefined ? new Decimal(plain).comparedTo(bound) : NaN;
}

const isPattern = (rule: RuleName): rule is PatternName =>
  Object.prototype.hasOwnProperty.call(patterns, rule);

/** Whether one value keeps one rule. An empty value breaks only the rules that ask for something. */
export function keeps(rule: RuleName, value: string, arg: RuleArg, context: RuleContext): boolean {
  const text = value.trim();
  if (isPattern(rule)) return text === '' || patterns[rule](text);
  const row: { allowsEmpty?: false; test: (value: string, arg: RuleArg, context: RuleContext) => boolean } =
    relational[rule];
  return (text === '' && row.allowsEmpty !== false) || row.test(text, arg, context);
}

/** Every broken rule of one field, in the order of the rules. Rule names only; i18n turns them into words. */
export function breachesOf(
  field: string,
  specs: readonly RuleSpec[],
  context: RuleContext,
): readonly RuleBreach[] {
  const value = textOf(context.values, field);
  return specs.flatMap((spec) => {
    const { rule, when, warning, ...arg } =
      typeof spec === 'string' ? { rule: spec } : { when: undefined, warning: undefined, ...spec };
    const counts = !when || holds(when, context.values);
    return counts && !keeps(rule, value, arg, context) ? [{ rule, arg, warning: warning === true }] : [];
  });
}

/** The first broken rule that blocks, else the first warning, else null. */
export function firstBreach(
  field: string,
  specs: readonly RuleSpec[],
  context: RuleContext,
): RuleBreach | null {
  const found = breachesOf(field, specs, context);
  return found.find((breach) => !breach.warning) ?? found[0] ?? null;
}

/** Context for now, with the user's own calendar day. */
export const ruleContext = (values: FormValues, today: DateText): RuleContext => ({ values, today });
