import { fake } from '../fakeApp';
import en from '@locales/en/recharge.json';
import { act, type ComponentType } from 'react';
import { hearServerTime } from '@/api/serverClock';
import type { RechargeMember, RechargeOrder } from '@/contracts/calls/services/recharge';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { registerNamespace } from '@/i18n';
import { platform } from '@/platform';
import type { PayResult } from '@/platform/types';
import type { RouteName } from '@/routes';
import { useNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../drawApp';
import { erase, isThere, nameOf, press, type, until, words } from '../drawn';
import { topUpCommit } from '@/modules/recharge/useTopUpOrder';

const mockAnswers: Record<string, unknown> = {};
const mockSent: { name: string; params: unknown; key: string | undefined }[] = [];
const mockRoute: { params: Record<string, unknown> } = { params: {} };
const mockWay: { route: RouteName; params: unknown }[] = [];
const mockSession: { payer: unknown; signedIn: boolean } = { payer: null, signedIn: false };
fake.client({
  call: async ({ name }: { name: string }, params: unknown, options?: { idempotencyKey?: string }) => {
    mockSent.push({ name, params, key: options?.idempotencyKey });
    if (mockAnswers[name] instanceof Error) throw mockAnswers[name];
    return mockAnswers[name];
  },
});
fake.navigation({
  useRoute: () => mockRoute,
  navigate: async (route: RouteName, params: unknown) => void mockWay.push({ route, params }),
});
fake.session({
  useSession: () => mockSession,
});
platform.openPayLink = async (link) => void mockWay.push({ route: 'webview', params: link });

// Outside the first test's timeout.
const screens = Object.fromEntries(
  ['ChooseTopUp', 'PayTopUp', 'RedemptionTutorial', 'TopUpDetail', 'TopUpRecord'].map((name) => [
    name,
    jest.requireActual<Record<string, ComponentType>>(`@/modules/recharge/${name}`)[name] as ComponentType,
  ]),
);

registerNamespace('recharge', { en });
const MINUTE = 60_000;
const broken = new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' });
const order = (change: Partial<RechargeOrder> = {}): { order: RechargeOrder; steps: string[] } => ({
  order: {
    seqNo: 'HR1',
    itemId: 'video-aus-2',
    brand: 'Example Video',
    title: 'Membership',
    months: 3,
    accountKind: 'phone',
    areaCode: '61',
    account: '412345678',
    amount: { amount: '13.03', currencyCode: 'AUD' },
    status: 0,
    paid: false,
    createTime: Date.now(),
    payDeadline: Date.now() + 15 * MINUTE,
    ...change,
  },
  steps: ['Open the app of the brand'],
});
const own: RechargeMember = {
  memberId: 'own',
  accountKind: 'phone',
  areaCode: '61',
  account: '498765432',
  own: true,
};
const item = (itemId: string, months: number, amount: string) => ({
  itemId,
  brand: 'Example Video',
  title: 'Membership',
  months,
  price: { amount, currencyCode: 'AUD' },
  originalPrice: { amount, currencyCode: 'AUD' },
  accountKind: 'phone',
  soldOut: false,
});
const brand = (name: string, accountKind: string) => ({
  brand: name,
  title: 'Membership',
  from: { amount: '4.78', currencyCode: 'AUD' },
  items: 2,
  accountKind,
  soldOut: false,
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
};
async function show(name: string, params: Record<string, unknown> = {}): Promise<void> {
  queryClient.clear();
  erase();
  mockRoute.params = params;
  const Screen = screens[name] as ComponentType;
  drawApp(<Screen />);
  await settled();
}
const tap = async (id: string): Promise<void> => {
  press(id);
  await settled();
};
const sent = (name: string) => mockSent.filter((one) => one.name === name);
const label = (id: string): string => nameOf(document.getElementById(id) as HTMLElement);

beforeEach(() => {
  mockSent.length = 0;
  mockWay.length = 0;
  act(() => {
    useNotices.setState({ toast: null });
    topUpCommit.setState({}, true);
  });
  Object.assign(mockSession, { payer: { countryCode: 'AUS', areaCode: '61' }, signedIn: true });
  Object.assign(mockAnswers, {
    'user.whiteList': { list: [{ feature: 'smallRecharge', allowed: true }] },
    'recharge.list': { list: [brand('Example Video', 'phone'), brand('Example Music', 'account')] },
    'recharge.items': { list: [item('video-aus-1', 1, '4.78'), item('video-aus-2', 3, '13.03')] },
    'recharge.members': { list: [own] },
    'recharge.create': order(),
    'recharge.detail': order(),
    'recharge.orders': { rows: [order().order], total: 1 },
    'recharge.pay': { payLink: 'https://pay.homeward.example/1', wallet: { kind: 'alipay', tradeNO: 'T1' } },
  });
});

test('visitors read how a code is redeemed, and nothing is asked for [P2.7-21]', async () => {
  Object.assign(mockSession, { payer: null, signedIn: false });
  await show('RedemptionTutorial', { seqNo: 'HR1' });
  expect(words()).toContain('Choose "Redeem a code"');
  expect(mockSent).toEqual([]);
  await tap('tutorial-first');
  expect(mockWay).toEqual([{ route: 'selectMembersWhoRecharge', params: {} }]);
});

describe('choosing a top-up', () => {
  it('asks for what is missing, orders what was chosen and leads to its payment [P1-13 P2.7-17]', async () => {
    await show('ChooseTopUp');
    expect(words()).toContain('My number');
    await tap('top-up-order');
    expect(words()).toContain('Choose how much');
    expect(sent('recharge.create')).toEqual([]);
    press('top-up-item-video-aus-2');
    expect(label('top-up-order')).toBe('Order for 13.03 AUD');
    await tap('top-up-order');
    expect(sent('recharge.create').map(({ params }) => params)).toEqual([
      { itemId: 'video-aus-2', account: '498765432', areaCode: '61' },
    ]);
    expect(sent('recharge.create')[0]?.key).toMatch(/^.{20,}$/);
    expect(mockWay).toEqual([{ route: 'immediatePayment', params: { seqNo: 'HR1' } }]);
    expect(topUpCommit.getState().pending).toBeUndefined();
  });

  it('keeps an order that may have been made, and asks only for that one, under its own key', async () => {
    const params = { itemId: 'video-aus-1', account: '412345678', areaCode: '61' };
    act(() => topUpCommit.setState({ pending: { key: 'key-of-before', params } }));
    await show('ChooseTopUp');
    expect(words()).toContain('+61 412 345 678');
    expect(isThere('top-up-item')).toBe(false);
    await tap('top-up-check');
    expect(sent('recharge.create')).toEqual([{ name: 'recharge.create', params, key: 'key-of-before' }]);
    expect(mockWay.map(({ route }) => route)).toEqual(['immediatePayment']);
  });

  it('keeps nothing where the server says no', async () => {
    mockAnswers['recharge.create'] = new AppError({
      code: 'RechargeSoldOut',
      kind: 'business',
      messageKey: 'errors.server',
      serverMessage: 'Sold out.',
    });
    await show('ChooseTopUp');
    press('top-up-item-video-aus-1');
    await tap('top-up-order');
    expect([topUpCommit.getState().pending, useNotices.getState().toast?.text]).toEqual([
      undefined,
      'Sold out.',
    ]);
    expect(mockWay).toEqual([]);
  });

  it('asks for an account where the brand wants one, and checks a new number by its country', async () => {
    await show('ChooseTopUp');
    press('top-up-brand-1');
    await settled();
    expect(words()).toContain('Add the phone number or account to top up');
    await tap('top-up-add');
    expect(isThere('member-account')).toBe(true);
    jest.useFakeTimers();
    press('sheet-close');
    act(() => void jest.runAllTimers());
    jest.useRealTimers();
    expect(isThere('member-account')).toBe(false);
    press('top-up-brand-0');
    await settled();
    await tap('top-up-add');
    type('member-name', 'Mum');
    type('member-phone', '123');
    await tap('member-save');
    expect(words()).toContain('Enter a phone number of this country or region');
    expect(sent('recharge.memberSave')).toEqual([]);
    type('member-phone', '0412345678');
    mockAnswers['recharge.memberSave'] = {
      member: { ...own, memberId: 'm1', own: false, name: 'Mum', account: '412345678' },
    };
    await tap('member-save');
    expect(sent('recharge.memberSave')[0]?.params).toEqual({
      name: 'Mum',
      accountKind: 'phone',
      areaCode: '61',
      account: '0412345678',
    });
    await until(() => !isThere('member-save'));
  });

  it('begins an order again with what it was', async () => {
    const kept = { ...own, memberId: 'm1', own: false, name: 'Mum', account: '412345678' };
    mockAnswers['recharge.members'] = { list: [own, kept] };
    await show('ChooseTopUp', { seqNo: 'HR1' });
    expect(label('top-up-order')).toBe('Order for 13.03 AUD');
    expect(words()).toContain('Remove Mum');
    await tap('top-up-remove');
    await tap('member-remove-confirm');
    expect(sent('recharge.memberRemove')[0]?.params).toEqual({ memberId: 'm1' });
  });

  it('says where there is nothing, where it is not open, and what failed', async () => {
    mockAnswers['recharge.list'] = { list: [] };
    await show('ChooseTopUp');
    expect([words().includes('No top-ups here yet'), isThere('top-up-order')]).toEqual([true, false]);
    mockAnswers['user.whiteList'] = { list: [{ feature: 'smallRecharge', allowed: false }] };
    await show('ChooseTopUp');
    expect(words()).toContain("Top-ups aren't open to you yet");
    mockAnswers['user.whiteList'] = { list: [] };
    mockAnswers['recharge.list'] = broken;
    await show('ChooseTopUp');
    expect(isThere('error-retry')).toBe(true);
  });
});

describe('paying a top-up', () => {
  const canPay = jest.spyOn(platform, 'canPay');
  const pay = jest.spyOn(platform, 'pay');
  const told = (result: PayResult['outcome']) => pay.mockResolvedValue({ outcome: result });
  beforeEach(() => canPay.mockImplementation((kind) => kind !== 'wechat'));
  afterAll(() => jest.restoreAllMocks());

  it('counts down, and goes to the page with the order put in place first [P2.7-19]', async () => {
    canPay.mockImplementation((kind) => kind === 'link');
    await show('PayTopUp', { seqNo: 'HR1' });
    expect(words()).toMatch(/Time left to pay1[45]:\d\d/);
    expect(label('top-up-pay-submit')).toBe('Pay 13.03 AUD');
    await tap('top-up-pay-submit');
    expect(mockWay).toEqual([
      { route: 'rechargeOrderDetail', params: { seqNo: 'HR1' } },
      { route: 'webview', params: 'https://pay.homeward.example/1' },
    ]);
  });

  it('by the wallet: what it says is told, and only the order makes it paid', async () => {
    told('cancelled');
    await show('PayTopUp', { seqNo: 'HR1' });
    await tap('top-up-pay-submit');
    expect(words()).toContain('You cancelled the payment');
    told('failed');
    await tap('top-up-pay-submit');
    expect(words()).toContain('The wallet refused the payment');
    told('paid');
    await tap('top-up-pay-submit');
    expect(words()).toContain("We're checking your payment");
    expect([mockWay, isThere('top-up-pay-submit')]).toEqual([[], false]);
    mockAnswers['recharge.detail'] = order({ paid: true });
    await act(async () => void (await queryClient.invalidateQueries()));
    await settled();
    expect(mockWay).toEqual([{ route: 'rechargeOrderDetail', params: { seqNo: 'HR1' } }]);
  });

  it('is over after the deadline, whatever the clock of the device says', async () => {
    const now = Date.now() - 60 * MINUTE;
    hearServerTime(new Date(now).toUTCString());
    mockAnswers['recharge.detail'] = order({ payDeadline: now + 14 * MINUTE });
    await show('PayTopUp', { seqNo: 'HR1' });
    expect(words()).toMatch(/Time left to pay1[34]:\d\d/);
    mockAnswers['recharge.detail'] = order({ status: 2 });
    await show('PayTopUp', { seqNo: 'HR1' });
    expect([words().includes('The time to pay has run out'), isThere('top-up-pay-submit')]).toEqual([
      true,
      false,
    ]);
    await tap('top-up-again');
    expect(mockWay).toEqual([{ route: 'selectMembersWhoRecharge', params: { seqNo: 'HR1' } }]);
  });
});

describe('a top-up that was ordered', () => {
  it.each([
    { state: 'waiting', change: {}, says: 'Waiting for payment', does: 'top-up-pay', to: 'immediatePayment' },
    { state: 'sending', change: { paid: true }, says: 'Code on its way', does: undefined, to: undefined },
    {
      state: 'done',
      change: { paid: true, status: 1 as const },
      says: 'Completed',
      does: 'top-up-redeem',
      to: 'redemptionTutorial',
    },
    {
      state: 'expired',
      change: { status: 2 as const },
      says: 'Expired',
      does: 'top-up-again',
      to: 'selectMembersWhoRecharge',
    },
    {
      state: 'refunded',
      change: { status: 2 as const, refundedAt: 1_700_000_000_000 },
      says: 'We sent 13.03 AUD back to you',
      does: 'top-up-again',
      to: 'selectMembersWhoRecharge',
    },
  ])('$state: says how far it is, and has the one thing to do [P2.7-20 P3.1-24]', async (row) => {
    mockAnswers['recharge.detail'] = order(row.change);
    await show('TopUpDetail', { seqNo: 'HR1' });
    expect(words()).toContain(row.says);
    const actions = ['top-up-pay', 'top-up-redeem', 'top-up-again'].filter(isThere);
    expect(actions).toEqual(row.does === undefined ? [] : [row.does]);
    if (row.does === undefined) return;
    press(row.does);
    expect(mockWay).toEqual([{ route: row.to, params: { seqNo: 'HR1' } }]);
  });

  it('shows its code in fours, to be copied, there and among the steps of its brand [P2.7-21]', async () => {
    const done = { ...order({ paid: true, status: 1 }), redemptionCode: 'ABCDEFGHJKMNPQRS' };
    mockAnswers['recharge.detail'] = done;
    for (const screen of ['TopUpDetail', 'RedemptionTutorial']) {
      await show(screen, { seqNo: 'HR1' });
      expect(words()).toContain('ABCD EFGH JKMN PQRS');
    }
    expect(words()).toContain('Open the app of the brand');
  });

  it('is not found, or not named: the list is the way on', async () => {
    mockAnswers['recharge.detail'] = new AppError({
      code: errorCodes.notFound,
      kind: 'business',
      messageKey: 'errors.notFound',
    });
    for (const params of [{ seqNo: 'HR2' }, {}]) {
      await show('TopUpDetail', params);
      expect(words()).toContain("We can't find this top-up");
    }
    await tap('top-up-records');
    expect(mockWay).toEqual([{ route: 'rechargeRecord', params: {} }]);
  });

  it('is in the list, which says what it is for while it is empty [P1-12 P2.7-18]', async () => {
    await show('TopUpRecord');
    expect(label('top-up-HR1')).toMatch(
      /^Example Video, 13.03 AUD, Waiting for payment, Membership, 3 months · /,
    );
    await tap('top-up-HR1');
    expect(mockWay).toEqual([{ route: 'rechargeOrderDetail', params: { seqNo: 'HR1' } }]);
    mockAnswers['recharge.orders'] = { rows: [], total: 0 };
    await show('TopUpRecord');
    expect(words()).toContain('No top-ups yet');
    mockAnswers['recharge.orders'] = broken;
    localStorage.clear();
    await show('TopUpRecord');
    expect([isThere('error-retry'), isThere('top-up-HR1')]).toEqual([true, false]);
  });
});
