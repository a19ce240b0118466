import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { tKey } from '@/i18n';
import { files } from '@/platform/files';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { isThere, press, words } from '../../drawn';
import { TransferVoucher } from '@/modules/order/detail/TransferVoucher';

fake.navigation({ useRoute: () => ({ name: 'transferVoucher', params: { seqNo: 'HW1' } }) });

beforeEach(() => queryClient.clear());

it.each([
  [2, true],
  [5, true],
  [6, false],
])('with %i receipts sent another is taken: %s [F5.4-10]', async (sent, taken) => {
  drawApp(<TransferVoucher />);
  await act(async () => undefined);
  await byHand.last().answer({
    order: {
      seqNo: 'HW1',
      status: 'WAIT_PAYMENT',
      countryCode: 'AUS',
      vouchers: Array.from({ length: sent }, (_, at) => ({ key: `file${at}`, fileName: `${at}.pdf` })),
    },
  });
  await act(async () => undefined);
  expect([isThere('voucher-add'), isThere('voucher-submit')]).toEqual([taken, taken]);
  expect(words().includes(tKey('order.voucher.full', { count: 6 }))).toBe(!taken);
  if (!taken) return;
  const choose = jest.spyOn(files, 'choose').mockResolvedValue([]);
  press('voucher-add');
  press('upload-from-files');
  await act(async () => undefined);
  expect(choose.mock.calls.map(([{ count }]) => count)).toEqual([6 - sent]);
  choose.mockRestore();
});
