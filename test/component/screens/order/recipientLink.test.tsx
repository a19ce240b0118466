import { byHand } from '../../fakeApp';
import { act } from 'react';
import type { Order } from '@/contracts/entities/order';
import '@/modules/order/texts';
import { drawApp } from '../../drawApp';
import { byId } from '../../drawn';
import { RecipientPage } from '@/modules/order/recipient/RecipientPage';

const order = {
  seqNo: 'HW1',
  status: 'BANK_PROCESSING',
  targetAmount: { amount: '480.00', currencyCode: 'CNY' },
  payeeInfo: { name: 'Li Na' },
} as unknown as Order;
const isOff = (): boolean => byId('order-share-make').getAttribute('aria-disabled') === 'true';

it('a link for the recipient is made only when it is known that there is none', async () => {
  drawApp(<RecipientPage order={order} />);
  await act(async () => undefined);
  expect(isOff()).toBe(true);
  await byHand.asked[0]?.answer({ refunds: [] });
  await act(async () => undefined);
  expect(isOff()).toBe(false);
});
