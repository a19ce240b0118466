import type { AnswerOf, CallRow, ParamsOf } from '@/contracts/calls/defineCall';
import type { RemitType } from '@/contracts/entities/base';
import type { Payer } from '@/contracts/entities/payer';
import type { AppError } from '@/core/appError';

/** The intended remittance. Amounts are decimal text in the currency beside them. */
export interface RemitIntent {
  remitType: RemitType;
  sourceCountryCode: string;
  targetCountryCode: string;
  sourceCurrency: string;
  sourceAmount: string;
  sourceOpened: boolean;
  targetOpened: boolean;
}

/** The start-of-remit checks in the order in which they are made. */
export const checkNames = [
  'payerInfo',
  'middlePage',
  'largeLimit',
  'marketMatch',
  'boundPhone',
  'kycNotice',
  'mainlandOnly',
  'payeeRisk',
  'kycRoute',
] as const;
export type CheckName = (typeof checkNames)[number];

/** The sender's way out of a failed check. The screen turns it into a button and a destination. */
export type PreflightAction =
  | { kind: 'route'; route: string; params?: Record<string, string> | undefined }
  | { kind: 'webLink'; link: string }
  | { kind: 'support' }
  | { kind: 'switchMarket'; countryCode: string }
  | { kind: 'retry' };

/** Why a check stops the sender: a text of the catalogue, or the server's own where it wrote one. */
export interface PreflightReason {
  titleKey: string;
  messageKey: string;
  values?: Record<string, string>;
  serverText?: string;
}

export type CheckResult =
  | { check: CheckName; verdict: 'pass' }
  /** `canContinue`: the sender may go on once they have read the reason. */
  | {
      check: CheckName;
      verdict: 'blocked';
      reason: PreflightReason;
      action: PreflightAction | null;
      /** A second way on. */
      otherwise?: 'support';
      canContinue: boolean;
    }
  | { check: CheckName; verdict: 'unknown'; error: AppError; action: PreflightAction };

/** A result that keeps a transfer from starting. */
export type Stop = Exclude<CheckResult, { verdict: 'pass' }>;

export interface PreflightReport {
  /** Every check made, in order; checks behind the one that stopped are not made. */
  results: CheckResult[];
  payer: Payer | null;
  shortKyc: boolean;
  certificationKyc: boolean;
}

/** The request client, handed in so that the checks can be tested without it. */
export type Call = <R extends CallRow>(row: R, params: ParamsOf<R>) => Promise<AnswerOf<R>>;
