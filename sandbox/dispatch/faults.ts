import { randomUUID } from 'node:crypto';
import type { CallName } from '@/contracts/calls';
import type { Db, JsonObject, Row } from '../db/schema';
import { json } from '../db/schema';
import { saveSetting } from '../db/settings';
import { hash32 } from '../seeded/random';
import type { FaultKind } from './faultKinds';

export interface FaultRequest {
  call: CallName | '*';
  kind: FaultKind;
  detail?: {
    code?: string;
    msg?: string;
    model?: JsonObject;
    status?: number;
    ms?: number;
    percent?: number;
  };
  /** Unlimited when absent. */
  times?: number;
  /** 0 to 1; 1 by default. */
  share?: number;
}

export interface Fault {
  id: string;
  kind: FaultKind;
  detail: NonNullable<FaultRequest['detail']>;
}

/** Changes with every fault. */
export const faultsKey = 'faults';

/** Shared by the database; free while none is set. */
export class Faults {
  private rows: Row<'faults'>[] = [];
  private drawn = 0;

  constructor(
    private readonly db: Db,
    private readonly seed: string,
  ) {}

  async reload(): Promise<void> {
    this.rows = await this.db.selectFrom('faults').selectAll().orderBy('createdAt').execute();
  }

  list(): readonly Row<'faults'>[] {
    return this.rows;
  }

  async add(request: FaultRequest, now: number): Promise<string> {
    const id = randomUUID();
    await this.db
      .insertInto('faults')
      .values({
        id,
        call: request.call,
        kind: request.kind,
        detail: json(request.detail ?? {}),
        remaining: request.times ?? null,
        share: request.share ?? 1,
        createdAt: now,
      })
      .execute();
    await this.changed();
    return id;
  }

  async remove(id?: string): Promise<void> {
    await this.db
      .deleteFrom('faults')
      .$if(id !== undefined, (query) => query.where('id', '=', id as string))
      .execute();
    await this.changed();
  }

  async changed(): Promise<void> {
    await saveSetting(this.db, faultsKey, randomUUID());
    await this.reload();
  }

  /** Repeatable by seed and order of calls. */
  async draw(call: CallName): Promise<Fault | null> {
    for (const row of this.rows) {
      if (row.call !== '*' && row.call !== call) continue;
      if (row.share < 1) {
        this.drawn += 1;
        if (hash32(`${this.seed}:${row.call}:${row.kind}:${this.drawn}`) / 4_294_967_296 >= row.share)
          continue;
      }
      if (!(await this.count(row))) continue;
      return { id: row.id, kind: row.kind, detail: row.detail };
    }
    return null;
  }

  /** false when another sandbox took the last one. */
  private async count(row: Row<'faults'>): Promise<boolean> {
    const result = await this.db
      .updateTable('faults')
      .set((set) => ({ hits: set('hits', '+', 1), remaining: set('remaining', '-', 1) }))
      .where('id', '=', row.id)
      .where((where) => where.or([where('remaining', 'is', null), where('remaining', '>', 0)]))
      .returning('remaining')
      .executeTakeFirst();
    if (!result) {
      this.rows = this.rows.filter((other) => other.id !== row.id);
      return false;
    }
    row.hits += 1;
    row.remaining = result.remaining;
    if (result.remaining === 0) this.rows = this.rows.filter((other) => other.id !== row.id);
    return true;
  }
}
