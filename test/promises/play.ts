import { sql } from 'kysely';
import { type CallName, callRow } from '@/contracts/calls';
import type { Db, Row } from '../../sandbox/db/schema';
import type { Envelope } from '../../sandbox/dispatch/runCall';
import { isRefusal } from '../../sandbox/dispatch/refusal';
import { matchesPassword } from '../../sandbox/domains/account/credentials/password';
import type { ConsoleAction, Work } from '../../sandbox/runtime';
import { Pools, rowNames } from './pools';
import type { Server } from './server';
import {
  type Change,
  changesOf,
  isWatched,
  readTable,
  type State,
  type Watched,
  watchedTables,
} from './state';
import { type Person, passwords } from './world';
import type { Written } from './written';

export interface Login {
  payerId: string;
  market: string;
  device: string;
  /** Derived by gToken: end together. */
  family: number;
  /** Of this login, newest last. */
  tokens: string[];
  gTokens: string[];
}

export interface Step {
  /** The call, console action, or `clock`. */
  name: string;
  by: 'payer' | 'visitor' | 'staff' | 'clock';
  payerId: string | null;
  login: Login | null;
  /** '' unless a call. */
  device: string;
  params: Record<string, unknown>;
  key: string | null;
  at: number;
  /** `0` if accepted. */
  code: string;
  message: string;
  model: unknown;
  writes: readonly Written[];
  faults: readonly string[];
}

export interface View {
  step: Step;
  before: State;
  after: State;
  changes: <T extends Watched>(table: T) => readonly Change<T>[];
  play: Play;
}

export class Breach extends Error {
  override name = 'Breach';
  constructor(
    readonly promise: string,
    what: string,
  ) {
    super(`${promise}: ${what}`);
  }
}

export const strangersDevice = 'device-visitor';

export interface Sending {
  key?: string | null;
  /** Another than the login's own, such as that of a share link. */
  token?: string | undefined;
  file?: Uint8Array | undefined;
  headers?: Record<string, string> | undefined;
  /** Whose login the call opens, where its answer does not name them. */
  opens?: Login;
}

export type Watch = (view: View) => Promise<void>;

/** A run's people, staff, clock and all seen so far. */
export class Play {
  readonly pools = new Pools();
  readonly steps: Step[] = [];
  readonly logins: Login[] = [];
  /** Steps with proof of ownership whose change takes effect later. */
  readonly provedSteps = new Set<Step>();
  /** Also those swept since. */
  readonly sessions: Row<'sessions'>[] = [];
  state: State;
  private readonly owners: Set<string>;

  constructor(
    readonly server: Server,
    readonly people: readonly Person[],
    state: State,
    private readonly watch: Watch,
  ) {
    this.state = state;
    this.owners = new Set(people.map(({ payerId }) => payerId));
    this.sessions.push(...state.sessions.values());
    for (const [index, { payerId, market, token, device }] of people.entries())
      this.logins.push({
        payerId,
        market,
        device,
        family: index,
        tokens: [token],
        gTokens: [],
      });
    for (const password of passwords)
      for (const name of ['password', 'payPassword']) this.pools.add(name, password);
    for (const table of watchedTables)
      if (table !== 'payers') this.learnRows(table, [...(state[table] as Map<string, object>).values()]);
  }

  get db(): Db {
    return this.server.runtime.db;
  }
  get now(): number {
    return this.server.clock.now();
  }

  async call(
    login: Login | null,
    name: CallName,
    params: Record<string, unknown>,
    { key = null, token = login?.tokens.at(-1), file, headers, opens }: Sending = {},
  ): Promise<Envelope> {
    const visits = login === null || callRow(name).token === 'none';
    const step = this.begin(name, visits ? 'visitor' : 'payer', params);
    step.login = visits ? null : login;
    step.key = key;
    step.device = login?.device ?? strangersDevice;
    const envelope = await this.server.send(
      name,
      params,
      {
        lang: 'en',
        'unique-identification': step.device,
        ...(login ? { market: login.market } : {}),
        ...(token !== undefined && callRow(name).token !== 'none' ? { token } : {}),
        ...(key === null ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      file,
    );
    step.payerId = step.login?.payerId ?? null;
    step.code = envelope.code;
    step.message = envelope.msg;
    step.model = envelope.model;
    this.keepToken(login, name, params, envelope, opens);
    this.pools.learn(envelope.model);
    await this.end(step);
    return envelope;
  }

  staff(action: ConsoleAction, params: Record<string, unknown>): Promise<unknown> {
    return this.console(action.name, params, (work) => action.run(work, params));
  }

  async console(
    name: string,
    params: Record<string, unknown>,
    run: (work: Work) => Promise<unknown>,
  ): Promise<unknown> {
    const step = this.begin(name, 'staff', params);
    try {
      step.model = (await this.server.runtime.transact(run)) ?? null;
      this.pools.learn(step.model);
    } catch (error) {
      const refused = isRefusal(error);
      step.code = refused ? error.code : 'invalid';
      step.message = (error as Error).message;
      // Drawn values may be invalid for staff; bank reports must be accepted.
      if (!refused && name.startsWith('payment.')) this.server.runtime.report(name, error);
    }
    await this.end(step);
    return step.model;
  }

  /** @param late due jobs have not run */
  async wait(ms: number, { late = false } = {}): Promise<void> {
    const step = this.begin('clock', 'clock', { ms });
    await this.server.clock.set({ advanceMs: ms });
    step.at = this.now;
    if (!late)
      await this.server.runtime.scheduler.tick().catch((error: unknown) => {
        step.message = String(error);
      });
    await this.end(step);
  }

  async whatIf<T>(look: () => Promise<T>): Promise<T> {
    await sql`savepoint what_if`.execute(this.db);
    try {
      return await look();
    } finally {
      await sql`rollback to savepoint what_if`.execute(this.db);
      await sql`release savepoint what_if`.execute(this.db);
      this.server.takeWrites();
    }
  }

  /** Where no login is needed, one that has ended makes its owner a visitor. */
  async wasVisitor({ name, login }: Step): Promise<boolean> {
    const token = login?.tokens.at(-1);
    return (
      token !== undefined && callRow(name as CallName).token === 'optional' && !(await this.isOpen(token))
    );
  }

  isOpen(token: string): Promise<boolean> {
    return this.whatIf(
      async () => (await this.server.send('user.devices', {}, { token, lang: 'en' })).code === '0',
    );
  }

  async passwordOf(payerId: string, kind: 'login' | 'pay'): Promise<string | undefined> {
    const payer = this.state.payers.get(payerId);
    const hash = kind === 'login' ? payer?.passwordHash : payer?.payPasswordHash;
    if (!hash) return undefined;
    for (const password of passwords) if (await matchesPassword(password, hash)) return password;
    return undefined;
  }

  private begin(name: string, by: Step['by'], params: Record<string, unknown>): Step {
    const empty = { payerId: null, login: null, device: '', key: null, code: '0', message: '', model: null };
    return { name, by, params, at: this.now, writes: [], faults: [], ...empty };
  }

  private async end(step: Step): Promise<void> {
    step.writes = this.server.takeWrites();
    step.faults = this.server.takeFaults();
    this.steps.push(step);
    const before = this.state;
    await this.readAgain(new Set(step.writes.map(({ table }) => table)));
    const found = new Map<Watched, readonly Change[]>();
    const after = this.state;
    const changes = <T extends Watched>(table: T): readonly Change<T>[] => {
      let list = found.get(table);
      if (!list) found.set(table, (list = changesOf(before[table], after[table]) as readonly Change[]));
      return list as unknown as readonly Change<T>[];
    };
    for (const table of watchedTables)
      this.learnRows(
        table,
        changes(table).flatMap(({ after: row }) => row ?? []),
      );
    for (const { before: known, after: row } of changes('sessions'))
      if (row && !known) this.sessions.push(row);
    await this.watch({ step, before, after, changes, play: this });
  }

  private async readAgain(tables: ReadonlySet<string>): Promise<void> {
    const read: Record<string, unknown> = {};
    if (tables.has('payers')) {
      const payers = await readTable(this.db, 'payers');
      for (const id of payers.keys()) if (!this.state.payers.has(id)) this.owners.add(id);
      read.payers = payers;
    }
    for (const table of tables)
      if (table !== 'payers' && isWatched(table))
        read[table] = await readTable(this.db, table, [...this.owners]);
    this.state = { ...this.state, ...read };
  }

  /** A renewed token joins its login; a sign-in starts one, in its gToken's family. */
  private keepToken(
    login: Login | null,
    name: CallName,
    params: Record<string, unknown>,
    { responseHeader, model }: Envelope,
    opens?: Login,
  ): void {
    const { token, gToken } = responseHeader;
    if (!token) return;
    if (gToken) this.pools.add('gToken', gToken);
    const tokens = { tokens: [token], gTokens: gToken ? [gToken] : [] };
    const payer =
      (model as { payer?: { userId: string; countryCode: string } } | null)?.payer ??
      (opens && { userId: opens.payerId, countryCode: opens.market });
    if (payer && (login === null || callRow(name).token === 'none')) {
      const { userId: payerId, countryCode: market } = payer;
      const family = this.logins.find(({ gTokens }) => gTokens.includes(params.gToken as string))?.family;
      this.logins.push({
        payerId,
        market,
        device: strangersDevice,
        family: family ?? this.logins.length,
        ...tokens,
      });
    } else if (login) {
      login.tokens.push(...tokens.tokens);
      login.gTokens.push(...tokens.gTokens);
    }
  }

  private learnRows(table: Watched, rows: readonly object[]): void {
    const named = rowNames[table];
    if (!named) return;
    for (const row of rows)
      for (const [column, names] of Object.entries(named))
        for (const name of names) this.pools.add(name, (row as Record<string, unknown>)[column]);
  }
}
