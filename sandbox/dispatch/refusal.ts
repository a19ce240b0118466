import { errorCodes } from '@/contracts/errors';
import type { ErrorData } from '@/contracts/errors/data';
import type { Json } from '../db/tables/base';
import { said, type ServerText, textIn } from '../texts';

/** The codes the frame itself answers with, from the error table. */
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
  /** Extra data of the refusal, such as residualAmount and link. */
  model?: Json;
  /** Commit what the handler wrote (failed attempts, freezes); by default a refusal undoes everything. */
  keep?: boolean;
  /** HTTP status; business refusals travel with 200. */
  status?: number;
}

/** A rule says no: becomes an envelope with this code, never an HTTP failure unless `status` says so. */
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

/** A code of the error table and the sentence the user reads; each domain has its rows in refusals.ts. */
export interface RefusalRow<Code extends string = string> {
  readonly code: Code;
  readonly text: ServerText;
}

type Rest = Pick<RefusalOptions, 'keep' | 'status'>;
/** A code that brings data demands it, unless its row says that there may be none. */
type DataAndRest<Code extends string> = Code extends keyof ErrorData
  ? undefined extends ErrorData[Code]
    ? [data?: ErrorData[Code], options?: Rest]
    : [data: ErrorData[Code], options?: Rest]
  : [data?: undefined, options?: Rest];

/** A refusal as a value, for the few places that hand an error to a library instead of throwing it. */
export const refusalOf = <Code extends string>(
  row: RefusalRow<Code>,
  ...[data, options]: DataAndRest<Code>
): Refusal =>
  new Refusal(row.code, row.text, data === undefined ? options : { ...options, model: data as Json });

/** Refuses with a row and the data of its code. `keep` commits what was written so far (failed attempts, freezes). */
export function refuse<Code extends string>(row: RefusalRow<Code>, ...rest: DataAndRest<Code>): never {
  throw refusalOf(row, ...rest);
}

/** Body of every answer that is a refusal, in the reader's language. */
export const refusalEnvelope = (refusal: Refusal, lang: unknown) => ({
  code: refusal.code,
  msg: textIn(refusal.text, typeof lang === 'string' ? lang : 'en'),
  model: refusal.model ?? null,
  responseHeader: {},
});

/** Some fields are missing or wrong; the data says which. */
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
/** The database does not answer; the same request with the same key may be sent again. */
export const unavailableNow = () => refusalOf(unavailable, undefined, { status: 503 });
/** Seconds after which it is worth asking again. */
export const retryAfter = '2';
/** `why` is for developers and said in English only. */
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
