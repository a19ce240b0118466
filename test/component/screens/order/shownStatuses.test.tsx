import { byHand, fake } from '../../fakeApp';
import { act, type ReactElement } from 'react';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { draw, isThere, namesOf, plain, press, words } from '../../drawn';
import { AccountPreview } from '@/modules/kyc/screens/AccountPreview';
import { PayeeDetail } from '@/modules/payee/screens/PayeeDetail';
import { OtherAmount } from '@/modules/order/detail/OtherAmount';
import { OrderFrame } from '@/modules/order/OrderFrame';

const way: { route: string; params: unknown; options?: unknown }[] = [];
fake.navigation({
  useRoute: () => ({ params: { payeeId: 'p1' } }),
  navigate: async (route: string, params: unknown) => void way.push({ route, params }),
  openRoute: async (route: string, params: unknown, options: unknown) =>
    void way.push({ route, params, options }),
});

const { asked } = byHand;
async function show(screen: ReactElement, answers: Record<string, unknown> = {}) {
  drawApp(screen);
  await act(async () => undefined);
  for (const { name, answer } of asked.splice(0)) if (name in answers) await answer(answers[name]);
}
const tags = () =>
  Array.from(document.querySelectorAll('[class*="ui-status--"]'), (tag) => [
    /ui-status--(\w+)/.exec(tag.className)?.[1],
    tag.textContent,
  ]);

const dialogText = (): string => plain(document.querySelector('[role="alertdialog"]')?.textContent ?? null);

beforeEach(() => {
  asked.length = 0;
  way.length = 0;
  queryClient.clear();
});

describe('the identity document in the preview of the account', () => {
  const preview = (identityStatus: string) =>
    show(<AccountPreview />, {
      'kyc.info': { kycStatus: 'Pass', identityStatus, countryCode: 'AUS', idType: 'passport', documents: [], level: 1 },
    }); // prettier-ignore

  it.each([
    { holds: 'P4.1-04', status: 'Expired', tone: 'red', label: 'expired', notice: 'expired' },
    { holds: 'P4.1-05', status: 'CheckFailed', tone: 'red', label: 'expired', notice: 'expired' },
    { holds: 'P4.1-06', status: 'SoonExpired', tone: 'amber', label: 'soonExpired', notice: 'soonExpired' },
    { holds: 'P4.1-07', status: 'CheckPass', tone: 'green', label: 'pass', notice: '' },
    { holds: 'P4.1-07', status: 'HasResubmit', tone: 'green', label: 'resubmitted', notice: '' },
    { holds: '', status: 'Init', tone: 'green', label: 'none', notice: '' },
  ])('reads $label, in $tone, as $status [$holds]', async ({ status, tone, label, notice }) => {
    await preview(status);
    expect(tags()).toContainEqual([tone, tKey(`statuses.document.${label}`)]);
    for (const one of ['expired', 'soonExpired'])
      expect([one, words().includes(tKey(`kyc.preview.${one}`))]).toEqual([one, one === notice]);
    expect(isThere('preview-update')).toBe(notice !== '');
  });

  it('is renewed by one press in its place, even before the payer is there [F4.2-09]', async () => {
    await preview('Expired');
    press('preview-update');
    const profile = asked.find(({ name }) => name === 'user.profile');
    await profile?.answer({
      payer: { userId: 'u1', countryCode: 'AUS', kycStatus: 'Pass', identityStatus: 'Expired' },
    });
    await act(async () => undefined);
    expect(way).toMatchObject([{ route: 'selectDocument', options: { replace: true } }]);
  });
});

describe('an order', () => {
  const amount = (value: string) => ({ amount: value, currencyCode: 'AUD' });
  const gets = (value: string) => ({ amount: value, currencyCode: 'CNY' });
  const order = {
    id: 'o1',
    seqNo: 'S1',
    countryCode: 'AUS',
    totalAmount: amount('105.00'),
    targetAmount: gets('480.00'),
    payeeInfo: { name: 'Li Na' },
  };

  it('for which another sum has come in offers to pay the rest or to send what there is [F8-72]', async () => {
    const short = { ...order, status: 'PAYMENT_TO_BE_VERIFIED', receivedAmount: amount('80.00'), receivedTarget: gets('360.00') }; // prettier-ignore
    await show(<OtherAmount order={short as never} onChanged={async () => undefined} />);
    expect(words()).toContain(tKey('order.short.title'));
    expect(document.getElementById('order-pay-rest')?.textContent).toContain('25.00');
    press('order-send-received');
    for (const said of ['80.00 AUD', 'Li Na', '360.00 CNY', '480.00 CNY'])
      expect(dialogText()).toContain(said);
    press('order-send-received-confirm');
    press('order-pay-rest');
    await act(async () => undefined);
    expect(asked.map(({ name, params }) => [name, params])).toEqual([
      ['order.changeAmount', { seqNo: 'S1', option: 'acceptActual' }],
      ['order.changeAmount', { seqNo: 'S1', option: 'topUp' }],
    ]);
  });

  it('for which a part has come in that its payee does not take offers only the rest', async () => {
    const short = { ...order, status: 'PAYMENT_TO_BE_VERIFIED', receivedAmount: amount('80.00') };
    await show(<OtherAmount order={short as never} onChanged={async () => undefined} />);
    expect(document.getElementById('order-pay-rest')?.textContent).toContain('25.00');
    expect(isThere('order-send-received')).toBe(false);
  });

  it('that cannot be had says so, and asks again [F8-47]', async () => {
    const again = jest.fn();
    const view = { order: null, error: new AppError({ code: '0', kind: 'network', messageKey: 'errors.network' }), known: null, dataUpdatedAt: 0, refetch: again }; // prettier-ignore
    draw(
      <OrderFrame id="order" title="Order" view={view}>
        {() => null}
      </OrderFrame>,
    );
    expect(words()).toContain(tKey('errors.orderDetailFailed'));
    press('error-retry');
    expect(again).toHaveBeenCalledTimes(1);
  });
});

describe('what is said of a payee', () => {
  const payee = { id: 'p1', payeeId: 'p1', name: 'Li Na', country: 'CHN', accountType: 'bank', payeeLabel: '**1', needComplete: false, createTime: 1 }; // prettier-ignore
  const detail = (more: object) =>
    show(<PayeeDetail />, { 'payee.info': { payee: { ...payee, authStatus: 'Init', ...more } } });

  it.each([
    { holds: 'P4.3-09', authStatus: 'WaitResult', tone: 'amber', notice: 'waiting' },
    { holds: 'P4.3-09', authStatus: 'IncompleteWaitResult', tone: 'amber', notice: 'waiting' },
    { holds: 'P4.3-10 F4.6-03', authStatus: 'Fail', tone: 'red', notice: 'failed' },
    { holds: '', authStatus: 'Pass', tone: 'green', notice: '' },
  ])('$authStatus is said in $tone [$holds]', async ({ authStatus, tone, notice }) => {
    await detail({ authStatus });
    expect(tags()).toEqual([[tone, tKey(`payee.detail.auth.${authStatus}`)]]);
    expect(namesOf('heading').join()).toContain('Li Na');
    for (const one of ['waiting', 'failed'])
      expect([one, words().includes(tKey(`payee.detail.${one}`))]).toEqual([one, one === notice]);
  });

  it('nothing of whom nobody has asked', async () => {
    await detail({});
    expect([tags(), namesOf('heading').join()]).toEqual([[], expect.stringContaining('Li Na')]);
    expect(document.querySelector('.ui-tile')).toBeNull();
  });

  it('what they have been sent, by year and one by one; the last that arrived is sent again in one tap', async () => {
    const sums = { sourceAmount: { amount: '50.00', currencyCode: 'AUD' }, targetAmount: { amount: '240.00', currencyCode: 'CNY' } }; // prettier-ignore
    const order = (seqNo: string, status: string) => ({ ...sums, seqNo, status, createTime: 1, payDeadline: 1, countryCode: 'AUS', type: 1 }); // prettier-ignore
    await detail({});
    const [history] = asked.splice(0);
    expect(history?.name).toBe('order.latestToPayee');
    const latest = [order('S2', 'WAIT_PAYMENT'), order('S1', 'TRANSACTION_SUCCESS')];
    await history?.answer({ latest, years: [{ year: 2026, count: 1, sent: [sums.sourceAmount] }] });
    expect(words()).toContain(tKey('payee.history.year', { year: '2026', count: 1 }));
    expect(words()).toContain(tKey('statuses.order.WAIT_PAYMENT.label'));
    press('payee-order-S1');
    press('payee-again');
    expect(way.splice(0)).toEqual([
      { route: 'bankOrder', params: { seqNo: 'S1' } },
      { route: 'confirmRemit', params: { again: 'S1' } },
    ]);
  });

  it('an exchange that waits for the share leads to sharing the payee [P4.3-11]', async () => {
    await detail({ exchangeAuthStatus: 'waitShare' });
    press('payee-exchange');
    expect(way).toEqual([{ route: 'sharePayee', params: { payeeId: 'p1', exchange: true } }]);
  });
});
