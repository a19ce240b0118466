import * as v from 'valibot';
import { agentFlow, agentParts, agentSteps, feeTypes } from '@/domain/school';
import { schoolAccountKinds } from '@/domain/schoolAccounts';
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
  /** `flywire`: paid through the partner, with fields of its own; `bank`: to the school's account. */
  partner: v.picklist(['flywire', 'bank']),
  hot: v.boolean(),
  /** Other names it is found by, such as an abbreviation. */
  aliases: v.array(shortText),
  /** Address of its logo; none: its initials are shown. */
  logo: v.optional(v.string()),
  /** Of this payer: kept as a favourite, and when they last paid it. */
  favourite: v.boolean(),
  lastPaidAt: v.optional(instant),
});

/** An account of a school. `own`: entered by this payer; the number shows its last digits alone. */
export const schoolAccount = v.object({
  accountId: identifier,
  schoolId: v.optional(identifier),
  kind: schoolAccountKind,
  country: countryCode,
  currency: currencyCode,
  payeeName: shortText,
  accountNumber: v.string(),
  bankName: v.optional(shortText),
  /** Codes of bank and branch, by the names of the form's fields, to be compared with the invoice. */
  codes: v.record(v.string(), v.string()),
  own: v.boolean(),
  status: v.picklist(['WaitConfirm', 'Confirmed']),
  createdAt: instant,
});

/** A student's fees at a school, ready to be the payee of an order. */
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
  /** Registered with the payment partner: for one sum, and for a time. */
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
  fields: v.optional(v.array(v.string())),
});
/** A field of the student's form; `rules` are names of core/validation. */
export const feeField = v.object({
  name: v.string(),
  label: v.string(),
  kind: v.picklist(['text', 'date', 'email', 'select']),
  required: v.boolean(),
  rules: v.array(rule),
  options: v.optional(v.array(v.string())),
});

/** A school as the agent names it. */
export const agentSchool = v.object({
  schoolId: identifier,
  name: shortText,
  country: countryCode,
  currency: currencyCode,
});

const given = v.record(v.string(), v.string());
const document = v.object({ idType: v.string(), idNumber: v.string(), images: v.array(ossFileKey) });

/** The form of an invitation, as far as it is filled in. */
export const agentForm = v.object({
  id: identifier,
  school: agentSchool,
  /** `Expired`: not finished in time; it is begun again with the choice of the student. */
  state: v.picklist(['Open', 'Expired', 'Finished']),
  at: agentFlowStep,
  /** Absent until it is begun. */
  expiresAt: v.optional(instant),
  commitId: v.optional(identifier),
  /** Of a student who was known before. */
  studentId: v.optional(identifier),
  student: v.optional(given),
  studentDocument: v.optional(document),
  payer: v.optional(given),
  fee: v.optional(v.object({ feeType, amount: v.string() })),
  seqNo: v.optional(identifier),
});
