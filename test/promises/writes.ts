import fs from 'node:fs';
import path from 'node:path';
import type { Report } from './engine';
import { consoleActions } from './generic';
import { promises } from './kept';

export const writesFile = path.resolve(__dirname, '../fixtures/sensitiveWrites.json');

/** Calls by name, with the sensitive columns that they have been seen to write. */
export type WritesOfCalls = Record<string, string[]>;

/** Columns that are money, a way into an account, or a lock; `*` for all of a table. Tokens are renewed by any call: `logins` tells them apart. */
const sensitive = [
  'orders.source_amount',
  'orders.target_amount',
  'orders.fee_amount',
  'orders.discount_amount',
  'orders.total_amount',
  'orders.rate',
  'orders.rate_locked_until_at',
  'orders.coupon_id',
  'orders.payee_id',
  'payers.password_hash',
  'payers.pay_password_hash',
  'payers.phone_number',
  'payers.email',
  'coupons.status',
  'coupons.used_order_id',
  'locks.*',
  'logins.*',
  'tickets.*',
  'proved_devices.*',
  'payments.*',
  'refunds.*',
] as const;

const isSensitive = (place: string): boolean =>
  (sensitive as readonly string[]).some(
    (one) => one === place || (one.endsWith('.*') && place.startsWith(one.slice(0, -1))),
  );

/** Sensitive writes by the calls of a run; those by staff and time do not count. */
export function writesIn({ writes }: Report): WritesOfCalls {
  const byStaff = new Set(['clock', 'order.move', ...consoleActions.map(({ name }) => name)]);
  const found: WritesOfCalls = {};
  for (const [name, places] of writes) {
    const some = [...places].filter(isSensitive).sort();
    if (!byStaff.has(name) && some.length > 0) found[name] = some;
  }
  return found;
}

/** Knowledge of every call that may write: which sensitive places it has been seen to write, or that it has not been seen to. */
export interface KnownWrites {
  writes: WritesOfCalls;
  /** Accepted in a run, and wrote nothing of it. */
  others: string[];
  /** Not accepted in any run so far: what it writes is not known. */
  unseen: string[];
}

export const readWrites = (): KnownWrites => JSON.parse(fs.readFileSync(writesFile, 'utf8')) as KnownWrites;

/** Adds what a run has seen to what is known, so that a rare write is not lost. */
export function keepWrites(report: Report, calls: readonly string[], writing: readonly string[]): number {
  const known = readWrites();
  const found = writesIn(report);
  const names = [...new Set([...Object.keys(known.writes), ...Object.keys(found)])]
    .filter((name) => calls.includes(name))
    .sort();
  const writes = Object.fromEntries(
    names.map((name) => [name, [...new Set([...(known.writes[name] ?? []), ...(found[name] ?? [])])].sort()]),
  );
  const accepted = (name: string): boolean =>
    known.others.includes(name) || (report.made.get(name)?.accepted ?? 0) > 0;
  const rest = writing.filter((name) => writes[name] === undefined).sort();
  const kept: KnownWrites = {
    writes,
    others: rest.filter(accepted),
    unseen: rest.filter((name) => !accepted(name)),
  };
  fs.writeFileSync(writesFile, `${JSON.stringify(kept, null, 2)}\n`);
  return names.length;
}

/** Promises that look at a column, or at its whole table. */
export const promisesAt = (place: string): string[] =>
  promises
    .filter(({ watches }) =>
      (watches as readonly string[]).some((one) => one === place || one === place.split('.')[0]),
    )
    .map(({ id }) => id);
