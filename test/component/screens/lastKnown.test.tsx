import { byHand, fake } from '../fakeApp';
import { act, type ReactElement } from 'react';
import { commonSupportCountryFilter } from '@/contracts/calls/common/targets';
import { orderListRecords } from '@/contracts/calls/order/orders';
import { payeeList } from '@/contracts/calls/payee/list';
import { commonSupportCountry } from '@/contracts/calls/common/markets';
import { AppError } from '@/core/appError';
import { formatMoment, t, wantedLanguage } from '@/i18n';
import '@/modules/order/texts';
import '@/modules/remit/texts';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { latestOrders } from '@/state/orders/lastKnownOrder';
import { rememberRows } from '@/state/queries/lastRows';
import { prefetchCall, queryClient } from '@/state/queries/queries';
import { sessionStore, setPayer } from '@/state/session/session';
import { drawApp } from '../drawApp';
import { isThere, press, words } from '../drawn';
import { OrderView } from '@/modules/order/detail/OrderView';
import { RemitHome } from '@/modules/remit/home/RemitHome';
import { openMarket } from '../../fixtures/openMarket';

fake.navigation({
  navigate: async () => undefined,
});

const { asked } = byHand;
const broken = new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' });
const at = Date.now() - 2 * 86_400_000;
const row = {
  id: 'o1',
  seqNo: 'HW1',
  type: 1,
  countryCode: 'AUS',
  targetCountry: 'CHN',
  remitType: 'personal',
  status: 'BANK_REMIT_FAILED',
  paymentStatus: 'PAYMENT_SUCCESS',
  viewStatus: '',
  createTime: at - 1000,
  payeeName: 'Li Na',
  sourceAmount: { amount: '500.00', currencyCode: 'AUD' },
  targetAmount: { amount: '2400.00', currencyCode: 'CNY' },
  payDeadline: at,
};

function kept(call: Parameters<typeof rememberRows>[0], params: object, answer: object, own = true): void {
  const then = jest.spyOn(Date, 'now').mockReturnValue(at);
  rememberRows(call, params, answer, own ? 'own' : 'shared', { user: 'u1', language: wantedLanguage() });
  then.mockRestore();
}
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(async () => undefined);
};
async function respond(answers: Record<string, unknown> = {}): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const one of asked.splice(0))
      await (one.name in answers ? one.answer(answers[one.name]) : one.fail(broken));
    await turns();
  }
}
let leave = (): void => undefined;
async function show(screen: ReactElement) {
  const { redraw } = drawApp(screen);
  leave = () => act(() => redraw(<></>));
  await turns();
}

beforeEach(() => {
  asked.length = 0;
  window.localStorage.clear();
  queryClient.clear();
  sessionStore.setState({ token: 't', payer: { userId: 'u1', countryCode: 'AUS' } as never });
  remitDraftStore.setState(emptyRemitDraft, true);
});
afterEach(() => leave());

describe('an order that does not load', () => {
  it('is what the list knows of it, as old as that is, and can be asked for again', async () => {
    kept(orderListRecords, latestOrders, { rows: [row], total: 1 });
    await show(<OrderView seqNo="HW1" />);
    await respond();
    for (const known of ['Li Na', '2,400.00 CNY', t('statuses.order.BANK_REMIT_FAILED.label')])
      expect(words()).toContain(known);
    expect(words()).toContain(t('common.listAge', { time: formatMoment(at) }));
    press('stale-retry');
    expect(asked.map(({ name }) => name)).toContain('order.get');
  });

  it('that no list knows says that it did not load', async () => {
    await show(<OrderView seqNo="HW1" />);
    await respond();
    expect(words()).toContain(t('errors.orderDetailFailed'));
    expect(isThere('order-last-known')).toBe(false);
  });
});

describe('the home', () => {
  const orders = { 'order.listRecords': { rows: [row], total: 1 } };
  const countries = {
    'common.supportCountry': { list: [openMarket('AUS', 'AUD')] },
    'common.supportCountryFilter': { list: [openMarket('CHN', 'CNY')] },
  };

  it('given the start has just had the countries, then it does not ask for them again', async () => {
    const early = prefetchCall(commonSupportCountry, {}, 'shared');
    await respond(countries);
    await early;
    await show(<RemitHome />);
    expect(asked.map(({ name }) => name)).not.toContain('common.supportCountry');
    expect(asked.map(({ name }) => name)).toContain('common.supportCountryFilter');
  });

  it('given the countries do not load, then the orders are there, and the rest says so in its place', async () => {
    await show(<RemitHome />);
    await respond(orders);
    expect(words()).toContain('Li Na');
    expect(words()).toContain(t('remit.home.marketsFailed'));
    press('error-retry');
    expect(words()).toContain('Li Na');
    await respond(countries);
    expect(isThere('remit-source-amount')).toBe(true);
  });

  it('given the orders do not load, then only that is said, and the price is there', async () => {
    await show(<RemitHome />);
    await respond(countries);
    expect(words()).toContain(t('remit.home.earlierFailed'));
    expect(isThere('remit-source-amount')).toBe(true);
  });

  it('started without a line shows the last known countries and orders, and how old those are', async () => {
    kept(orderListRecords, latestOrders, { rows: [row], total: 1 });
    kept(commonSupportCountry, {}, { list: [openMarket('AUS', 'AUD')] }, false);
    kept(payeeList, {}, { list: [] });
    kept(
      commonSupportCountryFilter,
      { countryCode: 'AUS', remitType: 'personal' },
      { list: [{ ...openMarket('CHN', 'CNY'), targetCountry: 'CHN', rateAccuracy: 4, exRateBase: 1 }] },
      false,
    );
    setPayer({ userId: 'u1', countryCode: 'AUS' } as never);
    sessionStore.setState({ payer: null });
    await show(<RemitHome />);
    await respond();
    expect(words()).toContain('Li Na');
    expect(isThere('remit-source-amount')).toBe(true);
    expect(words()).toContain(t('common.listAge', { time: formatMoment(at) }));
    expect(words()).not.toContain(t('remit.home.step2'));
  });
});
