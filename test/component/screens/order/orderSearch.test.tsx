import { byHand } from '../../fakeApp';
import { act } from 'react';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { OrdersTab } from '@/modules/order/list/OrdersTab';
import { drawApp } from '../../drawApp';
import { isThere, press, type, words } from '../../drawn';
import { orderRow } from '../../../fixtures/orderRow';

const { asked } = byHand;
const row = orderRow();
const settled = () => act(async () => void jest.advanceTimersByTime(400));
const last = (name: string) => asked.filter((one) => one.name === name).at(-1);
const answer = async (rows: object[]): Promise<void> => {
  await last('order.listRecords')?.answer({ rows, total: rows.length });
  await settled();
};

async function show(count: number): Promise<void> {
  drawApp(<OrdersTab />);
  await settled();
  await answer([row]);
  await last('order.listTypeTab')?.answer({ list: [{ tab: 'all', count }] });
  await settled();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { innerWidth: 375 });
  asked.length = 0;
  queryClient.clear();
  sessionStore.setState({ token: 'T1' } as never);
});
afterEach(() => jest.useRealTimers());
afterAll(() => Object.assign(window, { innerWidth: 1024 }));

describe('the search of transfers', () => {
  it('is there once there are too many for a look', async () => {
    await show(5);
    expect(isThere('orders-search')).toBe(false);
  });

  it('asks for the recipient once the typing rests, and says where nobody is found', async () => {
    await show(6);
    type('orders-search', 'wang');
    await settled();
    expect(last('order.listRecords')?.params).toMatchObject({ tab: 'all', keyword: 'wang' });
    await answer([]);
    expect(words()).toContain('No recipient matches');
    press('orders-search-clear');
    await settled();
    expect(isThere('order-S1')).toBe(true);
    expect(isThere('orders-search-clear')).toBe(false);
  });
});
