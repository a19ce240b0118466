import fs from 'node:fs';
import path from 'node:path';
import type { Report } from './engine';
import { consoleActions } from './generic';
import { promises } from './kept';

export const writesFile = path.resolve(__dirname, '../fixtures/sensitiveWrites.json');

export type WritesOfCalls = Record<string, string[]>;

/** Money, login and locks; `*`: the table. `logins`, not tokens, which any call may renew. */
const sensitive = [
  'orders.sourceAmount',
  'orders.targetAmount',
  'orders.feeAmount',
  'orders.discountAmount',
  'orders.totalAmount',
  'orders.rate',
  'orders.rateLockedUntilAt',
  'orders.couponId',
  'orders.payeeId',
  'payers.passwordHash',
  'payers.payPasswordHash',
  'payers.phoneNumber',
  'payers.email',
  'coupons.status',
  'coupons.usedOrderId',
  'locks.*',
  'logins.*',
  'tickets.*',
  'payerDevices.*',
  'provedDevices.*',
  'payments.*',
  'refunds.*',
] as const;

const isSensitive = (place: string): boolean =>
  (sensitive as readonly string[]).some(
    (one) => one === place || (one.endsWith('.*') && place.startsWith(one.slice(0, -1))),
  );

export function writesIn({ writes }: Report): WritesOfCalls {
  const byStaff = new Set(['clock', 'order.move', ...consoleActions.map(({ name }) => name)]);
  const found: WritesOfCalls = {};
  for (const [name, places] of writes) {
    const some = [...places].filter(isSensitive).sort();
    if (!byStaff.has(name) && some.length > 0) found[name] = some;
  }
  return found;
}

export interface KnownWrites {
  writes: WritesOfCalls;
  /** Accepted without a sensitive write. */
  others: string[];
  /** Never accepted so far, so their writes are unknown. */
  unseen: string[];
}

export const readWrites = (): KnownWrites => JSON.parse(fs.readFileSync(writesFile, 'utf8')) as KnownWrites;

/** Merges, to keep rare ones. */
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

export const promisesAt = (place: string): string[] =>
  promises
    .filter(({ watches }) =>
      (watches as readonly string[]).some((one) => one === place || one === place.split('.')[0]),
    )
    .map(({ id }) => id);
