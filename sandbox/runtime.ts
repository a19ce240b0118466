import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { GenericSchema } from 'valibot';
import type { CallAnswer, CallName, CallParams, CallRow } from '@/contracts/calls';
import type { KycStatusName, OrderStatusName } from '@/domain/statuses/names';
import type { ChallengeProvider } from './challenge/provider';
import type { Clock } from './clock/clock';
import type { Courier } from './courier/courier';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Db, JsonObject, Row, Tx } from './db/schema';
import type { OpenDatabase } from './db/open';
import type { SharedSettings } from './db/shared';
import type { TransactionOptions } from './db/transaction';
import type { CallLog } from './dispatch/callLog';
import type { EnvelopeGate } from './dispatch/envelopeGate';
import type { Faults } from './dispatch/faults';
import type { Metrics } from './metrics/metrics';
import type { ObjectStore } from './objects/objectStore';
import type { IssuedSession, Session, SessionRequest } from './dispatch/sessions';
import type { AtRest } from './vault/atRest';
import type { Vault } from './vault/vault';

/* In one file because the types are circular. */

export interface Runtime {
  /** Within a transaction use `work.db`: PGlite's one connection would deadlock. */
  readonly db: Db;
  readonly reader: Db;
  /** Only this process writes (PGlite). */
  readonly single: boolean;
  /** null for a single sandbox. */
  readonly settings: SharedSettings | null;
  readonly clock: Clock;
  readonly domains: readonly Domain[];
  readonly handlers: Handlers;
  readonly faults: Faults;
  readonly callLog: CallLog;
  readonly metrics: Metrics;
  readonly pool: OpenDatabase['pool'];
  readonly gate: EnvelopeGate;
  readonly vault: Vault;
  readonly atRest: AtRest;
  /** Null: the database has pictures and papers. */
  readonly objects: ObjectStore | null;
  readonly scheduler: JobRunner;
  /** Tells people from programs before a code is sent. */
  readonly challenge: ChallengeProvider;
  readonly courier: Courier;
  /** Null: only faults are told, in words. */
  readonly log: FastifyBaseLogger | null;
  /** Seed of all repeatable random. */
  readonly seed: string;
  readonly checkAnswers: boolean;
  /** `http://host:port`, once listening. */
  url: string;
  /** Base of every link; never taken from a request. */
  publicUrl: string;
  /** A fault of the sandbox, without personal data. */
  report: (where: string, error: unknown, requestId?: string) => void;
  /** Outside a call (jobs, console, pages). */
  transact: <T>(work: (work: Work) => Promise<T>, options?: TransactOptions) => Promise<T>;
}

type TransactOptions = Pick<TransactionOptions, 'serialKey' | 'patient'>;

export interface JobRunner {
  /** Wall time of the last whole run. */
  readonly lastTickAt: number | null;
  tick: () => Promise<number>;
}

export interface Work {
  /** The open transaction of a writing call, job or action. */
  readonly db: Db;
  /** Sandbox time, epoch ms. */
  readonly now: number;
  readonly runtime: Runtime;
  /** Failures are only reported. */
  afterCommit: (work: () => void | Promise<void>) => void;
}

export interface UploadedFile {
  fieldName: string;
  fileName: string;
  /** The client's claim: trust only the bytes. */
  contentType: string;
  bytes: Buffer;
}

export interface PayerWork extends Work {
  /** Refuses when signed out. */
  readonly payerId: string;
  /** Read once. */
  payer: () => Promise<Row<'payers'>>;
  /** Random id of the installation; staff have none. */
  readonly device?: string;
}

export interface CallContext extends PayerWork {
  readonly call: CallName;
  readonly headers: IncomingHttpHeaders;
  /** As in the `lang` header: zh-cn, zh-hk... */
  readonly lang: string;
  readonly platform: string;
  readonly channel: string;
  readonly device: string;
  /** '' for this machine, which has no limit: tests share it. */
  readonly address: string;
  readonly merchantCode: string;
  /** Of the payer, else of the request. */
  readonly market: string | null;
  readonly session: Session | null;
  readonly files: readonly UploadedFile[];
  readonly idempotencyKey: string | null;
  /** Sends the tokens in responseHeader. */
  signIn: (request: SessionRequest) => Promise<IssuedSession>;
  signOut: () => Promise<void>;
}

export type Handler<N extends CallName> = (
  context: CallContext,
  params: CallParams<N>,
) => Promise<CallAnswer<N>> | CallAnswer<N>;
export type Handlers = { [N in CallName]?: Handler<N> };

/** In no transaction. */
export interface JobWork extends Pick<Work, 'db' | 'now' | 'runtime'> {
  /**
   * Runs a limited number of due rows, each read again in its own transaction. A failing one is rolled back and put
   * off. Returns how many were tried.
   * @param keys columns not called `id` and `payerId`
   */
  readonly each: <T extends keyof Database, R extends object>(
    due: (db: Db) => SelectQueryBuilder<Database, T, R>,
    run: (row: R, work: Work) => Promise<void>,
    keys?: { id?: string; payerId?: string },
  ) => Promise<number>;
}

/** In order, in each process. */
export interface Job {
  readonly name: string;
  /** Called until it returns 0: a clock set ahead replays every step, oldest first, written with its due time. */
  run: (work: JobWork) => Promise<number>;
}

/** `POST /console/api/actions/<name>`, in one transaction. */
export interface ConsoleAction {
  /** `<domain>.<verb>`, such as `kyc.move`. */
  readonly name: string;
  readonly title: string;
  /** scene: a one-click button. */
  readonly kind: 'action' | 'scene';
  readonly params: GenericSchema;
  /** Throws a ValiError for invalid params. */
  run: (work: Work, params: unknown) => Promise<JsonObject | void>;
}

export type PaymentOutcome = 'paid' | 'cancelled' | 'failed';

export interface Domain {
  readonly name: string;
  readonly handlers?: Handlers;
  readonly jobs?: readonly Job[];
  readonly consoleActions?: readonly ConsoleAction[];
  /** At every start: repeatable. */
  readonly referenceRows?: (tx: Tx, now: number) => Promise<void>;
  /** For an empty database. */
  readonly demoRows?: (work: Work) => Promise<void>;
  /** Before every handler; throws a Refusal. */
  readonly guard?: (context: CallContext, row: CallRow) => void | Promise<void>;
  /** Routes outside the call catalogue. */
  readonly pages?: (app: FastifyInstance, runtime: Runtime) => void | Promise<void>;
  /** In the transaction, after any move. */
  readonly orderMoved?: (work: Work, order: Row<'orders'>, from: OrderStatusName | null) => Promise<void>;
  readonly kycMoved?: (work: Work, kycCase: Row<'kycCases'>, from: KycStatusName | null) => Promise<void>;
  /** In the transaction, for a pay page or wallet. */
  readonly paymentSettled?: (work: Work, payment: Row<'payments'>, outcome: PaymentOutcome) => Promise<void>;
}
