import * as v from 'valibot';
import { agentFlow, agentParts, agentSteps, feeTypes } from '@/domain/school/school';
import { schoolAccountKinds } from '@/domain/school/schoolAccounts';
import { countryCode, currencyCode, identifier, instant, moneyShape, ossFileKey, shortText } from './base';

export const schoolAccountKind = v.picklist(schoolAccountKinds);
export const feeType = v.picklist(feeTypes);
export const agentStep = v.picklist(agentSteps);
export const agentFlowStep = v.picklist(agentFlow);
export const agentPart = v.picklist(agentParts);

export const school = v.object({
  schoolId: identifier,
  name: shortText,
  localName: v.optional(shortText),
  country: countryCode,
  city: shortText,
  currency: currencyCode,
  /** `flywire`: the partner, with its fields; `bank`: the school's account. */
  partner: v.picklist(['flywire', 'bank']),
  hot: v.boolean(),
  aliases: v.array(shortText),
  logo: v.optional(v.string()),
  favourite: v.boolean(),
  lastPaidAt: v.optional(instant),
});

/** `own`: this payer's entry; masked. */
export const schoolAccount = v.object({
  accountId: identifier,
  schoolId: v.optional(identifier),
  kind: schoolAccountKind,
  country: countryCode,
  currency: currencyCode,
  payeeName: shortText,
  accountNumber: v.string(),
  bankName: v.optional(shortText),
  codes: v.record(v.string(), v.string()),
  own: v.boolean(),
  status: v.picklist(['WaitConfirm', 'Confirmed']),
  createdAt: instant,
});

export const payeeOfSchool = v.object({
  payeeId: identifier,
  payeeName: shortText,
  accountNumber: v.string(),
  country: countryCode,
  currency: currencyCode,
  postscript: shortText,
  studentName: shortText,
  studentId: v.optional(shortText),
  costType: feeType,
  invoiceNumber: v.optional(shortText),
  schoolId: v.optional(identifier),
  /** With the partner, for one sum and a limited time. */
  registered: v.boolean(),
  createdAt: instant,
});

export const feeTypeRow = v.object({
  feeType,
  content: v.string(),
  currency: currencyCode,
  minAmount: moneyShape,
  maxAmount: moneyShape,
});

const rule = v.object({
  rule: v.string(),
  value: v.optional(v.union([v.string(), v.number()])),
  field: v.optional(v.string()),
});
export const feeField = v.object({
  name: v.string(),
  label: v.string(),
  kind: v.picklist(['text', 'date', 'email', 'select']),
  required: v.boolean(),
  rules: v.array(rule),
  options: v.optional(v.array(v.string())),
});

export const agentSchool = v.object({
  schoolId: identifier,
  name: shortText,
  country: countryCode,
  currency: currencyCode,
});

const given = v.record(v.string(), v.string());
const document = v.object({ idType: v.string(), idNumber: v.string(), images: v.array(ossFileKey) });

export const agentForm = v.object({
  id: identifier,
  school: agentSchool,
  /** `Expired`: again from the student. */
  state: v.picklist(['Open', 'Expired', 'Finished']),
  at: agentFlowStep,
  expiresAt: v.optional(instant),
  commitId: v.optional(identifier),
  studentId: v.optional(identifier),
  student: v.optional(given),
  studentDocument: v.optional(document),
  payer: v.optional(given),
  fee: v.optional(v.object({ feeType, amount: v.string() })),
  seqNo: v.optional(identifier),
});
