import { errorCodes } from '@/contracts/errors';
import type { ErrorData } from '@/contracts/errors/data';
import type { Json } from '../db/tables/base';
import { said, type ServerText, textIn } from '../texts';

export const codes = {
  ok: errorCodes.ok,
  loginExpired: errorCodes.loginExpired,
  decryptFailed: errorCodes.decryptFailed,
  signatureFailed: errorCodes.signatureFailed,
  badParams: errorCodes.badParams,
  forbidden: errorCodes.notAllowed,
  notFound: errorCodes.notFound,
  conflict: errorCodes.conflict,
  tooLarge: errorCodes.tooLarge,
  tooOften: errorCodes.tooOften,
  serverError: errorCodes.serverFault,
  unavailable: errorCodes.unavailable,
  notBuilt: errorCodes.notBuilt,
} as const;

interface RefusalOptions {
  /** Such as residualAmount and link. */
  model?: Json;
  /** Commits writes a refusal otherwise rolls back. */
  keep?: boolean;
  /** Business refusals are 200. */
  status?: number;
}

class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  readonly text: ServerText;
  readonly model: Json | undefined;
  readonly keep: boolean;
  readonly status: number;

  constructor(code: string, text: ServerText, options: RefusalOptions = {}) {
    super(textIn(text, 'en'));
    this.code = code;
    this.text = text;
    this.model = options.model;
    this.keep = options.keep ?? false;
    this.status = options.status ?? 200;
  }
}
export type { Refusal };

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;

export interface RefusalRow<Code extends string = string> {
  readonly code: Code;
  readonly text: ServerText;
}

type Rest = Pick<RefusalOptions, 'keep' | 'status'>;
type DataAndRest<Code extends string> = Code extends keyof ErrorData
  ? undefined extends ErrorData[Code]
    ? [data?: ErrorData[Code], options?: Rest]
    : [data: ErrorData[Code], options?: Rest]
  : [data?: undefined, options?: Rest];

/** For libraries that take an error as a value. */
export const refusalOf = <Code extends string>(
  row: RefusalRow<Code>,
  ...[data, options]: DataAndRest<Code>
): Refusal =>
  new Refusal(row.code, row.text, data === undefined ? options : { ...options, model: data as Json });

export function refuse<Code extends string>(row: RefusalRow<Code>, ...rest: DataAndRest<Code>): never {
  throw refusalOf(row, ...rest);
}

export const refusalEnvelope = (refusal: Refusal, lang: unknown) => ({
  code: refusal.code,
  msg: textIn(refusal.text, typeof lang === 'string' ? lang : 'en'),
  model: refusal.model ?? null,
  responseHeader: {},
});

export const badFields = {
  code: codes.badParams,
  text: said('server.general.badFields'),
} as const satisfies RefusalRow;
export const loginExpired = {
  code: codes.loginExpired,
  text: said('server.general.loginExpired'),
} as const satisfies RefusalRow;
export const shareLinkEnded = {
  code: errorCodes.shareCodeInvalid,
  text: said('server.general.shareLinkEnded'),
} as const satisfies RefusalRow;
export const notFound = {
  code: codes.notFound,
  text: said('server.general.notFound'),
} as const satisfies RefusalRow;
export const serverFault = {
  code: codes.serverError,
  text: said('server.general.serverFault'),
} as const satisfies RefusalRow;
const unavailable = {
  code: codes.unavailable,
  text: said('server.general.unavailable'),
} as const satisfies RefusalRow;
/** The same request may be sent again. */
export const unavailableNow = () => refusalOf(unavailable, undefined, { status: 503 });
/** Seconds. */
export const retryAfter = '2';
/** `why` is in English, for developers. */
export const unreadable = (why?: string) =>
  ({
    code: codes.badParams,
    text: why === undefined ? said('server.general.unreadable') : `The request is not readable: ${why}.`,
  }) as const satisfies RefusalRow;
export const badCursor = {
  code: codes.badParams,
  text: 'The list cursor has a wrong shape.',
} as const satisfies RefusalRow;
export const requestTooLarge = {
  code: codes.tooLarge,
  text: 'The request is too large.',
} as const satisfies RefusalRow;
export const addressTooLong = {
  code: codes.tooLarge,
  text: said('server.general.addressTooLong'),
} as const satisfies RefusalRow;
export const fileTooLarge = {
  code: codes.tooLarge,
  text: said('server.general.fileTooLarge'),
} as const satisfies RefusalRow;
export const tooManyRequests = {
  code: codes.tooOften,
  text: said('server.general.tooManyRequests'),
} as const satisfies RefusalRow;
