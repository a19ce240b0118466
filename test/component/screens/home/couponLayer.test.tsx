import { byHand } from '../../fakeApp';
import { act } from 'react';
import { formatDate, t } from '@/i18n';
import '@/modules/remit/texts';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { forgetNotices, showDialog } from '@/state/notices/notices';
import { PageShownContext } from '@/state/queries/pageShown';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../../drawApp';
import { quoted } from '../../hooks/quoted';
import { byId, byRole, nameOf, namesOf, press, until, words } from '../../drawn';
import { CouponLayer } from '@/modules/remit/home/offers/CouponLayer';

const { asked, last } = byHand;
const settled = () => act(async () => undefined);
const gift = {
  couponId: 'c1',
  type: 2,
  title: '8 AUD off the fee',
  amount: '8',
  currencyCode: 'AUD',
  minSourceAmount: '200',
  expiresAt: Date.UTC(2030, 4, 17, 12),
  origin: 'gift',
};
const layer = (waits = false, shown = true) => (
  <PageShownContext.Provider value={shown}>
    <CouponLayer waits={waits} />
  </PageShownContext.Provider>
);
const gone = () => until(() => byRole('alertdialog').length === 0);
const asCall = (name: string) => asked.find((call) => call.name === name);
const told = () => asked.filter(({ name }) => name === 'coupon.elasticLayer').map(({ params }) => params);
const show = async (coupons: object[], orders: object[] | null = [], best?: string) => {
  queryClient.clear();
  const drawn = drawApp(layer());
  await settled();
  await asCall('coupon.elasticLayer')?.answer({ show: coupons.length > 0, list: coupons });
  await asCall('coupon.queryOrder')?.answer({ list: [], bestCouponId: best });
  if (orders) await asCall('order.listRecords')?.answer({ rows: orders, total: orders.length });
  await settled();
  return drawn;
};

beforeEach(() => {
  asked.length = 0;
  sessionStore.setState({ token: 't' });
  forgetNotices();
  remitDraftStore.setState(
    { remitType: 'personal', side: 'source', quote: quoted({ sourceAmount: '100' }) },
    true,
  );
});

describe('the layer of a new coupon over the home', () => {
  it('given one, then it is a dialog that says what it gives, from what sum and until when', async () => {
    await show([gift]);
    const message = t('remit.home.couponLayer.givesFrom', {
      title: gift.title,
      amount: '200.00 AUD',
      date: formatDate(gift.expiresAt),
    });
    expect(namesOf('alertdialog')).toEqual([`${t('remit.home.couponLayer.title')}. ${message}`]);
    expect(nameOf(byId('coupon-layer-use'))).toBe(
      t('remit.home.couponLayer.useFrom', { amount: '200.00 AUD' }),
    );
    expect(nameOf(byId('coupon-layer-later'))).toBe(t('remit.home.couponLayer.later'));
  });

  it('given it is used, then the draft takes it and it is put away for good', async () => {
    await show([gift, { ...gift, couponId: 'c2' }]);
    press('coupon-layer-use');
    await settled();
    expect(remitDraftStore.getState()).toMatchObject({ couponId: 'c1', side: 'source', amountText: '200' });
    expect(told()).toEqual([{}, { seen: ['c1'] }]);
    await gone();
  });

  it('given it is not wanted now, then it is put away for good and the draft stays', async () => {
    await show([{ ...gift, minSourceAmount: '0' }]);
    expect(words()).not.toContain('0.00');
    expect(nameOf(byId('coupon-layer-use'))).toBe(t('remit.home.couponLayer.use'));
    press('coupon-layer-later');
    await settled();
    expect(remitDraftStore.getState().couponId).toBeUndefined();
    expect(told()).toEqual([{}, { seen: ['c1'] }]);
    await gone();
  });

  it('given something else is open or asked, or the home is hidden, then it waits', async () => {
    const { redraw } = await show([gift]);
    act(() => redraw(layer(true)));
    await gone();
    act(() => redraw(layer(false, false)));
    await gone();
    act(() => redraw(layer()));
    expect(byRole('alertdialog')).toHaveLength(1);
    act(
      () =>
        void showDialog({
          titleKey: 'common.warmTips',
          messageKey: 'errors.unknown',
          confirmKey: 'common.ok',
        }),
    );
    await gone();
    act(() => forgetNotices());
    expect(byRole('alertdialog')).toHaveLength(1);
  });

  it.each([
    ['a transfer was not paid out', [{ seqNo: 'S1', status: 'BANK_REMIT_FAILED' }]],
    ['a transfer is unpaid', [{ seqNo: 'S1', status: 'WAIT_PAYMENT' }]],
    ['the transfers are not known yet', null],
  ])('given %s, then it waits', async (_title, orders) => {
    await show([gift], orders);
    expect(words()).toBe('');
  });

  it.each([
    ['it saves the most and none is wanted', 'c1', true, 1],
    ['it saves the most and is about to be put in', 'c1', undefined, 0],
    ['another saves more', 'c9', undefined, 0],
  ])('given %s on this transfer, then it is shown or not', async (_title, best, noCoupon, layers) => {
    remitDraftStore.setState({ noCoupon });
    await show([gift], [], best);
    expect(byRole('alertdialog')).toHaveLength(layers);
    expect(told()).toEqual([{}]);
  });

  it('given it is in the price already, then it is put away without a word, also once it is taken out', async () => {
    remitDraftStore.setState({ couponId: 'c1' });
    await show([gift], [], 'c1');
    expect(told()).toEqual([{}, { seen: ['c1'] }]);
    await last().answer({ show: false, list: [] });
    act(() => remitDraftStore.setState({ couponId: undefined, noCoupon: true }));
    expect(words()).toBe('');
  });

  it('given one that was fetched or came with the registration, none, or no answer, then there is nothing', async () => {
    await show(['welcome', 'invited', 'code', 'offer'].map((origin) => ({ ...gift, origin })));
    expect(words()).toBe('');
    asked.length = 0;
    await show([]);
    expect(words()).toBe('');
    asked.length = 0;
    queryClient.clear();
    drawApp(layer());
    await settled();
    await asCall('order.listRecords')?.answer({ rows: [], total: 0 });
    await asCall('coupon.elasticLayer')?.fail(new Error('offline'));
    expect(words()).toBe('');
  });
});
