import { byHand, fake } from '../../../component/fakeApp';
import { marketCodes } from '@/domain/markets/markets';
import { orderStatusNames } from '@/domain/statuses/names';
import { orderRoutes } from '@/routes/order';
import { isBuilt } from '@/routes/paths';
import { useNotices } from '@/state/notices/notices';
import { openOrder, openOrderPayment } from '@/state/orders/orderOpening';

const went: { route: string; params: object }[] = [];
fake.navigation({
  navigate: async (route: string, params: object) => void went.push({ route, params }),
});

beforeEach(() => void went.splice(0));
afterEach(() => expect(byHand.asked).toEqual([]));

test.each([
  { holds: 'P4.2-17', status: 'WAIT_PAYMENT', type: 1, countryCode: 'AUS', to: { route: 'confirmRemit' } },
  { holds: 'P4.2-18', status: 'WAIT_PAYMENT', type: 2, countryCode: 'CHN', to: { route: 'confirmRemit' } },
  {
    holds: 'P4.2-19',
    status: 'WAIT_PAYMENT',
    type: 1,
    countryCode: 'EU',
    to: { route: 'paymentMethod', params: { group: 'eu' } },
  },
  {
    holds: 'P4.2-20',
    status: 'WAIT_PAYMENT',
    type: 1,
    countryCode: 'HKG',
    to: { route: 'paymentMethod', params: { group: 'hkg' } },
  },
  {
    holds: 'P4.2-21',
    status: 'WAIT_PAYMENT',
    type: 2,
    countryCode: 'AUS',
    to: { route: 'paymentMethod', params: { group: 'aunz' } },
  },
  { holds: 'P4.2-22', status: 'PAYMENT_ING', type: 1, countryCode: 'AUS', to: { route: 'bankOrder' } },
  ...orderStatusNames
    .filter((status) => status !== 'WAIT_PAYMENT' && status !== 'PAYMENT_ING')
    .map((status) => ({
      holds: 'P4.2-23',
      status,
      type: 2 as const,
      countryCode: 'CHN',
      to: { route: 'bankOrder' },
    })),
] as const)(
  'an order of type $type from $countryCode in $status opens $to [$holds]',
  async ({ to, ...order }) => {
    await openOrder({ seqNo: 'S1', status: order.status, type: order.type, countryCode: order.countryCode });
    expect(went).toMatchObject([to]);
    expect(went[0]?.params).toMatchObject({ seqNo: 'S1' });
  },
);

test.each(marketCodes)(
  'an unpaid order of type 1 from %s is looked over first, but in two markets',
  async (countryCode) => {
    await openOrder({ seqNo: 'S1', status: 'WAIT_PAYMENT', type: 1, countryCode });
    expect(went[0]?.route).toBe(['EU', 'HKG'].includes(countryCode) ? 'paymentMethod' : 'confirmRemit');
  },
);

test.each(marketCodes)('an order from %s is paid on a screen that is built', async (countryCode) => {
  await openOrder({ seqNo: 'S1', status: 'WAIT_PAYMENT', type: 2, countryCode: countryCode });
  if (countryCode === 'CHN') return;
  expect(isBuilt(orderRoutes.paymentMethod, went[0]?.params as Record<string, unknown>)).toBe(true);
  expect(isBuilt(orderRoutes.bankPayment, went[0]?.params as Record<string, unknown>)).toBe(true);
});

test('an order that a coupon has paid for opens itself: there is nothing to pay', async () => {
  const order = { seqNo: 'S1', countryCode: 'AUS', bankChannel: undefined };
  await openOrderPayment({ ...order, totalAmount: { amount: '0.00', currencyCode: 'AUD' } });
  await openOrderPayment({ ...order, totalAmount: { amount: '0.01', currencyCode: 'AUD' } });
  expect(went.map(({ route }) => route)).toEqual(['bankOrder', 'paymentMethod']);
});

test('an order of a market that is not known is paid nowhere, and says so [F8-10]', async () => {
  const order = { seqNo: 'S1', status: 'WAIT_PAYMENT', type: 2, countryCode: 'XXX' } as const;
  await openOrder(order);
  expect(went).toEqual([]);
  expect(useNotices.getState().toast).toMatchObject({ messageKey: 'errors.noOrderMarket' });
});
