import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import type { Quote } from '@/contracts/entities/quote';
import type { Payer } from '@/contracts/entities/payer';
import { WaitActivation } from '@/modules/kyc/screens/WaitActivation';
import { PayeeHistory } from '@/modules/payee/parts/PayeeHistory';
import { SelectPayee } from '@/modules/payee/screens/SelectPayee';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { byId, erase, isThere, nameOf, press, words } from '../../drawn';
import { orderRow } from '../../../fixtures/orderRow';

const payer = { userId: 'u1', countryCode: 'AUS', kycStatus: 'Init', identityStatus: 'Init' } as Payer;
const passed = { ...payer, kycStatus: 'Pass', identityStatus: 'CheckPass' } as Payer;
const quote = {
  sourceAmount: '500.00',
  sourceCurrency: 'AUD',
  targetAmount: '2400.00',
  targetCurrency: 'CNY',
} as Quote;
const opened: unknown[] = [];
const settled = () => act(async () => undefined);
const answer = async (name: string, model: object): Promise<void> => {
  await byHand.asked.find((one) => one.name === name)?.answer(model);
  await settled();
};
const inFront = (who: Payer, params: object = { country: 'CHN' }): void => {
  fake.session({ useSession: () => ({ payer: who, signedIn: true }) });
  fake.navigation({
    useRoute: () => ({ params }),
    openRoute: async (...way: unknown[]) => void opened.push(way),
    navigate: async (...way: unknown[]) => void opened.push(way),
  });
};

beforeEach(() => {
  opened.length = 0;
  byHand.asked.length = 0;
  queryClient.clear();
  remitDraftStore.setState({ remitType: 'personal', side: 'source' }, true);
});

it.each([
  [{ isShortKyc: true }, ['p1']],
  [{ isFreeKYC: true }, ['p1']],
  [{ isShortKyc: true, certificationKyc: true }, ['p1', 'p2', 'p3']],
])(
  'with %p those who may be sent to are %p: before any document only the sender [P6-37]',
  async (of, who) => {
    inFront(payer, { country: 'CHN', ...of });
    drawApp(<SelectPayee />);
    await settled();
    const known = [
      ['p1', 'self'],
      ['p2', 'parents'],
      ['p3', undefined],
    ].map(([id, relationshipToReceiver]) => ({ id, name: 'Li Na', country: 'CHN', relationshipToReceiver }));
    await answer('payee.list', { list: known });
    expect(['p1', 'p2', 'p3'].filter((id) => isThere(`payee-${id}`))).toEqual(who);
  },
);

it('account opening takes the place of the choice of a recipient [F4.2-09]', async () => {
  inFront(payer, { country: 'CHN', isShortKyc: true });
  drawApp(<SelectPayee />);
  await settled();
  press('select-payee-verify');
  expect(opened).toEqual([['basicInformation', { market: 'aus' }, { replace: true }]]);
});

it.each([{ isShortKyc: true }, { isFreeKYC: true }])(
  'without a document only the sender’s own accounts can be chosen, here and elsewhere: %j [P6-36]',
  async (params) => {
    const own = { id: 'p1', name: 'Mia Chen', country: 'CHN', relationshipToReceiver: 'self' };
    const other = { id: 'p2', name: 'Li Na', country: 'CHN', relationshipToReceiver: 'parents' };
    inFront(payer, { country: 'CHN', ...params });
    for (const here of [[own, other], [other]]) {
      erase();
      queryClient.clear();
      byHand.asked.length = 0;
      drawApp(<SelectPayee />);
      await settled();
      await answer('payee.list', { list: here });
      if (!here.includes(own)) await byHand.last().answer({ list: [own, other] });
      await settled();
      expect([words().includes('Mia Chen'), words().includes('Li Na')]).toEqual([true, false]);
    }
  },
);

it.each([
  [
    'at once where the way was chosen with the price',
    'bank',
    ['payeeBank', { country: 'chn', forRemit: true }],
  ],
  ['after the way where none was', undefined, ['selectPayeeMethod', { country: 'CHN', forRemit: true }]],
])('a new recipient has their form %s', async (_, accountType, way) => {
  inFront(passed);
  remitDraftStore.setState({ accountType });
  drawApp(<SelectPayee />);
  await settled();
  press('select-payee-add');
  expect(opened).toEqual([way]);
});

describe('the first recipient of a transfer that was priced', () => {
  const priced = async (known: readonly object[], params?: object) => {
    inFront(passed, params);
    remitDraftStore.setState({ quote: { ...quote, accountType: 'bank' } });
    drawApp(<SelectPayee />);
    await settled();
    await answer('payee.list', { list: [] });
    await byHand.last().answer({ list: known });
    await settled();
  };

  it('has their form in place of an empty list, by the way of the price', async () => {
    await priced([]);
    expect(opened).toEqual([['payeeBank', { country: 'chn', forRemit: true }, { replace: true }]]);
  });

  it.each([
    ['those of other countries are there to be sent to', [{ id: 'p1', name: 'Li Na', country: 'PHL' }], {}],
    ['only the sender may be paid', [], { isShortKyc: true }],
    ['only the sender may be paid, by its other name', [], { isFreeKYC: true }],
    ['a school may be paid', [], { remitType: 'studyAbroad' }],
  ])('is asked for by the list where %s [F2-01]', async (_, known, params) => {
    await priced(known, { country: 'CHN', ...params });
    expect(opened).toEqual([]);
    press('select-payee-add');
    expect(opened).toEqual([['payeeBank', { country: 'chn', forRemit: true }]]);
  });
});

it('who has just been verified goes on with the transfer that was begun', async () => {
  inFront(passed);
  remitDraftStore.setState({ targetCountryCode: 'CHN', quote });
  drawApp(<WaitActivation />);
  await settled();
  expect(nameOf(byId('kyc-done'))).toBe('Continue your transfer');
  press('kyc-done');
  expect(opened).toEqual([['selectPayee', { certificationKyc: true }, { replace: true }]]);
});

it('an order that is already set up says so before another is begun, and opens', async () => {
  inFront(passed);
  drawApp(<SelectPayee />);
  await settled();
  const order = orderRow({ status: 'BANK_REMIT_FAILED' });
  await answer('order.listRecords', { rows: [order], total: 1 });
  expect(words()).toContain('Your transfer to Li Na is already set up');
  press('select-payee-order');
  await settled();
  expect(opened).toEqual([['bankOrder', { seqNo: 'S1' }]]);
});

it('while a transfer is being made nothing is said of others', async () => {
  inFront(passed);
  remitDraftStore.setState({ quote });
  drawApp(<SelectPayee />);
  await settled();
  await answer('order.listRecords', { rows: [orderRow({ status: 'BANK_REMIT_FAILED' })], total: 1 });
  expect(isThere('select-payee-order')).toBe(false);
});

it('a recipient has what was sent, below it its sums by year, and what arrived again in one tap', async () => {
  inFront(passed);
  drawApp(<PayeeHistory payeeId="p1" />);
  await settled();
  const sent = [{ amount: '1750.00', currencyCode: 'AUD' }];
  await answer('order.latestToPayee', {
    latest: [orderRow({ seqNo: 'S2', status: 'PAYMENT_CANCELED' }), orderRow()],
    years: [{ year: 2026, count: 2, sent }],
  });
  expect(words()).toMatch(/Arrived2026: 2 transfers1,750\.00 AUD/);
  press('payee-order-S2');
  press('payee-again');
  await settled();
  expect(opened).toEqual([
    ['bankOrder', { seqNo: 'S2' }],
    ['confirmRemit', { again: 'S1' }],
  ]);
});
