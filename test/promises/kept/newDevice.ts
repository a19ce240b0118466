import { Decimal } from '@/core/decimal';
import { uncounted } from '@/domain/statuses/orderSets';
import type { Row } from '../../../sandbox/db/schema';
import { sourcePrices } from '../../../sandbox/seed/prices';
import type { View } from '../play';
import { firstOf } from './found';
import { changedByPayer } from './limits';
import type { Kept } from './promise';

const newMs = 72 * 3_600_000;

/** New and unproved for the payer since; null if known. */
function newSince({ step, play }: View, payerId: string): number | null {
  const device = step.login?.device;
  const used = play.sessions
    .filter((row) => row.payerId === payerId && row.device)
    .sort((one, other) => (one.signedInAt ?? 0) - (other.signedInAt ?? 0));
  if (used.length === 0 || used[0]?.device === device) return null;
  const since = used.find((row) => row.device === device)?.signedInAt ?? step.at;
  const proved = play.steps.some(
    (past) =>
      past.name === 'user.deviceProve' &&
      past.code === '0' &&
      past.payerId === payerId &&
      past.login?.device === device,
  );
  return proved || since <= step.at - newMs ? null : since;
}

const sentFrom = (order: Row<'orders'>, since: number) => (row: Row<'orders'>) =>
  row.payerId === order.payerId &&
  row.sourceCurrency === order.sourceCurrency &&
  !(uncounted as readonly string[]).includes(row.status) &&
  (row.id === order.id || row.createdAt > since);

export const newDevicePromises: readonly Kept[] = [
  {
    id: 'new-device',
    group: 'credentials',
    says: 'From a device that is new to an account no large sum goes out before its owner has proved it, in one transfer or in several.',
    watches: ['orders.sourceAmount', 'orders.payeeId', 'orders.relation', 'provedDevices'],
    breach: (view) =>
      firstOf(changedByPayer(view), (order) => {
        const since = newSince(view, order.payerId);
        const large = sourcePrices[order.countryCode]?.largeFrom;
        if (since === null || large === undefined) return null;
        const sent = [...view.after.orders.values()]
          .filter(sentFrom(order, since))
          .reduce((sum, row) => sum.plus(row.sourceAmount), new Decimal(0));
        return sent.gt(large)
          ? `${sent.toFixed()} ${order.sourceCurrency} by ${view.step.name} from a device that is new since ${since}`
          : null;
      }),
  },
  {
    id: 'first-device',
    group: 'credentials',
    says: "Since when a device is an account's is kept from its sign-in there until the account closes, whatever becomes of its sessions.",
    watches: ['payerDevices'],
    breach: ({ changes, step, after: { payers } }) =>
      firstOf(changes('payerDevices'), ({ before, after }) => {
        if (!before)
          return after?.device === step.device ? null : `${after?.device} is known without a sign-in`;
        if (!after) return payers.get(before.payerId)?.closedAt ? null : `${before.device} is forgotten`;
        return before.since === after.since ? null : `${before.device} is known from another moment`;
      }),
  },
];
