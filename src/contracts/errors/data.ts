import * as v from 'valibot';
import { hasCode } from '@/core/appError';
import { decimalText, identifier } from '../entities/base';
import type { errorCodes } from './index';
import type {
  achCodes,
  agentCodes,
  evidenceCodes,
  largeRemitCodes,
  ownerCodes,
  payCodes,
  schoolCodes,
} from './server';

// Data of a refusal beside its sentence. Data that a screen reads has a schema; the rest is for those who call by hand.

/** Fields that are missing or wrong, and the rule that each breaks where one is known by name. */
export const fieldsData = v.object({
  fields: v.array(v.string()),
  rules: v.optional(v.record(v.string(), v.string())),
});

/** Tries that are left for a code or a password. */
export const triesLeftData = v.object({ triesLeft: v.number() });

/** Seconds until the next code may be asked for. */
export const resendTooSoonData = v.object({ resendSeconds: v.number() });

/** The question that a user has to answer before a code is sent. */
export const captchaChallengeData = v.object({
  challengeId: identifier,
  question: v.string(),
  imageUrl: v.optional(v.string()),
});

/** A password that was wrong too often: when it may be tried again. */
export const lockedData = v.object({ lockedUntil: v.number(), minutes: v.number() });

/** Korean accounts: tries that are left for the code of the transfer. */
export const attemptsLeftData = v.object({ attemptsLeft: v.number() });

/** Why an account is not taken as the payer's own. */
export const ownAccountData = v.object({ reason: v.picklist(['nameDiffers', 'company', 'taken']) });

/** The payee who has this account already. */
export const payeeDuplicateData = v.object({ payeeId: v.string() });

/** The unpaid order of this payer for the same request. */
export const orderedBeforeData = v.object({ seqNo: identifier });

/** Rest of the payer's limits, and the link that begins a large transfer; empty where there is none. */
export const largeRemitLimitData = v.object({ residualAmount: decimalText, link: v.string() });

/** The data of an error that carries `code`; null for any other error and for data of another shape. */
export function errorDataOf<S extends v.GenericSchema>(
  error: unknown,
  code: string,
  schema: S,
): v.InferOutput<S> | null {
  if (!hasCode(error, code)) return null;
  const data = v.safeParse(schema, error.data);
  return data.success ? data.output : null;
}

interface Limits {
  readonly minSourceAmount?: string;
  readonly maxSourceAmount?: string;
  readonly currency?: string;
  /** A school's own limits. */
  readonly minAmount?: string;
  readonly maxAmount?: string;
}
interface Residual {
  readonly residualAmount: string;
  readonly currency: string;
}
type Fields = v.InferOutput<typeof fieldsData>;

/** The data that each code brings; a code without a row brings none. */
export interface ErrorData {
  readonly [errorCodes.badParams]:
    | (Fields & {
        /** The rate that an alert has to differ from. */
        readonly rate?: string;
        /** Terms that are not agreed to. */
        readonly missing?: readonly string[];
      })
    | undefined;
  readonly [errorCodes.conflict]:
    { readonly from: string; readonly to: string } | { readonly step: string } | undefined;
  readonly [errorCodes.SendCaptchaTestError]: v.InferOutput<typeof captchaChallengeData>;
  readonly [errorCodes.captchaWrong]:
    v.InferOutput<typeof triesLeftData> | v.InferOutput<typeof attemptsLeftData>;
  readonly [errorCodes.captchaExhausted]:
    v.InferOutput<typeof triesLeftData> | v.InferOutput<typeof attemptsLeftData> | undefined;
  /** Without a time only customer support unlocks it. */
  readonly [errorCodes.FreezeLogin]: { readonly frozenUntil?: number; readonly minutes?: number };
  readonly [errorCodes.tooOften]: { readonly until: number; readonly minutes: number } | undefined;
  readonly [errorCodes.resendTooSoon]: v.InferOutput<typeof resendTooSoonData>;
  readonly [errorCodes.passwordWrong]: v.InferOutput<typeof triesLeftData> | undefined;
  readonly [errorCodes.payPasswordWrong]: v.InferOutput<typeof triesLeftData>;
  readonly [errorCodes.accountLocked]: v.InferOutput<typeof lockedData>;
  readonly [errorCodes.kycWrongStep]: { readonly kycStatus: string } | undefined;
  readonly [errorCodes.documentSideMissing]: { readonly sides: readonly string[] };
  readonly [errorCodes.InconsistentDocumentType]: { readonly idType: string };
  readonly [errorCodes.ownAccountOnly]: v.InferOutput<typeof ownAccountData>;
  readonly [errorCodes.payeeDuplicate]: v.InferOutput<typeof payeeDuplicateData>;
  readonly [errorCodes.PaymentLinkExists]: v.InferOutput<typeof orderedBeforeData>;
  readonly [errorCodes.payeeLimit]: { readonly count: number };
  readonly [errorCodes.bankUnsupported]: { readonly bankCode: string; readonly cardType: string } | undefined;
  readonly [errorCodes.purposeUnsupported]: { readonly fields: readonly string[] };
  readonly [errorCodes.dailyLimit]: Residual;
  readonly [errorCodes.yearlyLimit]: Residual;
  readonly [payCodes.monthlyLimit]: Residual;
  readonly [ownerCodes.largeSumWaits]: Residual & { readonly until: number };
  readonly [errorCodes.ApplyOrderLargeRemitLimit]: v.InferOutput<typeof largeRemitLimitData>;
  readonly [errorCodes.amountBelowMin]: Limits;
  readonly [errorCodes.amountAboveMax]: Limits;
  readonly [errorCodes.amountTooPrecise]: Limits;
  readonly [errorCodes.AchAmountUpperLimit]: { readonly maxAmount: string };
  readonly [achCodes.firstDeposit]: { readonly above: string };
  readonly [achCodes.accountNotReady]: { readonly status: string } | undefined;
  readonly [agentCodes.wrongStep]: { readonly step: string };
  readonly [evidenceCodes.fileTypeUnknown]: { readonly fileTypes: readonly string[] };
  readonly [evidenceCodes.declarationsMissing]: { readonly declarations: readonly string[] };
  readonly [largeRemitCodes.stepsMissing]: { readonly steps: readonly string[] };
  readonly [largeRemitCodes.wrongStep]: { readonly next: string | undefined } | undefined;
  readonly [payCodes.urgeTooSoon]: { readonly nextUrgeAt: number };
  readonly [payCodes.walletAboveMax]: { readonly maxAmount: string };
  readonly [payCodes.walletBelowMin]: { readonly minAmount: string };
  readonly [schoolCodes.accountInvalid]: Fields;
  readonly [schoolCodes.amountDiffers]: { readonly amount: string };
  readonly [schoolCodes.fieldsWrong]: Fields;
}
