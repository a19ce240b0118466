import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Order } from '@/contracts/entities/order';
import '@/modules/order/texts';
import { queryClient } from '@/state/queries/queries';
import { byId, draw } from '../../drawn';
import { callByHand } from '../../hooks/renderHook';

const mockByHand = callByHand();
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
const { RecipientPage } = jest.requireActual<typeof import('@/modules/order/recipient/RecipientPage')>(
  '@/modules/order/recipient/RecipientPage',
);

const order = {
  seqNo: 'HW1',
  status: 'BANK_PROCESSING',
  targetAmount: { amount: '480.00', currencyCode: 'CNY' },
  payeeInfo: { name: 'Li Na' },
} as unknown as Order;
const isOff = (): boolean => byId('order-share-make').getAttribute('aria-disabled') === 'true';

it('a link for the recipient is made only when it is known that there is none', async () => {
  draw(
    <QueryClientProvider client={queryClient}>
      <RecipientPage order={order} />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
  expect(isOff()).toBe(true);
  await mockByHand.asked[0]?.answer({ refunds: [] });
  await act(async () => undefined);
  expect(isOff()).toBe(false);
});
