import type { FastifyInstance } from 'fastify';
import type { CallRow } from '@/contracts/calls';
import type { SharedSettings } from './db/shared';
import type { Clock } from './clock/clock';
import type { CallLog } from './dispatch/callLog';
import type { AnswerMemo } from './dispatch/answerMemo';
import type { Faults } from './dispatch/faults';
import type { CallContext, Handlers, Work } from './dispatch/handler';
import type { EnvelopeGate } from './dispatch/envelopeGate';
import type { SessionReader } from './dispatch/sessions';
import type { Db, Row, Tx } from './db/schema';
import type { Job, Scheduler } from './jobs/scheduler';
import type { ConsoleAction } from './console/actions';

/** Everything one running sandbox consists of; domains reach it through `Work.runtime`. */
export interface Runtime {
  /** The open database. Inside of a transaction use `work.db`: PGlite has one connection, this one would wait for ever. */
  readonly db: Db;
  /** One process alone writes here (PGlite). */
  readonly single: boolean;
  /** What sandboxes that share a database tell each other; null for one that is alone. */
  readonly settings: SharedSettings | null;
  readonly clock: Clock;
  readonly domains: readonly Domain[];
  readonly handlers: Handlers;
  readonly faults: Faults;
  readonly callLog: CallLog;
  readonly gate: EnvelopeGate;
  readonly sessions: SessionReader;
  /** Answers kept for as long as they hold; null where others write to the database as well. */
  readonly memo: AnswerMemo | null;
  readonly scheduler: Scheduler;
  /** Seed of everything that only looks random. */
  readonly seed: string;
  /** Checks every answer against its schema before it leaves. */
  readonly checkAnswers: boolean;
  /** `http://host:port`, known once listening. */
  url: string;
  /** Reports a fault of the sandbox itself, without personal data. */
  report(where: string, error: unknown): void;
  /** Runs work in one transaction outside of a call (jobs, console, pages). */
  transact<T>(work: (work: Work) => Promise<T>, options?: { serialKey?: string }): Promise<T>;
}

export type PaymentOutcome = 'paid' | 'cancelled' | 'failed';

/** What a domain adds to the sandbox: `sandbox/domains/<name>/index.ts` exports one, `domains/index.ts` lists it. */
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
