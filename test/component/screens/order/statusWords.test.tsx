import { byHand } from '../../fakeApp';
import { act, type ReactElement } from 'react';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import rows from '../../../fixtures/orderStatusWords.json';
import { drawApp } from '../../drawApp';
import { byId, erase, isThere, nameOf, words } from '../../drawn';
import { OrdersTab } from '@/modules/order/list/OrdersTab';
import '@/modules/order/list/table/TransferTable';
import { LastKnown } from '@/modules/order/LastKnown';
import { OrderHead } from '@/modules/order/detail/OrderHead';

const order = {
  id: 'o1',
  seqNo: 'S1',
  type: 1,
  countryCode: 'AUS',
  targetCountry: 'CHN',
  remitType: 'personal',
  paymentStatus: 'WAIT_PAYMENT',
  viewStatus: '',
  createTime: 1,
  payDeadline: 2,
  payeeName: 'Li Na',
  payeeInfo: { id: 'p1', name: 'Li Na', accountType: 'bank', payeeLabel: '**1', country: 'CHN' },
  payerInfo: { userId: 'u1', fullName: 'Mia Chen' },
  history: [],
  businessRate: '4.8000',
  rateBase: 1,
  feeAmount: { amount: '5.00', currencyCode: 'AUD' },
  discountAmount: { amount: '0.00', currencyCode: 'AUD' },
  sourceAmount: { amount: '100.00', currencyCode: 'AUD' },
  totalAmount: { amount: '105.00', currencyCode: 'AUD' },
  targetAmount: { amount: '480.00', currencyCode: 'CNY' },
};
const { asked } = byHand;

async function show(screen: ReactElement): Promise<void> {
  drawApp(screen);
  await act(async () => undefined);
}
const tagIn = (id: string) => {
  const tags = Array.from(byId(id).querySelectorAll('[class*="ui-status--"]'), (tag) => [
    tag.textContent,
    /ui-status--(\w+)/.exec(tag.className)?.[1],
  ]);
  expect(tags).toHaveLength(1);
  return tags[0];
};

beforeEach(() => {
  // A table in a wide window.
  Object.assign(window, { innerWidth: 375 });
  asked.length = 0;
  queryClient.clear();
  sessionStore.setState({ token: 'T1' } as never);
});

it.each(rows)('$statuses read "$reads" in $tone in the list of orders, also aloud [$holds]', async (row) => {
  await show(<OrdersTab />);
  const list = row.statuses.map((status) => ({ ...order, id: status, seqNo: status, status }));
  await asked.find(({ name }) => name === 'order.listRecords')?.answer({ rows: list, total: list.length });
  for (const status of row.statuses) {
    expect([status, tagIn(`order-${status}`)]).toEqual([status, [row.reads, row.tone]]);
    expect(nameOf(byId(`order-${status}`))).toContain(row.reads);
  }
});

it.each(rows)('$statuses read "$reads" in $tone in the table of a wide window [$holds]', async (row) => {
  Object.assign(window, { innerWidth: 1024 });
  await show(<OrdersTab />);
  const list = row.statuses.map((status) => ({ ...order, id: status, seqNo: status, status }));
  await asked.find(({ name }) => name === 'order.listRecords')?.answer({ rows: list, total: list.length });
  const tags = Array.from(document.querySelectorAll('[role=row] [class*="ui-status--"]'), (tag) => [
    tag.textContent,
    /ui-status--(\w+)/.exec(tag.className)?.[1],
  ]);
  expect(tags).toEqual(row.statuses.map(() => [row.reads, row.tone]));
});

it.each(rows)('$statuses read "$reads" in $tone at the head of an order [$holds]', async (row) => {
  for (const status of row.statuses) {
    await show(<OrderHead order={{ ...order, status } as never} onDeadline={() => undefined} />);
    const head = isThere('order-done') ? 'order-done' : 'order-status';
    expect([status, tagIn(head)]).toEqual([status, [row.reads, row.tone]]);
    erase();
  }
});

it.each(rows)('$statuses read "$reads" in $tone in what is last known of an order [$holds]', async (row) => {
  for (const status of row.statuses) {
    const known = { order: { ...order, status } as never, at: 1 };
    await show(<LastKnown known={known} onRetry={() => undefined} />);
    expect([status, tagIn('order-last-known')]).toEqual([status, [row.reads, row.tone]]);
    erase();
  }
});

it('an order that waits for payment counts down what is left of its time [P4.2-24]', async () => {
  const payDeadline = Date.now() + 24 * 3_600_000 - 500;
  const unpaid = { ...order, status: 'WAIT_PAYMENT', payDeadline };
  await show(<OrderHead order={unpaid as never} onDeadline={() => undefined} />);
  expect(words()).toMatch(/24:00:00|23:59:59/);
});

it('an order that was not paid asks to choose another way to pay [F8-51]', async () => {
  await show(
    <OrderHead order={{ ...order, status: 'PAYMENT_FAILED' } as never} onDeadline={() => undefined} />,
  );
  expect(words()).toContain('Try again or choose another way to pay');
});
