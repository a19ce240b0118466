import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import type { Order } from '@/contracts/entities/order';
import { t } from '@/i18n';
import '@/modules/order/texts';
import '@/modules/remit/confirm/texts';
import { RateLock } from '@/modules/remit/confirm/RateLock';
import { emptyRemitDraft } from '@/state/drafts/remitDraft';
import { quoted } from '../../hooks/quoted';
import { OrderReceipt } from '@/modules/order/detail/OrderReceipt';
import { OrderHead } from '@/modules/order/detail/OrderHead';
import { OrderProgress } from '@/modules/order/detail/OrderProgress';
import { OrderView } from '@/modules/order/detail/OrderView';
import { OrderFacts } from '@/modules/order/detail/OrderFacts';
import { OrderToPay } from '@/modules/order/pay/OrderToPay';
import { platform } from '@/platform';
import { useNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { draw, erase, isThere, namesOf, press, words } from '../../drawn';

const places: object[] = [];
fake.navigation({
  navigate: async (route: string, params: object) => void places.push({ route, params }),
});

const of = (amount: string, currencyCode: string) => ({ amount, currencyCode });
const order = (change: Partial<Order> = {}) =>
  ({
    seqNo: 'HW1',
    status: 'WAIT_PAYMENT',
    createTime: 0,
    sourceAmount: of('500.00', 'AUD'),
    targetAmount: of('2,400.00'.replace(',', ''), 'CNY'),
    feeAmount: of('8.00', 'AUD'),
    discountAmount: of('0', 'AUD'),
    totalAmount: of('508.00', 'AUD'),
    businessRate: '4.8000',
    rateBase: 1,
    rateLockHours: 24,
    ifLockedRate: true,
    rateGuarantee: 'guaranteed',
    rateLockedUntil: Date.UTC(2026, 4, 17, 12),
    payeeInfo: { name: 'Li Na', payeeLabel: '**1' },
    vouchers: [],
    ...change,
  }) as unknown as Order;

it('an order shows its amount, fee and rate, the hours for which the rate can be locked, and then until when it is [P3-38 P9-23]', () => {
  draw(<RateLock draft={emptyRemitDraft} quote={quoted({ rateLockHours: 36 })} />);
  expect(words()).toContain(t('confirm.lock', { count: 36 }));
  erase();
  draw(<OrderFacts order={order()} />);
  const rows = { sent: '500.00 AUD', gets: '2,400.00 CNY', rate: '1 AUD = 4.8000 CNY', fee: '8.00 AUD', total: '508.00 AUD' } as const; // prettier-ignore
  for (const [name, value] of Object.entries(rows))
    expect(words()).toContain(`${t(`order.detail.${name as keyof typeof rows}`)}${value}`);
  expect(words()).toMatch(new RegExp(`${t('order.detail.locked')}Until 17 May`));
});

it('a rate lock that ends with the time to pay is not told twice', () => {
  const toPay = order({ payDeadline: order().rateLockedUntil ?? 0 });
  draw(<OrderToPay order={toPay} view={{ refetch: async () => undefined }} />);
  expect(words()).toContain(t('order.deadline.left'));
  expect(words()).not.toContain(t('order.detail.locked'));
  erase();
  draw(<OrderFacts order={toPay} />);
  expect(words()).not.toContain(t('order.detail.locked'));
});

it('an order to be paid shows what is paid, at which rate, and until when the rate is locked [P3-38]', () => {
  draw(<OrderToPay order={order()} view={{ refetch: async () => undefined }} />);
  expect(words()).toContain('2,400.00 CNY');
  expect(words()).toMatch(/508.00.*1 AUD = 4.8000 CNY.*Rate lock\D*17 May/);
});

it('of a price that has come in part, head and payment tell what came and what is due, and what came can be sent', async () => {
  const part = order({
    receivedAmount: of('400.00', 'AUD'),
    receivedTarget: of('1881.60', 'CNY'),
    targetCountry: 'CHN',
    history: [],
  });
  draw(<OrderToPay order={part} view={{ refetch: async () => undefined }} />);
  expect(words()).toContain(`${t('order.short.received')}400.00 AUD`);
  erase();
  drawApp(<OrderView seqNo="HW1" />);
  await act(async () => undefined);
  await byHand.asked.find(({ name }) => name === 'order.get')?.answer({ order: part });
  await act(async () => undefined);
  expect(words()).toContain(t('order.head.rest', { rest: '108.00 AUD', received: '400.00 AUD' }));
  expect([isThere('order-pay-rest'), isThere('order-send-received')]).toEqual([true, true]);
});

it('cash that waits to be collected is shown with its code and place, other money without [F4.4-19]', async () => {
  const info = { payeeName: 'Maria Santos', pickupCode: '12345678', agentName: 'Cebuana Lhuillier' };
  for (const status of ['WAIT_RECEIVE', 'BANK_ACCEPTED'] as const) {
    erase();
    queryClient.clear();
    byHand.asked.length = 0;
    drawApp(<OrderView seqNo="HW1" />);
    await act(async () => undefined);
    await byHand.asked
      .find(({ name }) => name === 'order.get')
      ?.answer({
        order: order({ status, history: [], payerInfo: { fullName: 'Mia Chen' } as Order['payerInfo'] }),
      });
    await act(async () => undefined);
    await byHand.asked.find(({ name }) => name === 'order.receiveInfo')?.answer(info);
    await act(async () => undefined);
    const waits = status === 'WAIT_RECEIVE';
    expect([info.pickupCode, info.agentName].map((part) => words().includes(part))).toEqual([waits, waits]);
  }
});

it('once the money has come its locked rate is no news, and once it has arrived the head says when', () => {
  const at = new Date(2026, 4, 18, 9, 7).getTime();
  const arrived = order({
    status: 'TRANSACTION_SUCCESS',
    history: [{ status: 'TRANSACTION_SUCCESS', at }] as Order['history'],
    payerInfo: { fullName: 'Mia Chen' } as Order['payerInfo'],
  });
  draw(<OrderFacts order={arrived} />);
  expect(words()).not.toContain(t('order.detail.locked'));
  erase();
  drawApp(<OrderHead order={arrived} onDeadline={() => undefined} />);
  expect(words()).toContain('Arrived18 May 2026, 09:07');
});

it("a school is nobody's relative: the relationship of its order is the one to the student", () => {
  const relationEnum = { code: 'children', content: 'Child' } as Order['relationEnum'];
  const { redraw } = draw(<OrderFacts order={order({ relationEnum, remitType: 'studyAbroad' })} />);
  expect(words()).toContain(`${t('order.detail.studentRelation')}Child`);
  redraw(<OrderFacts order={order({ relationEnum })} />);
  expect(words()).toContain(`${t('order.detail.relation')}Child`);
  expect(words()).not.toContain(t('order.detail.studentRelation'));
});

it('the coupon that was used is named next to what it saved, and no coupon where none was', () => {
  const { redraw } = draw(<OrderFacts order={order({ couponTitle: '8 AUD off the fee' })} />);
  expect(words()).toContain(`${t('order.detail.coupon')}8 AUD off the fee`);
  redraw(<OrderFacts order={order()} />);
  expect(words()).not.toContain(t('order.detail.coupon'));
});

it('a refund leads to its details, and says so where there are none yet [C7.5-24]', () => {
  const { redraw } = draw(<OrderFacts order={order()} />);
  expect(isThere('order-refund-info')).toBe(false);
  redraw(<OrderFacts order={order({ refundDetails: { refundInfoLink: '' } })} />);
  press('order-refund-info');
  expect(useNotices.getState().toast).toMatchObject({ messageKey: 'errors.refundLinkMissing' });
  expect(places).toEqual([]);
  redraw(<OrderFacts order={order({ refundDetails: { refundInfoLink: 'https://bank.test/refund' } })} />);
  press('order-refund-info');
  expect(places).toMatchObject([{ route: 'webview', params: { link: 'https://bank.test/refund' } }]);
});

it('a large transfer says how many hours it is held before it goes out', () => {
  const now = Date.UTC(2026, 4, 17, 12);
  const held = order({
    status: 'PAYMENT_SUCCESS',
    remitType: 'LargeRemit',
    safeUntil: now + 24 * 3_600_000,
    history: [],
  });
  drawApp(<OrderHead order={held} onDeadline={() => undefined} />);
  expect(words()).toContain('Your money waits with us for 24 hours before it goes out.');
});

it('a payment that its sender told us of is waited for, and the step says what we were told', () => {
  const at = Date.UTC(2026, 4, 17, 12);
  const history = [{ status: 'PAYMENT_ING', at, by: 'payer' }] as Order['history'];
  const told = order({ status: 'PAYMENT_ING', history });
  drawApp(<OrderHead order={told} onDeadline={() => undefined} />);
  expect(words()).toContain('Waiting for payment');
  erase();
  draw(<OrderProgress order={told} />);
  expect(words()).toContain(`${t('order.told.step')}17 May`);
  expect(words()).not.toContain('Waiting for payment');
});

it('the arrival is promised once with whose time it is; the steps say the same moment without', () => {
  const arrivalEstimateAt = Date.now() + 3_600_000;
  const going = order({ status: 'BANK_PROCESSING', arrivalEstimateAt, history: [] });
  drawApp(<OrderHead order={going} onDeadline={() => undefined} />);
  expect(words()).toMatch(/Arriving by [^(]*\(your time\)/);
  erase();
  draw(<OrderProgress order={going} />);
  expect(words()).toContain('Arriving by');
  expect(words()).not.toContain('(your time)');
});

it.each([
  ['BANK_PROCESSING', false],
  ['REFUND_SUCCESS', true],
])('in %s the facts name the recipient only where the head does not: %s', (status, named) => {
  draw(<OrderFacts order={order({ status })} />);
  expect(words().includes(`${t('order.detail.payee')}Li Na`)).toBe(named);
});

it('money that is back is told by head and steps: how much, by which way and when', () => {
  const at = new Date(2026, 4, 18, 9, 7).getTime();
  const back = order({
    status: 'REFUND_SUCCESS',
    fundingType: 120,
    history: [{ status: 'REFUND_SUCCESS', at, by: 'us' }] as Order['history'],
    refundDetails: { amount: of('400.00', 'AUD'), at },
  });
  drawApp(<OrderHead order={back} onDeadline={() => undefined} />);
  expect(namesOf('heading')).toEqual([t('order.lead.returned')]);
  expect(namesOf('img')).toEqual(['400.00 AUD']);
  expect(words()).toContain('Sent back18 May 2026, 09:07');
  expect(words()).not.toContain("We've sent your money back");
});

it('a sum whose rate is not locked is said to move until the money is here, and a locked one is not', () => {
  const { redraw } = drawApp(
    <OrderHead order={order({ rateGuarantee: 'invalid', history: [] })} onDeadline={() => undefined} />,
  );
  expect(words()).toContain(t('order.head.mayMove'));
  for (const fixed of [{}, { rateGuarantee: 'invalid', status: 'PAYMENT_SUCCESS' }] as Partial<Order>[]) {
    redraw(<OrderHead order={order({ ...fixed, history: [] })} onDeadline={() => undefined} />);
    expect(words()).not.toContain(t('order.head.mayMove'));
  }
});

it.each([
  ['WAIT_PAYMENT', 'sent', 'gets'],
  ['TRANSACTION_SUCCESS', 'sentDone', 'got'],
  ['PAYMENT_TIMEOUT', 'sent', 'planned'],
  ['REFUND_ING', 'sentDone', 'planned'],
  ['REFUND_SUCCESS', 'sentDone', 'planned'],
] as const)('the sums of an order in %s are told in its tense', (status, sent, gets) => {
  draw(<OrderFacts order={order({ status, history: [] })} />);
  expect(words()).toContain(`${t(`order.detail.${sent}`)}500.00 AUD`);
  expect(words()).toContain(`${t(`order.detail.${gets}`)}2,400.00 CNY`);
});

it.each<[string, Partial<Order>, string]>([
  ['a failed step', { status: 'BANK_REMIT_FAILED' }, 'Not delivered'],
  ['a step that ended', { status: 'PAYMENT_TIMEOUT' }, 'Expired'],
  ['a step that waits for documents', { status: 'PAYMENT_SUCCESS', papersWanted: true }, 'Documents needed'],
])('%s has the word of its status', (_what, change, word) => {
  draw(<OrderProgress order={order({ ...change, history: [] })} />);
  expect(words()).toContain(word);
});

it('a refund that was refused is not said to come back', () => {
  const asked = { status: 'REFUND_REQUEST', at: 1, by: 'payer' };
  const refused = order({ status: 'REFUND_FAILED', history: [asked] as Order['history'] });
  drawApp(<OrderHead order={refused} onDeadline={() => undefined} />);
  expect(namesOf('heading')).toEqual([t('order.lead.refused')]);
});

it('a way to pay is called as its market calls it, by head and facts', () => {
  const paid = order({ countryCode: 'SGP', fundingType: 310, history: [] });
  const payNow = t('payments.methods.payNow.label');
  const { redraw } = draw(<OrderFacts order={paid} />);
  expect(words()).toContain(`${t('order.detail.method')}${payNow}`);
  redraw(<OrderFacts order={{ ...paid, countryCode: 'VNM' }} />);
  expect(words()).toContain(`${t('order.detail.method')}${t('payments.methods.scanPay.label')}`);
  erase();
  drawApp(<OrderHead order={{ ...paid, status: 'REFUND_SUCCESS' }} onDeadline={() => undefined} />);
  expect(words()).toContain(`${t('order.head.backTo')}${payNow}`);
});

it.each<[string, () => Promise<void>]>([
  ['common.copied', () => Promise.resolve()],
  ['common.copyFailed', () => Promise.reject(new Error('denied'))],
])('given a receipt that is copied, then a toast says how it went: %s', async (messageKey, copy) => {
  jest.spyOn(platform.clipboard, 'copy').mockImplementation(copy);
  const payerInfo = { fullName: 'Mia Chen' } as Order['payerInfo'];
  draw(<OrderReceipt order={order({ payerInfo, history: [] })} />);
  press('order-receipt');
  press('order-receipt-copy');
  await act(async () => undefined);
  expect(useNotices.getState().toast).toMatchObject({ messageKey });
});
