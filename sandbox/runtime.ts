import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { GenericSchema } from 'valibot';
import type { CallAnswer, CallName, CallParams, CallRow } from '@/contracts/calls';
import type { ChallengeProvider } from './challenge/provider';
import type { Clock } from './clock/clock';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Db, JsonObject, Row, Tx } from './db/schema';
import type { SharedSettings } from './db/shared';
import type { CallLog } from './dispatch/callLog';
import type { EnvelopeGate } from './dispatch/envelopeGate';
import type { Faults } from './dispatch/faults';
import type { IssuedSession, Session, SessionRequest } from './dispatch/sessions';

/*
 * Types shared by all parts of the sandbox. They are in one file because they refer to one another: a domain has
 * handlers, a handler gets a context, and through its `runtime` reaches the domains again.
 */

/** Everything one running sandbox consists of; domains reach it through `Work.runtime`. */
export interface Runtime {
  /** The open database. Inside of a transaction use `work.db`: PGlite has one connection, this one would wait for ever. */
  readonly db: Db;
  /** One process alone writes here (PGlite). */
  readonly single: boolean;
  /** Settings shared by the sandboxes of one database; null for one that is alone. */
  readonly settings: SharedSettings | null;
  readonly clock: Clock;
  readonly domains: readonly Domain[];
  readonly handlers: Handlers;
  readonly faults: Faults;
  readonly callLog: CallLog;
  readonly gate: EnvelopeGate;
  readonly scheduler: JobRunner;
  /** Tells people from programs before a code is sent. */
  readonly challenge: ChallengeProvider;
  /** Seed of everything that only looks random. */
  readonly seed: string;
  /** Checks every answer against its schema before it leaves. */
  readonly checkAnswers: boolean;
  /** `http://host:port`, known once listening. */
  url: string;
  /** Under which address people reach it, for every link it hands out: a setting, never what a request says of itself. */
  publicUrl: string;
  /** Reports a fault of the sandbox itself, without personal data. */
  report: (where: string, error: unknown) => void;
  /** Runs work in one transaction outside of a call (jobs, console, pages). */
  transact: <T>(work: (work: Work) => Promise<T>, options?: { serialKey?: string }) => Promise<T>;
}

/** Runs the jobs of all domains. */
export interface JobRunner {
  /** Runs everything due now and answers how many rows moved; rejects when a job failed, after the others have run. */
  tick: () => Promise<number>;
}

/** Passed to every piece of work: a call, a job, a console action. */
export interface Work {
  /** Inside of a writing call, a job or an action this is the open transaction. */
  readonly db: Db;
  /** Sandbox time of this piece of work, epoch ms. */
  readonly now: number;
  readonly runtime: Runtime;
  /** Runs once the transaction has been committed; its failure is reported, not answered. */
  afterCommit: (work: () => void | Promise<void>) => void;
}

export interface UploadedFile {
  fieldName: string;
  fileName: string;
  /** As the client names it: trust only what the bytes say. */
  contentType: string;
  bytes: Buffer;
}

/** Work done for one payer: a call of theirs, or what staff do with what is theirs. */
export interface PayerWork extends Work {
  /** Id of the signed-in payer; refuses with login expired when there is none. */
  readonly payerId: string;
  /** The payer's row, read once. */
  payer: () => Promise<Row<'payers'>>;
  /** The random identifier of the installation that asks; staff have none. */
  readonly device?: string;
}

export interface CallContext extends PayerWork {
  readonly call: CallName;
  readonly headers: IncomingHttpHeaders;
  /** As in the `lang` header: en, zh-cn, zh-hk... */
  readonly lang: string;
  readonly platform: string;
  readonly channel: string;
  readonly device: string;
  /** Where the request comes from; '' for this machine, which no limit counts by. */
  readonly address: string;
  readonly merchantCode: string;
  /** Market of the signed-in payer, else of the request; null when neither says. */
  readonly market: string | null;
  readonly session: Session | null;
  readonly files: readonly UploadedFile[];
  readonly idempotencyKey: string | null;
  /** Opens a session and sends its tokens in responseHeader. */
  signIn: (request: SessionRequest) => Promise<IssuedSession>;
  /** Ends the login of this call. */
  signOut: () => Promise<void>;
}

export type Handler<N extends CallName> = (
  context: CallContext,
  params: CallParams<N>,
) => Promise<CallAnswer<N>> | CallAnswer<N>;
export type Handlers = { [N in CallName]?: Handler<N> };
export type AnyHandler = (context: CallContext, params: never) => unknown;

/** A job's work: its rows are done each in a part of the transaction that is undone alone. */
export interface JobWork extends Work {
  /** Ids of rows that failed and are not tried yet: leave them out of what is due, or they block the others for ever. */
  readonly resting: () => SelectQueryBuilder<Database, 'job_rows', { row_id: string }>;
  /** Does each row; one that throws is undone, put off and seen in the console. Answers how many were due. */
  readonly each: <R extends { id: string }>(
    due: readonly R[],
    run: (row: R, work: Work) => Promise<void>,
  ) => Promise<number>;
}

/** Work that time brings: a domain lists its jobs, the scheduler runs them in order, each in a transaction of its own. */
export interface Job {
  readonly name: string;
  /**
   * Does what has come due at `work.now` and answers how many rows it moved. It is called again until it answers 0, so a
   * clock set days ahead plays every step between: take due rows oldest first, a limited number each time, and date what
   * you write by the row's own due time.
   */
  run: (work: JobWork) => Promise<number>;
}

/** One thing the QA console can do: `POST /console/api/actions/<name>` with the params as JSON, in one transaction. */
export interface ConsoleAction {
  /** `<domain>.<verb>`, such as `kyc.move`. */
  readonly name: string;
  /** One line for the console page and the HTTP documentation. */
  readonly title: string;
  /** scene: shown as a one-click button; action: called by other parts of the page. */
  readonly kind: 'action' | 'scene';
  readonly params: GenericSchema;
  /** Throws a ValiError for params that its schema refuses. */
  run: (work: Work, params: unknown) => Promise<JsonObject | void>;
}

export type PaymentOutcome = 'paid' | 'cancelled' | 'failed';

/** A domain's part of the sandbox: `sandbox/domains/<name>/index.ts` exports one, `domains/index.ts` lists it. */
export interface Domain {
  readonly name: string;
  readonly handlers?: Handlers;
  readonly jobs?: readonly Job[];
  readonly consoleActions?: readonly ConsoleAction[];
  /** Reference rows, brought up to date at every start: must be repeatable. */
  readonly referenceRows?: (tx: Tx, now: number) => Promise<void>;
  /** Demo data of an empty database; runs in the order of `domains/index.ts`. */
  readonly demoRows?: (work: Work) => Promise<void>;
  /** Looks at every call before its handler (market rules, channel rules); throws a Refusal. */
  readonly guard?: (context: CallContext, row: CallRow) => void | Promise<void>;
  /** Pages and other answers outside of the call catalogue. */
  readonly pages?: (app: FastifyInstance, runtime: Runtime) => void | Promise<void>;
  /** Called within the transaction after any order has moved. */
  readonly orderMoved?: (work: Work, order: Row<'orders'>, from: string | null) => Promise<void>;
  /** Called within the transaction after any KYC case has moved. */
  readonly kycMoved?: (work: Work, kycCase: Row<'kyc_cases'>, from: string | null) => Promise<void>;
  /** Called within the transaction when a pay page or a wallet settles a payment. */
  readonly paymentSettled?: (work: Work, payment: Row<'payments'>, outcome: PaymentOutcome) => Promise<void>;
}
