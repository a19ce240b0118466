import { parseAmount } from '../amountText';
import { ageOn, type DateText, isAfter, isBefore, isDate, isWithinMonths } from '../dates';
import { Decimal, isDecimalText } from '../decimal';
import * as accounts from './accountChecks';
import * as checksums from './checksums';
import { type Condition, type FormValues, holds, textOf } from './condition';
import * as identity from './identity';
import { type PatternName, patterns } from './patterns';
import { saysPlace } from './street';

/** For a file not uploaded yet; no ossFileKey is this short. */
export const UNFINISHED_FILE = 'unfinished';
/** For a file that shows its own error. */
export const TROUBLED_FILE = 'troubled';

export interface RuleContext {
  readonly values: FormValues;
  /** The user's day, `2025-01-31`. */
  readonly today: string;
}

export const placeFields = ['district', 'suburb', 'state', 'postCode'];

const relational = {
  required: { allowsEmpty: false, test: (value: string) => value !== '' },
  agreed: { allowsEmpty: false, test: (value: string) => value === 'true' },
  fileRequired: { allowsEmpty: false, test: (value: string) => value !== '' },
  fileSound: { test: (value: string) => !value.split(',').includes(TROUBLED_FILE) },
  fileFinished: { test: (value: string) => !value.split(',').includes(UNFINISHED_FILE) },
  maxLength: { test: (value: string, arg: RuleArg) => Array.from(value).length <= Number(arg.value ?? 140) },
  minLength: { test: (value: string, arg: RuleArg) => Array.from(value).length >= Number(arg.value ?? 0) },
  exactLength: {
    // At most two code units each: longer text needs no counting.
    test: (value: string, arg: RuleArg) =>
      value.length <= 2 * Number(arg.value) && Array.from(value).length === Number(arg.value),
  },
  /** `value`: `10`, `6-16`. */
  digits: { test: (value: string, arg: RuleArg) => /^\d+$/.test(value) && isWithin(value.length, arg.value) },
  lettersDigits: {
    test: (value: string, arg: RuleArg) => /^[A-Za-z0-9]+$/.test(value) && isWithin(value.length, arg.value),
  },
  /** No bank issues 000000. */
  notOneDigit: { test: (value: string) => !/^(\d)\1+$/.test(value) },
  /** `value`: decimals, default 2. */
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
  /** Identical names only warn: see `warning`. */
  different: {
    test: (value: string, arg: RuleArg, { values }: RuleContext) =>
      value.toLowerCase() !== textOf(values, arg.field ?? '').toLowerCase(),
  },
  /** The BSB comes first, then the account. */
  after: {
    test: (_: string, arg: RuleArg, { values }: RuleContext) => textOf(values, arg.field ?? '') !== '',
  },
  streetOnly: {
    test: (value: string, _: RuleArg, { values }: RuleContext) =>
      !placeFields.some((field) => saysPlace(value, textOf(values, field))),
  },
  date: { test: (value: string) => isDate(value) },
  afterToday: {
    test: (value: string, _: RuleArg, { today }: RuleContext) => isDate(value) && isAfter(value, today),
  },
  beforeToday: {
    test: (value: string, _: RuleArg, { today }: RuleContext) => isDate(value) && isBefore(value, today),
  },
  minAge: {
    test: (value: string, arg: RuleArg, { today }: RuleContext) =>
      isDate(value) && ageOn(value, today) >= Number(arg.value ?? 18),
  },
  withinMonths: {
    test: (value: string, arg: RuleArg, { today }: RuleContext) =>
      isWithinMonths(value, today, Number(arg.value ?? 3)),
  },
  /** Rate alert; `value` is the current rate. */
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
  /** Prefix of the chosen state; states without a row pass. */
  postCodeOfState: {
    test: (value: string, arg: RuleArg, { values }: RuleContext) => {
      const starts = arg.starts?.[textOf(values, arg.field ?? 'state')];
      return !starts || starts.some((start) => value.toUpperCase().startsWith(start));
    },
  },
  /** `value`: alpha-2 country of the IBAN. */
  ibanOf: { test: (value: string, arg: RuleArg) => accounts.isIbanOf(String(arg.value ?? ''), value) },
  bicShape: { test: (value: string) => accounts.isBic(value) },
  ifscShape: { test: (value: string) => accounts.isIfscShape(value) },
  abaDistrict: { test: (value: string) => accounts.isAbaDistrict(value) },
  cnpjCheck: { test: (value: string) => accounts.isCnpj(value) },
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
  readonly value?: number | string;
  readonly field?: string;
  /** Allowed beginnings by the value of `field`. */
  readonly starts?: Readonly<Record<string, readonly string[]>>;
}

export type RuleSpec =
  | RuleName
  | (RuleArg & {
      readonly rule: RuleName;
      readonly when?: Condition;
      /** Shown, but does not block sending. */
      readonly warning?: true;
    });

export interface RuleBreach {
  readonly rule: RuleName;
  readonly arg: RuleArg;
  readonly warning: boolean;
}

function isWithin(length: number, range: number | string | undefined): boolean {
  const [least = '0', most = least] = String(range ?? '').split('-');
  return length >= Number(least) && length <= Number(most);
}

function compareTo(value: string, bound: number | string | undefined): number {
  const plain = value.replace(/,/g, '');
  return isDecimalText(plain) && bound !== undefined ? new Decimal(plain).comparedTo(bound) : NaN;
}

const isPattern = (rule: RuleName): rule is PatternName =>
  Object.prototype.hasOwnProperty.call(patterns, rule);

/** Empty values break only `allowsEmpty: false`. */
export function keeps(rule: RuleName, value: string, arg: RuleArg, context: RuleContext): boolean {
  const text = value.trim();
  if (isPattern(rule)) return text === '' || patterns[rule](text);
  const row: { allowsEmpty?: false; test: (value: string, arg: RuleArg, context: RuleContext) => boolean } =
    relational[rule];
  return (text === '' && row.allowsEmpty !== false) || row.test(text, arg, context);
}

/** By order of rules; i18n translates the names. */
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

export function firstBreach(
  field: string,
  specs: readonly RuleSpec[],
  context: RuleContext,
): RuleBreach | null {
  const found = breachesOf(field, specs, context);
  return found.find((breach) => !breach.warning) ?? found[0] ?? null;
}

export const ruleContext = (values: FormValues, today: DateText): RuleContext => ({ values, today });
