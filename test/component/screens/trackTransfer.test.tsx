import { byHand, fake } from '../fakeApp';
import { act } from 'react';
import en from '@locales/en/recipient.json';
import { registerNamespace } from '@/i18n';
import { drawApp } from '../drawApp';
import { namesOf, words } from '../drawn';
import { TrackTransfer } from '@/modules/order/recipient/TrackTransfer';

fake.navigation({
  useRoute: () => ({ name: 'trackTransfer', params: { code: 'c0de' } }),
});

beforeAll(() => registerNamespace('recipient', { en }));

it("the recipient's page asks only one thing, and says by whose name it speaks", async () => {
  drawApp(<TrackTransfer />);
  await act(async () => undefined);
  const { asked } = byHand;
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
