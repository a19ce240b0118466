import { fake } from '../../fakeApp';
import { act } from 'react';
import { formatDate } from '@/i18n';
import { drawApp } from '../../drawApp';
import { byId, plain, press } from '../../drawn';
import { CloseAccount } from '@/modules/account/manage/CloseAccount';

const went: unknown[] = [];
const openOrder = {
  seqNo: 'HW1',
  status: 'BANK_PROCESSING',
  payeeName: 'Wei Chen',
  targetCountry: 'CHN',
  targetAmount: { amount: '4710.00', currencyCode: 'CNY' },
  createTime: Date.UTC(2026, 4, 17, 12),
};
fake.client({ call: async () => ({ open: [openOrder], orders: 1, payees: 1, coupons: 0, keepYears: 7 }) });
fake.navigation({
  navigate: async (...given: unknown[]) => void went.push(given),
});

it('a transfer that is in the way is named by its recipient, amount and date, and opens', async () => {
  drawApp(<CloseAccount />);
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  const row = plain(byId('close-order-HW1').textContent);
  for (const said of ['Wei Chen', '4,710.00 CNY', formatDate(openOrder.createTime)])
    expect(row).toContain(said);
  expect(row).not.toContain('HW1');
  press('close-order-HW1');
  expect(went).toEqual([['bankOrder', { seqNo: 'HW1' }]]);
});
