import * as v from 'valibot';
import { agentSteps, feeTypes, schoolAccountKinds } from '@/domain/school';
import { countryCode, currencyCode, identifier, instant, moneyShape, shortText } from './base';

export const schoolAccountKind = v.picklist(schoolAccountKinds);
export const feeType = v.picklist(feeTypes);
export const agentStep = v.picklist(agentSteps);

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
  own: v.boolean(),
  status: v.picklist(['WaitConfirm', 'Confirmed']),
  createdAt: instant,
});

/** Somebody's fees at a school, ready to be the payee of an order. */
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
