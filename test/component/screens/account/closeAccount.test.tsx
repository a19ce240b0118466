import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { formatDate } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { byId, draw, press } from '../../drawn';

const mockWay: unknown[] = [];
const mockOrder = {
  seqNo: 'HW1',
  status: 'BANK_PROCESSING',
  payeeName: 'Wei Chen',
  targetCountry: 'CHN',
  targetAmount: { amount: '4710.00', currencyCode: 'CNY' },
  createTime: Date.UTC(2026, 4, 17, 12),
};
jest.mock('@/state/client/client', () => ({
  call: async () => ({ open: [mockOrder], orders: 1, payees: 1, coupons: 0, keepYears: 7 }),
}));
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  navigate: async (...given: unknown[]) => void mockWay.push(given),
}));

const { CloseAccount } = jest.requireActual<typeof import('@/modules/account/manage/CloseAccount')>(
  '@/modules/account/manage/CloseAccount',
);

it('a transfer that is in the way is named by its recipient, amount and date, and opens', async () => {
  draw(
    <QueryClientProvider client={queryClient}>
      <CloseAccount />
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  const row = byId('close-order-HW1').textContent;
  for (const said of ['Wei Chen', '4,710.00 CNY', formatDate(mockOrder.createTime)])
    expect(row).toContain(said);
  expect(row).not.toContain('HW1');
  press('close-order-HW1');
  expect(mockWay).toEqual([['bankOrder', { seqNo: 'HW1' }]]);
});
