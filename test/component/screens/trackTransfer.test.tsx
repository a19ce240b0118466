import { byHand, fake } from '../fakeApp';
import { act } from 'react';
import en from '@locales/en/recipient.json';
import { registerNamespace } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../drawApp';
import { isThere, namesOf, words } from '../drawn';
import { TrackTransfer } from '@/modules/order/recipient/TrackTransfer';

fake.navigation({
  useRoute: () => ({ name: 'trackTransfer', params: { code: 'c0de' } }),
});

const transfer = {
  status: 'BANK_PROCESSING',
  arrivalEstimateAt: Date.now() + 3_600_000,
  targetCountry: 'CHN',
  targetAmount: { amount: '480.00', currencyCode: 'CNY' },
  createTime: Date.now(),
  initials: 'MS',
  payeeLabel: 'Bank of China •••• 1234',
};

beforeAll(() => registerNamespace('recipient', { en }));
beforeEach(() => {
  byHand.asked.length = 0;
  queryClient.clear();
});

it("the recipient's page asks only one thing, and says by whose name it speaks", async () => {
  drawApp(<TrackTransfer />);
  await act(async () => undefined);
  const { asked } = byHand;
  expect(namesOf('heading')).toEqual(['Homeward']);
  await asked[0]?.answer(transfer);
  await act(async () => undefined);
  expect(words()).toContain(en.going);
  expect(words()).toContain('(your time)');
  expect(namesOf('heading')).toEqual(['Homeward', expect.stringContaining('From MS')]);
  expect(asked.map(({ name, params }) => [name, params])).toEqual([
    ['common.orderByToken', { token: 'c0de' }],
  ]);
});

it.each([
  ['WAIT_PAYMENT', ['To do', 'To do', 'To do']],
  ['BANK_PROCESSING', ['Done', 'In progress', 'To do']],
  ['BANK_REMIT_FAILED', ['Done', 'Failed', 'To do']],
  ['BANK_REMITTED', ['Done', 'Done', 'Done']],
  ['REFUND_ING', []],
  ['PAYMENT_CANCELED', []],
])(
  "at %s the recipient sees our steps and the bank's, and nothing of what the sender does",
  async (status, states) => {
    drawApp(<TrackTransfer />);
    await act(async () => undefined);
    await byHand.asked[0]?.answer({ ...transfer, status });
    await act(async () => undefined);
    expect(isThere('track-steps')).toBe(states.length > 0);
    expect(namesOf('img')).toEqual(['480.00 CNY', ...states]);
    expect(words()).not.toMatch(/You (paid|pay|set up)/);
  },
);
