import * as v from 'valibot';
import { hasCode } from '@/core/appError';
import { decimalText, identifier } from '../entities/base';
import type { errorCodes } from './index';
import type {
  achCodes,
  agentCodes,
  choiceCodes,
  evidenceCodes,
  largeRemitCodes,
  ownerCodes,
  payCodes,
  schoolCodes,
} from './server';

/** Invalid ones, with the broken rule if known. */
export const fieldsData = v.object({
  fields: v.array(v.string()),
  rules: v.optional(v.record(v.string(), v.string())),
});

export const triesLeftData = v.object({ triesLeft: v.number() });

export const resendTooSoonData = v.object({ resendSeconds: v.number() });

export const captchaChallengeData = v.object({
  challengeId: identifier,
  question: v.string(),
  imageUrl: v.optional(v.string()),
});

export const lockedData = v.object({ lockedUntil: v.number(), minutes: v.number() });

export const attemptsLeftData = v.object({ attemptsLeft: v.number() });

export const ownAccountData = v.object({ reason: v.picklist(['nameDiffers', 'company', 'taken']) });

export const payeeDuplicateData = v.object({ payeeId: v.string() });

/** The payer's unpaid order for the same request. */
export const orderedBeforeData = v.object({ seqNo: identifier });

/** `link` starts a large transfer; empty if none. */
export const largeRemitLimitData = v.object({ residualAmount: decimalText, link: v.string() });

/** Null for another code or shape. */
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
  readonly minAmount?: string;
  readonly maxAmount?: string;
}
interface Residual {
  readonly residualAmount: string;
  readonly currency: string;
}
type Fields = v.InferOutput<typeof fieldsData>;

export interface ErrorData {
  readonly [errorCodes.badParams]:
    | (Fields & {
        readonly rate?: string;
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
  /** Without a time only support unlocks it. */
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
  readonly [choiceCodes.incomeUnsupported]: Fields;
  readonly [choiceCodes.occupationUnsupported]: Fields;
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
