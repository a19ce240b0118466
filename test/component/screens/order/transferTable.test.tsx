import { byHand } from '../../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import { documents } from '@/platform/documents';
import type { TextFile } from '@/platform/types';
import { useNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { OrdersTab } from '@/modules/order/list/OrdersTab';
import '@/modules/order/list/table/ExportButton';
import '@/modules/order/list/table/TransferTable';
import { drawApp } from '../../drawApp';
import { byId, byRole, isThere, key, nameOf, namesOf, press } from '../../drawn';
import { orderRow } from '../../../fixtures/orderRow';

const order = (seqNo: string, payeeName: string) =>
  orderRow({ id: seqNo, seqNo, payeeName, createTime: Date.UTC(2026, 10, 3, 4, 5, 6) });
const { asked } = byHand;
const settled = () => act(async () => undefined);
const lists = () => asked.filter(({ name }) => name === 'order.listRecords');
const answer = async (rows: object[], more: object = {}): Promise<void> => {
  await lists()
    .at(-1)
    ?.answer({ rows, total: rows.length, ...more });
  await settled();
};
const focused = (): string => document.activeElement?.id ?? '';

async function show(width: number, rows: object[] = [order('S2', 'Li Na'), order('S1', 'Wang Wei')]) {
  Object.assign(window, { innerWidth: width });
  drawApp(<OrdersTab />);
  await settled();
  await answer(rows);
}

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  useNotices.setState({ toast: null });
  sessionStore.setState({ token: 'T1' } as never);
});
afterAll(() => Object.assign(window, { innerWidth: 1024 }));

describe('transfers in a wide window', () => {
  it('are a table: each row has a head and as many cells as there are columns, and says its place', async () => {
    await show(1024);
    expect(namesOf('table')).toEqual(['Transfers']);
    expect(byRole('table')[0]?.getAttribute('aria-rowcount')).toBe('3');
    expect(namesOf('columnheader')).toEqual([
      'Recipient',
      'Country or region',
      'You send',
      'Recipient gets',
      'Status',
      'Date',
    ]);
    const rows = byRole('row');
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
    const inRow = (row: Element) => Array.from(row.querySelectorAll('[role=rowheader],[role=cell]'), (cell) => cell.textContent); // prettier-ignore
    expect(inRow(rows[1]!).slice(0, 5)).toEqual([
      'Li Na',
      'China',
      '1,250.00 AUD',
      '6,000.50 CNY',
      'Arrived',
    ]);
    expect(inRow(rows[2]!)).toHaveLength(6);
  });

  it('say which needs its sender, also aloud', async () => {
    const unpaid = { ...order('S2', 'Li Na'), status: 'WAIT_PAYMENT' };
    await show(1024, [unpaid, order('S1', 'Wang Wei')]);
    const turns = byRole('row').map((row) => row.textContent?.includes('Your turn'));
    expect(turns).toEqual([false, true, false]);
    expect(nameOf(byId('order-S2'))).toBe('Li Na, 6,000.50 CNY, Waiting for payment, Your turn');
  });

  it('under way or back with us are in one tab, which does not call them on their way', async () => {
    await show(1024);
    expect(namesOf('tab')).toEqual(['All', 'To pay', 'In progress', 'Done', 'Closed']);
  });

  it('are asked for again in the other order, which the column tells', async () => {
    await show(1024);
    const told = () => byId('orders-sort-date').closest('[role=columnheader]')?.getAttribute('aria-sort');
    expect([told(), lists().at(-1)?.params]).toEqual(['descending', { tab: 'all', pageSize: 20 }]);
    press('orders-sort-date');
    await settled();
    expect(lists().at(-1)?.params).toEqual({ tab: 'all', sort: 'oldest', pageSize: 20 });
    await answer([order('S1', 'Wang Wei'), order('S2', 'Li Na')]);
    expect(told()).toBe('ascending');
    expect(namesOf('rowheader')).toEqual(['Wang Wei', 'Li Na']);
  });

  it('are walked through by arrow keys, and stop at both ends', async () => {
    await show(1024);
    byId('order-S2').focus();
    key(byId('order-S2'), 'ArrowDown');
    expect(focused()).toBe('order-S1');
    key(byId('order-S1'), 'ArrowDown');
    expect(focused()).toBe('order-S1');
    key(byId('order-S1'), 'ArrowUp');
    expect(focused()).toBe('order-S2');
  });

  it('show the opened one next to them, until Escape on its row', async () => {
    await show(1024);
    press('order-S1');
    expect(byId('order-S1').getAttribute('aria-current')).toBe('true');
    key(byId('order-S1'), 'Escape');
    expect(byId('order-S1').getAttribute('aria-current')).toBeNull();
  });

  it('are a list of rows without a table in a narrower one', async () => {
    await show(1023);
    expect(byRole('table')).toEqual([]);
    expect(namesOf('list')).toEqual(['Transfers']);
    expect(isThere('orders-export')).toBe(true);
  });

  it('are as on a phone in a window of a phone', async () => {
    await show(375);
    expect(byRole('table')).toEqual([]);
    expect(isThere('orders-export')).toBe(false);
  });
});

describe('transfers as a file', () => {
  const saved: TextFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    jest.spyOn(documents, 'save').mockImplementation((file) => void saved.push(file));
  });
  afterEach(() => jest.restoreAllMocks());

  it('are all of the filter, page by page, in machine form under heads in words', async () => {
    await show(1024);
    press('orders-export');
    await settled();
    press('orders-export');
    await settled();
    expect(lists().at(-1)?.params).toEqual({ tab: 'all', pageSize: 50 });
    await answer([order('S3', '=cmd()'), order('S2', 'Na, Li')], { total: 3, next: '9.a' });
    expect(byId('orders-export').textContent).toBe('2 of 3');
    expect(lists().at(-1)?.params).toEqual({ tab: 'all', pageSize: 50, cursor: '9.a' });
    await answer([order('S1', 'Wang Wei')], { total: 3 });
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^transfers-\d{4}-\d\d-\d\d\.csv$/);
    expect(saved[0]?.text.split('\r\n')).toEqual([
      '\uFEFFTransfer number,Date (UTC),Recipient,Country or region,You send,You send (currency),Recipient gets,Recipient gets (currency),Status',
      "S3,2026-11-03 04:05:06,'=cmd(),China,1250.00,AUD,6000.50,CNY,Arrived",
      'S2,2026-11-03 04:05:06,"Na, Li",China,1250.00,AUD,6000.50,CNY,Arrived',
      'S1,2026-11-03 04:05:06,Wang Wei,China,1250.00,AUD,6000.50,CNY,Arrived',
      '',
    ]);
    expect(byId('orders-export').textContent).toBe('Download as CSV');
  });

  it('say so if a page fails, save nothing, and can be asked for again', async () => {
    await show(1024);
    press('orders-export');
    await settled();
    await act(async () =>
      lists()
        .at(-1)
        ?.fail(new AppError({ code: 'x', kind: 'network', messageKey: 'errors.network' })),
    );
    await settled();
    expect(useNotices.getState().toast?.messageKey).toBe('errors.network');
    expect(saved).toEqual([]);
    press('orders-export');
    await settled();
    await answer([order('S1', 'Wang Wei')]);
    expect(saved).toHaveLength(1);
  });

  it('are not offered where the browser saves no file', async () => {
    jest.spyOn(documents, 'canSave').mockReturnValue(false);
    await show(1024);
    expect(isThere('orders-export')).toBe(false);
  });
});
