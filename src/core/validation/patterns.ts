import { identityPatterns } from './identity';
import type { Pattern } from './pattern';

const matches =
  (pattern: RegExp): Pattern =>
  (value) =>
    pattern.test(value);

const han = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
const poBox = /\b(p\.?\s*o\.?\s*|post(al)?\s+(office\s+)?)box\b/i;

/** Three or more equal or consecutive: `111`, `123`, `987`. */
const hasEasyDigits = (value: string): boolean =>
  (value.match(/\d{3,}/g) ?? []).some((run) =>
    [0, 1, -1].some((step) =>
      Array.from(run).some(
        (_, i) => i + 2 < run.length && stepAt(run, i) === step && stepAt(run, i + 1) === step,
      ),
    ),
  );
const stepAt = (run: string, i: number): number => run.charCodeAt(i + 1) - run.charCodeAt(i);

const isEmail: Pattern = (value) =>
  value.length <= 140 &&
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*\.[A-Za-z]{2,63}$/.test(
    value,
  ) &&
  !/^\.|\.\.|\.@/.test(value);

export const couponCodeShape = /^[A-Za-z]{3}[A-Za-z0-9]{5}$/;

/** The specification's names (flows, 5.7). */
export const patterns = {
  integer: matches(/^\d+$/),
  amount: matches(/^(0|[1-9]\d*)(\.\d{1,2})?$/),
  amountFourDecimals: matches(/^(0|[1-9]\d*)(\.\d{1,4})?$/),
  phone: matches(/^\d{7,12}$/),
  phoneMainland: matches(/^1[3-9]\d{9}$/),
  phoneJapan: matches(/^0?\d{10}$/),
  email: (value) => isEmail(value),
  englishName: matches(/^[A-Za-z\-_.'’"“”· ]+$/),
  chineseName: matches(/^[\u3400-\u4dbf\u4e00-\u9fff·•]{2,40}$/),
  password: matches(/^(?=.*\d)(?=.*[A-Za-z])[\x21-\x7e]{6,16}$/),
  passwordKorea: matches(/^\d{6}$/),
  payPassword: (value) => /^(?=.*\d)(?=.*[A-Za-z])[\x21-\x7e]{6,16}$/.test(value) && !hasEasyDigits(value),
  payPasswordDigits: (value) => /^\d{6}$/.test(value) && !hasEasyDigits(value),
  verificationCode: matches(/^\d{6}$/),
  verificationCodeKorea: matches(/^\d{3}$/),
  couponCode: matches(couponCodeShape),
  addressChinese: (value) => /[省市区县镇乡村路街道巷弄号楼室栋座苑园组旗州盟區縣鎮鄉號樓棟園組]/.test(value),
  addressEnglish: (value) => /^[A-Za-z0-9 ,.'’#/&()\-:;]+$/.test(value),
  addressEnglishStrict: (value) => /[A-Za-z]/.test(value) && !han.test(value),
  noPoBox: (value) => !poBox.test(value),
  alphanumeric8to18: matches(/^[A-Za-z0-9]{8,18}$/),
  permitId: matches(/^[A-Za-z]\d{8,10}$/),
  taiwanTravelPermit: matches(/^\d{8}$/),
  taxId9: matches(/^\d{9}$/),
  ssn: matches(/^(\d{9}|\d{3}-\d{2}-\d{4})$/),
  postCode4: matches(/^\d{4}$/),
  postCode5: matches(/^\d{5}$/),
  postCode6: matches(/^\d{6}$/),
  postCode7: matches(/^\d{7}$/),
  postCodeCanada: matches(/^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/),
  postCodeJapan: matches(/^\d{3}-?\d{4}$/),
  postCodeBrazil: matches(/^\d{5}-?\d{3}$/),
  postCodeKorea: matches(/^\d{5}$/),
  postCodeUnitedKingdom: matches(/^[A-Za-z]{1,2}\d[A-Za-z\d]?\s?\d[A-Za-z]{2}$/),
  koreanId: matches(/^\d{6}-?\d{7}$/),
  abaRouting: matches(/^\d{9}$/),
  bankAccount: matches(/^[1-9]\d{14,18}$/),
  ifsc: matches(/^[A-Za-z0-9]{11}$/),
  streetAustralia: (value) => /[A-Za-z]/.test(value) && /\d/.test(value),
  iban: (value) => /^[A-Za-z]{2}[A-Za-z0-9]{1,33}$/.test(value.replace(/\s/g, '')),
  ibanTurkey: (value) => /^TR[A-Za-z0-9]{24}$/i.test(value.replace(/\s/g, '')),
  swift: matches(/^[A-Za-z0-9]{8}([A-Za-z0-9]{3})?$/),
  cpf: matches(/^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/),
  eVisaShareCode: matches(/^[A-Za-z0-9 ]{1,20}$/),
  vietnamAmount: (value) => /^\d+$/.test(value) && value.replace(/^0+/, '').length <= 12,
  japanAccountNumber: matches(/^\d{7}$/),
  bsb: matches(/^\d{3}-?\d{3}$/),
  upiId: matches(/^[A-Za-z0-9.\-_]{2,256}@[A-Za-z]{2,64}$/),
  billPostscript: matches(/^[A-Za-z0-9]{1,150}$/),
  residentIdMainland: matches(/^[1-9]\d{5}(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/),
  sortCode: matches(/^\d{2}-?\d{2}-?\d{2}$/),
  ...identityPatterns,
  // Not in the specification: published by each country.
  /** Zengin format: katakana, capitals, digits and ( ) - . / space. */
  zenginName: matches(/^[\u30a0-\u30ff\uff65-\uff9fA-Z0-9()（）.\-/ \u3000]{1,60}$/),
  /** Hong Kong Interbank Clearing: 7 digits for a person, 9 for a business. */
  fpsId: matches(/^(\d{7}|\d{9})$/),
  /** Numbering plan of the Office of the Communications Authority. */
  phoneHongKong: matches(/^[2-9]\d{7}$/),
  /** IMDA, mobile. */
  phoneSingapore: matches(/^[89]\d{7}$/),
  /** NTC, mobile. */
  phonePhilippines: matches(/^9\d{9}$/),
  /** EVP, a UUID: Banco Central do Brasil, Manual Operacional do DICT. */
  pixRandomKey: matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  pixPhone: matches(/^\+55[1-9]\d{9,10}$/),
  /** Pakistan, NADRA. */
  cnic: matches(/^[1-9]\d{12}$/),
  wechatAccount: matches(/^[A-Za-z][A-Za-z0-9_-]{5,19}$/),
  /** ISO/IEC 7812 prefix 62, 16 to 19 digits. */
  unionPayCard: matches(/^62\d{14,17}$/),
  alipayAccount: (value) => isEmail(value) || /^(\+?86)?1[3-9]\d{9}$/.test(value.replace(/[ -]/g, '')),
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;
