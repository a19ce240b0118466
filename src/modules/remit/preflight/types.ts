import type { AnswerOf, ParamsOf, ReadCall } from '@/contracts/calls/defineCall';
import type { RemitType } from '@/contracts/entities/base';
import type { Payer } from '@/contracts/entities/payer';
import type { AppError } from '@/core/appError';

/** Amounts: decimal text in the currency next to them. */
export interface RemitIntent {
  remitType: RemitType;
  sourceCountryCode: string;
  targetCountryCode: string;
  sourceCurrency: string;
  sourceAmount: string;
  sourceOpened: boolean;
  targetOpened: boolean;
}

/** In this order. */
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

export type PreflightAction =
  | { kind: 'route'; route: string; params?: Record<string, string> | undefined }
  | { kind: 'webLink'; link: string }
  | { kind: 'support' }
  | { kind: 'switchMarket'; countryCode: string }
  | { kind: 'retry' };

/** A catalogue text, or the server's own. */
export interface PreflightReason {
  titleKey: string;
  messageKey: string;
  values?: Record<string, string>;
  serverText?: string;
}

export type CheckResult =
  | { check: CheckName; verdict: 'pass' }
  /** `canContinue`: once the reason was read. */
  | {
      check: CheckName;
      verdict: 'blocked';
      reason: PreflightReason;
      action: PreflightAction | null;
      otherwise?: 'support';
      canContinue: boolean;
    }
  | { check: CheckName; verdict: 'unknown'; error: AppError; action: PreflightAction };

export type Stop = Exclude<CheckResult, { verdict: 'pass' }>;

export interface PreflightReport {
  results: CheckResult[];
  payer: Payer | null;
  shortKyc: boolean;
  certificationKyc: boolean;
}

/** Injected for tests without the client. */
export type Call = <R extends ReadCall>(row: R, params: ParamsOf<R>) => Promise<AnswerOf<R>>;
