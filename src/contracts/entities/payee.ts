import * as v from 'valibot';
import { payeeFieldNames } from '@/domain/payee/payeeFields';
import { payeeAuthStatusNames } from '@/domain/statuses/names';
import { payeeAccountType } from './payeeMethod';
import { areaCode, countryCode, identifier, instant, ossFileKey, shortText, listOf } from './base';

const optionalText = v.optional(shortText);

const textFields = Object.fromEntries(payeeFieldNames.map((name) => [name, optionalText])) as Readonly<
  Record<(typeof payeeFieldNames)[number], typeof optionalText>
>;

/** Fields of all countries, text by default. All optional: the schema of country and method decides. */
export const payeeForm = v.object({
  ...textFields,
  country: countryCode,
  accountType: payeeAccountType,
  nationality: v.optional(countryCode),
  birthDate: optionalText,
  idExpiry: optionalText,
  areaCode: v.optional(areaCode),
  district: optionalText,
  bankName: optionalText,
  branchName: optionalText,
  /** Up to 150 letters or digits (specification). */
  remark: v.optional(v.pipe(v.string(), v.maxLength(150))),
  agreed: v.optional(v.boolean()),
  cardPhoto: v.optional(listOf(ossFileKey)),
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
  /** Masked: bank or wallet and last digits. */
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
