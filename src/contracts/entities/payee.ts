import * as v from 'valibot';
import { payeeTypes } from '@/domain/payeeCountries';
import { payeeAuthStatusNames } from '@/domain/statuses/names';
import { areaCode, countryCode, identifier, instant, ossFileKey, shortText } from './base';

/** How a payee is paid: a bank account or one of the specification's 20 payee types, plus Alipay and the chat app. */
export const payeeAccountType = v.picklist(payeeTypes);

const optionalText = v.optional(shortText);

/** Values sent by a payee form. Method fields are optional here; the schema of country and method says which are needed. */
export const payeeForm = v.object({
  country: countryCode,
  accountType: payeeAccountType,
  firstName: optionalText,
  lastName: optionalText,
  middleName: optionalText,
  name: optionalText,
  localName: optionalText,
  nationality: v.optional(countryCode),
  idType: optionalText,
  idNumber: optionalText,
  birthDate: v.optional(v.string()),
  areaCode: v.optional(areaCode),
  phoneNumber: optionalText,
  email: optionalText,
  relationshipToReceiver: optionalText,
  city: optionalText,
  state: optionalText,
  district: optionalText,
  street: optionalText,
  postCode: optionalText,
  bankCode: optionalText,
  bankName: optionalText,
  branchCode: optionalText,
  branchName: optionalText,
  accountNumber: optionalText,
  accountKind: optionalText,
  cardNumber: optionalText,
  ifsc: optionalText,
  iban: optionalText,
  swift: optionalText,
  sortCode: optionalText,
  bsb: optionalText,
  abaRouting: optionalText,
  transitNumber: optionalText,
  clabe: optionalText,
  taxNumber: optionalText,
  fpsId: optionalText,
  payNowId: optionalText,
  upiId: optionalText,
  pixKey: optionalText,
  bpayBillerCode: optionalText,
  bpayReference: optionalText,
  walletProvider: optionalText,
  walletAccount: optionalText,
  alipayAccount: optionalText,
  wechatAccount: optionalText,
  cashAgentCode: optionalText,
  /** Bill postscript: up to 150 letters or digits (specification). */
  remark: v.optional(v.pipe(v.string(), v.maxLength(150))),
  gender: optionalText,
  occupation: optionalText,
  idExpiry: v.optional(v.string()),
  kanaName: optionalText,
  billerName: optionalText,
  fpsType: optionalText,
  payNowType: optionalText,
  pixKeyType: optionalText,
  /** Pictures of the card, by ossFileKey. */
  cardPhoto: v.optional(v.array(ossFileKey)),
});
export type PayeeForm = v.InferOutput<typeof payeeForm>;

export const payeeAuthStatus = v.picklist(payeeAuthStatusNames);

export const payee = v.object({
  id: identifier,
  payeeId: identifier,
  ...v.partial(payeeForm).entries,
  country: countryCode,
  accountType: payeeAccountType,
  name: shortText,
  /** Bank or wallet and the last digits, ready to show; built by the server in masked form. */
  payeeLabel: shortText,
  authStatus: payeeAuthStatus,
  needComplete: v.boolean(),
  exchangeAuthStatus: v.optional(v.string()),
  payeeWarn: v.optional(v.object({ type: v.string() })),
  payeeLabelMsg: v.optional(v.string()),
  checkStatus: v.optional(v.string()),
  baseInfoStatus: v.optional(v.string()),
  bankInfoStatus: v.optional(v.string()),
  identityInfoStatus: v.optional(v.string()),
  images: v.optional(v.array(v.object({ name: v.string(), ossFileKey }))),
  createTime: instant,
  lastRemitAt: v.optional(instant),
});
export type Payee = v.InferOutput<typeof payee>;

/** A way to pay out in a corridor. */
export const payeeMethod = v.object({
  accountType: payeeAccountType,
  arrivalMinutesFrom: v.number(),
  arrivalMinutesTo: v.number(),
  maxAmount: v.optional(v.string()),
  recommended: v.boolean(),
  maintenance: v.boolean(),
});

export const bankRow = v.object({
  bankCode: v.string(),
  bankName: v.string(),
  localName: v.optional(v.string()),
  swift: v.optional(v.string()),
});
export const branchRow = v.object({
  branchCode: v.string(),
  branchName: v.string(),
  city: v.optional(v.string()),
});
export const cashAgent = v.object({
  agentCode: v.string(),
  agentName: v.string(),
  address: v.string(),
  city: v.string(),
  openingHours: v.string(),
});
/** A counter with where it is; `distanceKm` when the caller said where they are. */
export const cashPlace = v.object({
  ...cashAgent.entries,
  latitude: v.number(),
  longitude: v.number(),
  distanceKm: v.optional(v.number()),
});
export type CashPlace = v.InferOutput<typeof cashPlace>;
