import { byHand, fake } from '../../fakeApp';
import { act, type ReactElement } from 'react';
import en from '@locales/en/remit.json';
import zh from '@locales/zh/remit.json';
import zhHK from '@locales/zh-HK/remit.json';
import { AppError } from '@/core/appError';
import { registerNamespace, t, tKey } from '@/i18n';
import { switchTo } from '@/i18n/translator';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../../drawApp';
import { byId, isThere, nameOf, press, words } from '../../drawn';
import { OpenOrder } from '@/modules/remit/home/earlier/OpenOrder';
import { FailedTopUp } from '@/modules/remit/home/earlier/FailedTopUp';
import { RecentPayees } from '@/modules/remit/home/earlier/RecentPayees';
import { EarlierTransfers } from '@/modules/remit/home/earlier/EarlierTransfers';
import { CouponLine } from '@/modules/remit/home/price/CouponLine';

const way: string[] = [];
fake.navigation({
  navigate: async (route: string) => void way.push(route),
});

const { asked } = byHand;
/** A mounted screen would use the next test's draft. */
let leave = (): void => undefined;
async function show(screen: ReactElement, answers: Record<string, unknown>) {
  const { redraw } = drawApp(screen);
  leave = () => act(() => redraw(<></>));
  await act(async () => undefined);
  for (const { name, params, answer } of asked.splice(0))
    if (name in answers && isOfStatus(answers[name], params)) await answer(answers[name]);
}
const isOfStatus = (answer: unknown, { status }: { status?: unknown }): boolean =>
  status === undefined ||
  (answer as { rows: readonly { status: unknown }[] }).rows.every((row) => row.status === status);

afterEach(() => leave());
beforeEach(() => {
  asked.length = 0;
  way.length = 0;
  queryClient.clear();
  sessionStore.setState({ token: 't' });
  remitDraftStore.setState({ remitType: 'personal', side: 'source' }, true);
});

const row = (seqNo: string, status: string) => ({
  seqNo,
  status,
  type: 1,
  countryCode: 'AUS',
  payeeName: `Payee of ${seqNo}`,
  targetCountry: 'CHN',
  targetAmount: { amount: '100.00', currencyCode: 'CNY' },
});

describe('the order at home', () => {
  it.each(['WAIT_PAYMENT', 'PAYMENT_FAILED', 'PAYMENT_TO_BE_VERIFIED', 'BANK_REMIT_FAILED'])(
    'is one that waits for its sender, such as one in %s, and opens',
    async (status) => {
      const rows = [row('S1', 'BANK_PROCESSING'), row('S2', status)];
      await show(<OpenOrder />, { 'order.listRecords': { rows, total: 2 } });
      expect(words()).toContain('Payee of S2');
      expect(words()).toContain(tKey(`statuses.order.${status}.label`));
      expect(nameOf(byId('home-order-S2'))).toContain(tKey(`statuses.order.${status}.label`));
      press('home-order-S2');
      await act(async () => undefined);
      expect(way).toHaveLength(1);
    },
  );

  it('all that wait are there, worst first: stuck, held for papers, then what is to be paid soonest', async () => {
    const rows = [
      { ...row('S1', 'WAIT_PAYMENT'), payDeadline: 900 },
      { ...row('S2', 'WAIT_PAYMENT'), payDeadline: 500 },
      row('S3', 'TRANSACTION_SUCCESS'),
      { ...row('S4', 'PAYMENT_SUCCESS'), papersWanted: true },
      row('S5', 'BANK_REMIT_FAILED'),
    ];
    await show(<OpenOrder />, { 'order.listRecords': { rows, total: 5 } });
    const shown = words();
    const places = ['S5', 'S4', 'S2', 'S1'].map((seqNo) => shown.indexOf(`Payee of ${seqNo}`));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(shown).not.toContain('Payee of S3');
  });

  it('a recipient whose money came back is not offered for another transfer', async () => {
    const payee = (id: string, name: string) => ({ id, name, country: 'CHN', lastRemitAt: 1 });
    const rows = [row('S5', 'BANK_REMIT_FAILED'), row('S2', 'WAIT_PAYMENT')];
    await show(<RecentPayees countries={['CHN']} chosen={undefined} onChoose={() => undefined} />, {
      'order.listRecords': { rows, total: 2 },
      'payee.list': { list: [payee('a', 'Payee of S5'), payee('b', 'Payee of S2')] },
    });
    expect(['a', 'b'].map((id) => isThere(`home-payee-${id}`))).toEqual([false, true]);
  });

  it('says until when it is to be paid', async () => {
    const rows = [{ ...row('S1', 'WAIT_PAYMENT'), payDeadline: Date.UTC(2030, 4, 17, 12) }];
    await show(<OpenOrder />, { 'order.listRecords': { rows, total: 1 } });
    expect(nameOf(byId('home-order-S1'))).toMatch(/Waiting for payment, by 17 May 2030/);
  });

  it('is one whose money is held until its papers come', async () => {
    const rows = [{ ...row('S1', 'PAYMENT_SUCCESS'), papersWanted: true }];
    await show(<OpenOrder />, { 'order.listRecords': { rows, total: 1 } });
    expect(words()).toContain(t('statuses.story.papers'));
  });

  it('says that an order is to be paid before it asks for its papers', async () => {
    const rows = [{ ...row('S1', 'WAIT_PAYMENT'), papersWanted: true }];
    await show(<OpenOrder />, { 'order.listRecords': { rows, total: 1 } });
    expect(words()).toContain(t('statuses.order.WAIT_PAYMENT.label'));
    expect(words()).not.toContain(t('statuses.story.papers'));
  });

  it('is the newest on its way, below those that wait, with its arrival, and opens', async () => {
    const rows = [
      { ...row('S1', 'BANK_PROCESSING'), arrivalEstimateAt: Date.UTC(2030, 4, 17, 12) },
      row('S2', 'TRANSACTION_ING'),
      row('S3', 'WAIT_PAYMENT'),
    ];
    await show(<OpenOrder />, { 'order.listRecords': { rows, total: 3 } });
    expect(nameOf(byId('home-order-S1'))).toMatch(/On the way, Arriving by 17 May 2030/);
    expect(isThere('home-order-S2')).toBe(false);
    expect(words().indexOf('Payee of S3')).toBeLessThan(words().indexOf('Payee of S1'));
    press('home-order-S1');
    await act(async () => undefined);
    expect(way).toHaveLength(1);
  });

  it('on its way says no day that has passed', async () => {
    const rows = [
      { ...row('S1', 'BANK_PROCESSING'), arrivalEstimateAt: Date.UTC(2030, 4, 17, 12), late: true },
    ];
    await show(<OpenOrder />, { 'order.listRecords': { rows, total: 1 } });
    expect(words()).toContain(t('statuses.story.late'));
    expect(words()).not.toContain('2030');
  });

  it('is none where all are over or going back', async () => {
    const rows = [row('S1', 'REFUND_ING'), row('S2', 'TRANSACTION_SUCCESS'), row('S3', 'PAYMENT_TIMEOUT')];
    await show(<OpenOrder />, { 'order.listRecords': { rows, total: 3 } });
    expect(isThere('home-order')).toBe(false);
  });
});

it('recent payees are those money was sent to and can be sent to from here, four at most', async () => {
  const payee = (id: string, country: string, lastRemitAt?: number) => ({
    id,
    name: `Name ${id}`,
    country,
    payeeLabel: 'Bank',
    lastRemitAt,
  });
  const list = [
    payee('a', 'CHN', 9),
    payee('b', 'PHL', 8),
    payee('never', 'CHN'),
    payee('elsewhere', 'KOR', 7),
    ...['c', 'd', 'e'].map((id) => payee(id, 'CHN', 6)),
  ];
  const chosen = jest.fn();
  await show(<RecentPayees countries={['CHN', 'PHL']} chosen={undefined} onChoose={chosen} />, {
    'payee.list': { list },
  });
  expect(['a', 'b', 'c', 'd', 'e', 'never', 'elsewhere'].filter((id) => isThere(`home-payee-${id}`))).toEqual(
    ['a', 'b', 'c', 'd'],
  );
  press('home-payee-b');
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ id: 'b' }));
});

describe('a top-up at home', () => {
  const day = 86_400_000;
  const topUp = (change: object) => ({
    rows: [
      {
        seqNo: 'T1',
        brand: 'Starhub',
        amount: { amount: '20.00', currencyCode: 'AUD' },
        status: 2,
        paid: false,
        ...change,
      },
    ],
    total: 1,
  });

  it('whose money has come back says so, and opens', async () => {
    await show(<FailedTopUp />, { 'recharge.orders': topUp({ refundedAt: Date.now() - day }) });
    expect(words()).toContain('Starhub');
    expect(words()).toContain('20.00 AUD');
    press('home-top-up-open');
    await act(async () => undefined);
    expect(way).toEqual(['rechargeOrderDetail']);
  });

  it.each([
    ['was never paid', {}],
    ['came back long ago', { refundedAt: Date.now() - 8 * day }],
  ])('that %s is not mentioned', async (_what, change) => {
    await show(<FailedTopUp />, { 'recharge.orders': topUp(change) });
    expect(isThere('home-top-up')).toBe(false);
  });
});

beforeAll(() => registerNamespace('remit', { en, zh, 'zh-HK': zhHK }));
describe('the coupon of a transfer', () => {
  afterEach(() => act(() => switchTo('en')));
  const quote = {
    sourceCountryCode: 'AUS',
    targetCountryCode: 'CHN',
    sourceCurrency: 'AUD',
    targetCurrency: 'CNY',
    sourceAmount: '1000.00',
    discountAmount: '0.00',
    accountType: 'bank',
  } as never;
  const coupon = (couponId: string, saves: string, type = 1) => ({
    couponId,
    type,
    title: couponId,
    usable: true,
    saves,
    currencyCode: 'AUD',
  });
  const answers = {
    'coupon.queryOrder': { bestCouponId: 'c1', list: [coupon('c1', '5.00'), coupon('c2', '2.00')] },
  };

  it('is the best one by itself, with what it saves; the price at hand stays until the next one', async () => {
    remitDraftStore.setState({ quote });
    await show(<CouponLine quote={quote} />, answers);
    expect(remitDraftStore.getState()).toMatchObject({ couponId: 'c1', quote });
    expect(words()).toContain('5.00 AUD off, best of 2');
  });

  it.each([
    ['en', 'Better rate, saves 2.07 AUD, best of 3', 'Better rate, saves 2.00 AUD', ' off'],
    ['zh', '汇率优惠，省 2.07 AUD，3 张中最优', '汇率优惠，省 2.00 AUD', '优惠 2.07'],
    ['zh-HK', '匯率優惠，慳 2.07 AUD，3 張中最佳', '匯率優惠，慳 2.00 AUD', '優惠 2.07'],
  ] as const)(
    'in %s is a better rate where nothing comes off the price',
    async (language, best, second, off) => {
      switchTo(language);
      const list = [coupon('c1', '2.07', 3), coupon('c2', '2.00', 6), coupon('c3', '1.00', 7)];
      await show(<CouponLine quote={quote} />, { 'coupon.queryOrder': { bestCouponId: 'c1', list } });
      expect(words()).toContain(best);
      press('remit-coupon');
      expect(words()).toContain(second);
      expect(words()).not.toContain(off);
    },
  );

  it('is none where the sender wants none', async () => {
    remitDraftStore.setState({ noCoupon: true });
    await show(<CouponLine quote={quote} />, answers);
    expect(remitDraftStore.getState().couponId).toBeUndefined();
    expect(words()).toContain(t('remit.home.couponChoose'));
  });

  it('is not put in again for a sum that has refused it', async () => {
    await show(<CouponLine quote={quote} />, answers);
    act(() => remitDraftStore.setState({ couponId: undefined }));
    expect(remitDraftStore.getState().couponId).toBeUndefined();
  });
});

it.each([
  [['CHN'], true],
  [undefined, false],
])('an outage is told once: with countries %s it is told of the transfers %s', async (countries, told) => {
  drawApp(<EarlierTransfers countries={countries} chosen={undefined} onChoose={() => undefined} />);
  await act(async () => undefined);
  const failure = new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' });
  for (const call of byHand.asked.splice(0)) await call.fail(failure);
  expect(isThere('home-earlier-retry')).toBe(told);
});

describe('the corridor of the last order', () => {
  const sent = {
    rows: [{ ...row('S2', 'TRANSACTION_SUCCESS'), targetCountry: 'PHL' }, row('S1', 'INVALID')],
  };
  const home = <EarlierTransfers countries={['CHN', 'PHL']} chosen={undefined} onChoose={() => undefined} />;
  const answers = { 'order.listRecords': sent, 'payee.list': { list: [] } };
  const target = () => remitDraftStore.getState().targetCountryCode;

  it('given a country that nobody chose, then that of the last order takes its place', async () => {
    remitDraftStore.setState({ targetCountryCode: 'CHN', targetGuessed: true });
    await show(home, answers);
    expect(target()).toBe('PHL');
  });

  it.each([
    ['the country was chosen', {}],
    ['an amount was typed for it', { targetGuessed: true, amountText: '500' }],
  ])('given %s, then it stays', async (_why, draft) => {
    remitDraftStore.setState({ targetCountryCode: 'CHN', ...draft });
    await show(home, answers);
    expect(target()).toBe('CHN');
  });

  it('given a country that money does not go to any more, then the one that was put in stays', async () => {
    remitDraftStore.setState({ targetCountryCode: 'CHN', targetGuessed: true });
    await show(home, {
      ...answers,
      'order.listRecords': { rows: [{ ...row('S2', 'INVALID'), targetCountry: 'USA' }] },
    });
    expect(target()).toBe('CHN');
  });
});
