import fs from 'node:fs';
import path from 'node:path';
import type { Report } from './engine';
import { consoleActions } from './generic';

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
  'payments.*',
  'refunds.*',
] as const;

const isSensitive = (place: string): boolean =>
  (sensitive as readonly string[]).some(
    (one) => one === place || (one.endsWith('.*') && place.startsWith(one.slice(0, -1))),
  );

/** What the calls of a run wrote of it; what staff and time do is not theirs. */
export function writesIn({ writes }: Report): WritesOfCalls {
  const byStaff = new Set(['clock', 'order.move', ...consoleActions.map(({ name }) => name)]);
  const found: WritesOfCalls = {};
  for (const [name, places] of writes) {
    const some = [...places].filter(isSensitive).sort();
    if (!byStaff.has(name) && some.length > 0) found[name] = some;
  }
  return found;
}

/** Adds what a run has seen to what is known, so that a rare write is not lost. */
export function keepWrites(report: Report, calls: readonly string[]): number {
  const known = fs.existsSync(writesFile)
    ? (JSON.parse(fs.readFileSync(writesFile, 'utf8')) as WritesOfCalls)
    : {};
  const found = writesIn(report);
  const names = [...new Set([...Object.keys(known), ...Object.keys(found)])]
    .filter((name) => calls.includes(name))
    .sort();
  const all = Object.fromEntries(
    names.map((name) => [name, [...new Set([...(known[name] ?? []), ...(found[name] ?? [])])].sort()]),
  );
  fs.writeFileSync(writesFile, `${JSON.stringify(all, null, 2)}\n`);
  return names.length;
}
