import type { CallAnswer, CallName, CallParams } from '@/contracts/calls';
import type { IncomingHttpHeaders } from 'node:http';
import type { Db, Row } from '../db/schema';
import type { Runtime } from '../runtime';
import type { Session, IssuedSession, SessionRequest } from './sessions';

/** What any piece of work has at hand: a call, a job, a console action. */
export interface Work {
  /** Inside of a writing call, a job or an action this is the open transaction. */
  readonly db: Db;
  /** Sandbox time of this piece of work, epoch ms. */
  readonly now: number;
  readonly runtime: Runtime;
  /** Runs once the transaction has been committed; its failure is reported, not answered. */
  afterCommit(work: () => void | Promise<void>): void;
}

export interface UploadedFile {
  fieldName: string;
  fileName: string;
  /** As the client names it: trust only what the bytes say. */
  contentType: string;
  bytes: Buffer;
}

export interface CallContext extends Work {
  readonly call: CallName;
  readonly headers: IncomingHttpHeaders;
  /** As in the `lang` header: en, zh-cn, zh-hk... */
  readonly lang: string;
  readonly platform: string;
  readonly channel: string;
  /** The random identifier of the installation. */
  readonly device: string;
  readonly merchantCode: string;
  /** Market of the signed-in payer, else of the request; null when neither says. */
  readonly market: string | null;
  /** Scheme and host under which the client reached the sandbox. */
  readonly origin: string;
  readonly session: Session | null;
  readonly files: readonly UploadedFile[];
  readonly idempotencyKey: string | null;
  /** Id of the signed-in payer; refuses with login expired when there is none. */
  readonly payerId: string;
  /** The signed-in payer's row, read once a call. */
  payer(): Promise<Row<'payers'>>;
  /**
   * Whether a moment lies before `now`. An answer that looks at the clock only through this may be given again until the
   * moment comes; one that reads `now`, for a second.
   */
  isPast(time: number): boolean;
  /** `now` as an answer's `serverTime`: brought up to date when the answer is given again. */
  readonly serverTime: number;
  /** Opens a session and sends its tokens in responseHeader. */
  signIn(request: SessionRequest): Promise<IssuedSession>;
  /** Ends the session of this call. */
  signOut(): Promise<void>;
}

export type Handler<N extends CallName> = (
  context: CallContext,
  params: CallParams<N>,
) => Promise<CallAnswer<N>> | CallAnswer<N>;
export type Handlers = { [N in CallName]?: Handler<N> };
export type AnyHandler = (context: CallContext, params: never) => unknown;

const readers = new WeakSet<AnyHandler>();

/**
 * Marks a handler that only reads: it runs without a transaction. Every other handler runs in one transaction, alone
 * among the writing calls of its payer, and is undone when it throws.
 */
export function reading<P, A>(
  handler: (context: CallContext, params: P) => A,
): (context: CallContext, params: P) => A {
  readers.add(handler as AnyHandler);
  return handler;
}

const keyKeepers = new WeakSet<AnyHandler>();

/**
 * Marks a handler that minds `context.idempotencyKey` itself (with `once`). For every other writing call that comes with
 * a key the dispatcher stores the answer and repeats it.
 */
export function ownKey<P, A>(
  handler: (context: CallContext, params: P) => A,
): (context: CallContext, params: P) => A {
  keyKeepers.add(handler as AnyHandler);
  return handler;
}

export const keepsOwnKey = (handler: AnyHandler): boolean => keyKeepers.has(handler);
export const isReading = (handler: AnyHandler): boolean => readers.has(handler);
