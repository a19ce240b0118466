import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import en from '@locales/en/recipient.json';
import { registerNamespace } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { draw, namesOf, words } from '../drawn';
import { callByHand } from '../hooks/renderHook';

const mockByHand = callByHand();
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  useRoute: () => ({ name: 'trackTransfer', params: { code: 'c0de' } }),
}));
const { TrackTransfer } = jest.requireActual<typeof import('@/modules/order/recipient/TrackTransfer')>(
  '@/modules/order/recipient/TrackTransfer',
);

beforeAll(() => registerNamespace('recipient', { en }));

it("the recipient's page asks one thing alone, and says by whose name it speaks", async () => {
  draw(
    <QueryClientProvider client={queryClient}>
      <TrackTransfer />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
  const { asked } = mockByHand;
  expect(namesOf('heading')).toEqual(['Homeward']);
  await asked[0]?.answer({
    status: 'BANK_PROCESSING',
    arrivalEstimateAt: Date.now() + 3_600_000,
    targetCountry: 'CHN',
    targetAmount: { amount: '480.00', currencyCode: 'CNY' },
    createTime: Date.now(),
    initials: 'MS',
    payeeLabel: 'Bank of China •••• 1234',
  });
  await act(async () => undefined);
  expect(words()).toContain(en.going);
  expect(asked.map(({ name, params }) => [name, params])).toEqual([
    ['common.orderByToken', { token: 'c0de' }],
  ]);
});
