import { byHand, fake } from '../fakeApp';
import { act, type ReactElement } from 'react';
import { files } from '@/platform/files';
import { queryClient } from '@/state/queries/queries';
import { readStored } from '@/state/storage/storage';
import { drawApp } from '../drawApp';
import { isThere, press } from '../drawn';
import { PaymentMethod } from '@/modules/order/pay/method/PaymentMethod';
import { BankPayment } from '@/modules/order/pay/instruction/BankPayment';
import { BasicInformation } from '@/modules/kyc/screens/BasicInformation';
import { Scanner } from '@/modules/general/screens/Scanner';

const helped: string[] = [];
const went: string[] = [];
let wentWith: unknown;
fake.navigation({
  contactService: async (place: string) => void helped.push(place),
  useRoute: () => ({ name: 'x', params: { group: 'aunz', seqNo: 'S1', fundingType: 140, market: 'aus' } }),
  navigate: async (route: string, params: unknown) => {
    went.push(route);
    wentWith = params;
  },
  goBack: async () => void went.push('back'),
});

const { asked } = byHand;
const amount = { amount: '100.00', currencyCode: 'AUD' };
const order = {
  id: 'o1', seqNo: 'S1', status: 'WAIT_PAYMENT', countryCode: 'AUS', targetCountry: 'CHN', fundingType: 140,
  totalAmount: amount, sourceAmount: amount, targetAmount: { amount: '480.00', currencyCode: 'CNY' },
  payeeInfo: { name: 'Wei Chen', country: 'CHN', payeeLabel: 'Bank of China •••• 1234' }, payeeName: 'Wei Chen', businessRate: '4.8', exRateBase: 1, rateAccuracy: 4, payDeadline: Date.now() + 3_600_000,
}; // prettier-ignore
const answers: Record<string, unknown> = {
  'order.get': { order },
  'order.payTypes': {
    list: [{ fundingType: 140, feeAmount: { ...amount, amount: '0' }, arrivalMinutesFrom: 1, arrivalMinutesTo: 2, recommended: true }],
  },
  'order.details': {},
  'order.pay': { seqNo: 'S1', fundingType: 140, kind: 'transfer', amount, lines: [], payDeadline: order.payDeadline },
  'kyc.info': { kycStatus: 'Init', identityStatus: 'Init', countryCode: 'AUS', documents: [], level: 1 },
}; // prettier-ignore
async function show(screen: ReactElement) {
  drawApp(screen);
  for (let round = 0; round < 4; round += 1) {
    await act(async () => undefined);
    for (const { name, answer } of asked.splice(0)) if (name in answers) await answer(answers[name]);
  }
}

beforeEach(() => {
  asked.length = 0;
  helped.length = 0;
  went.length = 0;
  queryClient.clear();
});

describe('help from a screen says which one it is', () => {
  it.each([
    { holds: 'P2.8-32', screen: <BasicInformation key="k" />, place: 'kyc-basic' },
    { holds: 'P2.8-33', screen: <PaymentMethod key="m" />, place: 'paymentMethod' },
    { holds: 'P2.8-34', screen: <BankPayment key="b" />, place: 'bankPayment' },
  ])('$place [$holds]', async ({ screen, place }) => {
    await show(screen);
    press('action-help');
    expect(helped).toEqual([place]);
  });
});

it('help is opened, and counted, for the place that it was asked at [P2.8-32]', async () => {
  const { contactService } =
    jest.requireActual<typeof import('@/state/market/support')>('@/state/market/support');
  await contactService('kyc-basic', { seqNo: 'S1' });
  expect([went, wentWith]).toEqual([['serviceLink'], { place: 'kyc-basic', seqNo: 'S1' }]);
  expect(readStored('eventBuffer')).toContain('kyc-basic');
});

it('the scanner has camera, album and a way back [P2.8-35]', async () => {
  await show(<Scanner />);
  expect([isThere('scanner-album'), isThere('screen-back')]).toEqual([true, true]);
  expect(document.querySelector('#scanner-picture, .scanner__off')).not.toBeNull();
  const choose = jest.spyOn(files, 'choose').mockResolvedValue([]);
  press('scanner-album');
  await act(async () => undefined);
  expect(choose.mock.calls).toMatchObject([[{ source: 'album' }]]);
  press('screen-back');
  expect(went).toEqual(['back']);
});
