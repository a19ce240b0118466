import type { ErrorKind } from '@/core/appError';
import * as business from './business';
import { envelopeErrors } from './envelope';
import { screenErrors } from './screen';
import { transportErrors } from './transport';
import type { Behaviour, ErrorRow } from './types';

export { type Behaviour, behaviours, type ErrorDialog, type ErrorRow } from './types';

const codedErrors = {
  ...envelopeErrors,
  ...screenErrors,
  ...business.requestErrors,
  ...business.accountErrors,
  ...business.kycErrors,
  ...business.remitErrors,
  ...business.payeeErrors,
  ...business.orderErrors,
  ...business.fileErrors,
} as const;

export const errorTable = { ...codedErrors, ...transportErrors } as const satisfies Record<string, ErrorRow>;
export type ErrorCase = keyof typeof errorTable;
export type CodedErrorCase = keyof typeof codedErrors;

export const errorCodes = Object.fromEntries(
  Object.entries(codedErrors).map(([name, row]) => [name, row.code]),
) as {
  readonly [K in CodedErrorCase]: (typeof codedErrors)[K]['code'];
};

const casesByCode = new Map<string, CodedErrorCase>(
  (Object.keys(codedErrors) as CodedErrorCase[]).map((name) => [codedErrors[name].code, name]),
);

/** `otherCode` if unknown. */
export const errorCaseOf = (code: string | number): ErrorCase => casesByCode.get(String(code)) ?? 'otherCode';
export const errorRowOf = (code: string | number): ErrorRow => errorTable[errorCaseOf(code)];

/** Null for 2xx and 3xx. */
export function httpCaseOf(status: number): ErrorCase | null {
  if (status >= 200 && status < 400) return null;
  return status === 401 ? 'http401' : status === 406 ? 'http406' : 'httpOther';
}

export const kindOfBehaviour = {
  loginExpired: 'auth',
  clearKeysRetryToast: 'crypto',
  silent: 'silent',
  countryDialog: 'auth',
  userExistsDialog: 'auth',
  credentialChangedDialog: 'auth',
  screenHandles: 'business',
  toast: 'business',
  logOnly: 'timeout',
  forbidden: 'forbidden',
  networkFailure: 'network',
  serverError: 'http',
  contract: 'contract',
} as const satisfies Record<Exclude<Behaviour, 'success' | 'successClearKeys'>, ErrorKind>;

const kindOfCase: Partial<Record<ErrorCase, ErrorKind>> = {
  cancelled: 'cancelled',
  missingChannelCode: 'channel',
  noSecureRandom: 'random',
  serverNotProven: 'untrusted',
  unsupported: 'unsupported',
};

export function kindOf(name: ErrorCase): ErrorKind | null {
  const { behaviour } = errorTable[name];
  if (behaviour === 'success' || behaviour === 'successClearKeys') return null;
  return kindOfCase[name] ?? kindOfBehaviour[behaviour];
}
