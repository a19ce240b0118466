import { byHand, fake } from '../../fakeApp';
import { act, type ReactElement } from 'react';
import { hearServerTime } from '@/api/serverClock';
import { orderGet } from '@/contracts/calls/order/orders';
import { tKey } from '@/i18n';
import { platform } from '@/platform';
import { prefetchCall, queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { byId, isThere, plain, press, type, words } from '../../drawn';
import { AtmPayment } from '@/modules/order/pay/instruction/AtmPayment';
import { CodePayment } from '@/modules/order/pay/instruction/CodePayment';
import { MbWayPayment } from '@/modules/order/pay/instruction/MbWayPayment';
import { PaymentLink } from '@/modules/order/pay/instruction/PaymentLink';
import { PaymentMethod } from '@/modules/order/pay/method/PaymentMethod';
import { SelectBank } from '@/modules/order/pay/method/SelectBank';
import { AchAccounts } from '@/modules/order/accounts/AchAccounts';
import { PaymentRecall } from '@/modules/order/detail/PaymentRecall';
import { Urge } from '@/modules/order/detail/Urge';
import { Refunds } from '@/modules/order/detail/Refunds';

const places: object[] = [];
const routeParams = { seqNo: 'HW1', fundingType: 493 };
const at = { name: 'screen' };
fake.navigation({
  navigate: async (route: string, params: object) => void places.push({ route, params }),
  useRoute: () => ({ name: at.name, params: routeParams }),
});

const { asked } = byHand;
const NOW = Date.UTC(2026, 4, 17, 12);
const MINUTE = 60_000;
const order = (change: object = {}) =>
  ({
    seqNo: 'HW1',
    id: 'ord1',
    status: 'WAIT_PAYMENT',
    countryCode: 'EU',
    targetCountry: 'CHN',
    totalAmount: { amount: '105.99', currencyCode: 'EUR' },
    payDeadline: NOW + 60 * MINUTE,
    history: [],
    ...change,
  }) as unknown as Parameters<typeof Refunds>[0]['order'];

let leave = (): void => undefined;
/** In rounds: answers may cause calls. */
async function show(screen: ReactElement, answers: Record<string, unknown> = {}): Promise<void> {
  const { redraw } = drawApp(screen);
  leave = () => act(() => redraw(<></>));
  await settle(answers);
}
async function settle(answers: Record<string, unknown>): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await act(async () => undefined);
    for (const { name, answer } of asked.splice(0)) if (name in answers) await answer(answers[name]);
  }
}

beforeEach(() => {
  hearServerTime(new Date(NOW).toUTCString());
  asked.length = 0;
  places.length = 0;
  queryClient.clear();
});
afterEach(() => leave());

it.each([
  ['one way', [120], {}, true],
  ['several ways', [120, 495], {}, true],
  ['papers are awaited, and no time is promised', [120], { papersWanted: true }, false],
])('ways to pay say whose time it is: %s', async (_case, codes, change, said) => {
  const euro = (amount: string) => ({ amount, currencyCode: 'EUR' });
  const toPay = order({
    createTime: NOW,
    arrivalEstimateAt: NOW + 60 * MINUTE,
    sourceAmount: euro('100.00'),
    targetAmount: euro('100.00'),
    payeeInfo: { name: 'Li Na', payeeLabel: '**1' },
    businessRate: '1',
    rateBase: 1,
    ...change,
  });
  const list = codes.map((fundingType) => ({
    fundingType,
    feeAmount: euro('0'),
    arrivalMinutesFrom: 0,
    arrivalMinutesTo: 60,
  }));
  await show(<PaymentMethod />, { 'order.get': { order: toPay }, 'order.payTypes': { list } });
  expect(isThere('payment-method') || isThere('payment-method-120')).toBe(true);
  expect([words().includes('Arriving by'), words().includes(tKey('statuses.ifNow'))]).toEqual([said, said]);
});

describe('MB WAY', () => {
  const answers = (partner: object, change: object = {}) => ({
    'order.get': { order: order(change) },
    'order.payTypes': {
      list: [120, 495].map((fundingType) => ({
        fundingType,
        feeAmount: { amount: '0', currencyCode: 'EUR' },
      })),
    },
    'order.partnerStatus': partner,
  });
  const partner = (status: string) => ({
    status,
    fundingType: 495,
    partnerOrderId: 'pay1',
    expiresAt: NOW + 4 * MINUTE,
  });

  it('asks for the phone, and sends the request once it is a number', async () => {
    await show(<MbWayPayment />, answers({ ...partner('FAILED'), fundingType: 120 }));
    expect(words()).not.toContain(tKey('order.mbWay.refusedBefore'));
    press('mb-way-ask');
    await act(async () => undefined);
    expect(words()).toContain(tKey('order.mbWay.bad'));
    type('mb-way-phone', '912345678');
    press('mb-way-ask');
    await act(async () => undefined);
    expect(asked.find(({ name }) => name === 'order.mbWayPay')?.params).toMatchObject({
      seqNo: 'HW1',
      areaCode: '351',
      phoneNumber: '912345678',
    });
  });

  it('while the phone is asked there is nothing to press but the way to the order, and the time is counted down', async () => {
    await show(<MbWayPayment />, answers(partner('PENDING')));
    expect(words()).toContain(tKey('order.mbWay.confirm'));
    expect(words()).toContain(tKey('order.mbWay.left'));
    expect([isThere('mb-way-ask'), isThere('mb-way-phone'), isThere('mb-way-other')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([
    { holds: 'F8-52', status: 'EXPIRED', key: 'order.mbWay.late' },
    { holds: '', status: 'FAILED', key: 'order.mbWay.refusedBefore' },
  ] as const)(
    '$status: it says so, and the request can be sent again or paid another way [$holds]',
    async ({ status, key }) => {
      await show(<MbWayPayment />, answers(partner(status)));
      expect(words()).toContain(tKey(key));
      expect([isThere('mb-way-ask'), isThere('mb-way-other')]).toEqual([true, true]);
    },
  );

  it('paid: it says so, and leads to the order', async () => {
    await show(<MbWayPayment />, answers(partner('PAID'), { status: 'PAYMENT_SUCCESS' }));
    expect(words()).toContain(tKey('order.checking.paid'));
    press('payment-see-order');
    expect(places).toContainEqual({ route: 'bankOrder', params: { seqNo: 'HW1' } });
  });
});

it.each([
  ['sgpAtmPayment', AtmPayment, 'atm-payment-sent'],
  ['sgpPayNowPayment', CodePayment, 'code-payment-sent'],
] as const)(
  '%s: whoever told us of the payment is neither hurried nor asked again',
  async (name, Screen, sent) => {
    at.name = name;
    const told = async (change: object) => {
      await show(<Screen />, {
        'order.get': { order: order({ countryCode: 'SGP', ...change }) },
        'order.pay': { amount: { amount: '105.99', currencyCode: 'SGD' }, lines: [] },
      });
      expect(words()).toContain(tKey('order.pay.ownAccount'));
      return [isThere(sent), words().includes(tKey('order.deadline.left'))];
    };
    expect(await told({})).toEqual([true, true]);
    leave();
    queryClient.clear();
    const history = [{ status: 'PAYMENT_ING', at: NOW, by: 'payer' }];
    expect(await told({ status: 'PAYMENT_ING', history })).toEqual([false, false]);
  },
);

it('the page to pay on is of the way that was chosen, though the order has none yet [F7-13]', async () => {
  const amount = { amount: '105.99', currencyCode: 'EUR' };
  await show(<PaymentLink />, {
    'order.get': { order: order({ payeeInfo: { name: 'Li Na', payeeLabel: '0004' }, targetAmount: amount }) },
    'order.pay': { amount, payLink: 'https://pay.homeward.example/1', lines: [] },
  });
  const opened = jest.spyOn(platform, 'openPayLink').mockResolvedValue(undefined);
  press('payment-link-open');
  await act(async () => undefined);
  expect(opened).toHaveBeenCalledWith('https://pay.homeward.example/1');
  const params = { seqNo: 'HW1', fundingType: 493 };
  expect(places).toContainEqual({ route: 'waitPayment', params });
});

it.each([
  ['a way that costs nothing', {}, '105.99', []],
  ['a way with a fee', {}, '107.05', ['105.99 EUR', '1.06 EUR']],
  [
    'the fee of a rest',
    { receivedAmount: { amount: '5.99', currencyCode: 'EUR' } },
    '101.00',
    ['100.00 EUR', '1.00 EUR'],
  ],
] as const)(
  '%s: the page to pay on says what its sum is made of, and the time left',
  async (_what, change, due, rows) => {
    const amount = { amount: due, currencyCode: 'EUR' };
    const payeeInfo = { name: 'Li Na', payeeLabel: '0004' };
    await show(<PaymentLink />, {
      'order.get': { order: order({ payeeInfo, targetAmount: amount, ...change }) },
      'order.pay': { amount, payLink: 'https://pay.test/1', lines: [] },
    });
    const shown = Array.from(document.querySelectorAll('.ui-detail--plain'), (row) =>
      plain(row.textContent ?? ''),
    );
    const labels = [tKey('order.short.asked'), tKey('order.detail.fee')];
    expect(shown).toEqual(rows.map((value, at) => `${labels[at]}${value}`));
    expect(words()).toContain(tKey('order.deadline.left'));
  },
);

describe('the choice of a bank', () => {
  const banks = [
    { bankCode: 'DEUTDEFF', bankName: 'Deutsche Bank', swift: 'DEUTDEFF' },
    { bankCode: 'ETHNGRAA', bankName: 'National Bank of Greece', swift: 'ETHNGRAA', unavailable: true },
  ];
  const answers = (list: object[]) => ({
    'order.get': { order: order() },
    'order.bankList': { list },
  });
  const next = () => byId('select-bank-next').getAttribute('aria-disabled');

  it('is searched, takes one bank, and goes on with it', async () => {
    await show(<SelectBank />, answers(banks));
    expect(next()).toBe('true');
    type('select-bank-search', 'deut');
    expect(isThere('select-bank-option-ETHNGRAA')).toBe(false);
    press('select-bank-option-DEUTDEFF');
    press('select-bank-next');
    expect(places).toEqual([
      { route: 'paymentLink', params: { seqNo: 'HW1', fundingType: 493, bankCode: 'DEUTDEFF' } },
    ]);
  });

  it('a bank that takes no payments says so and cannot be taken; one that the search hides is not the one chosen', async () => {
    await show(<SelectBank />, answers(banks));
    expect(words()).toContain(tKey('order.bank.unavailable'));
    press('select-bank-option-ETHNGRAA');
    expect(next()).toBe('true');
    press('select-bank-option-DEUTDEFF');
    expect(next()).not.toBe('true');
    type('select-bank-search', 'greece');
    expect(next()).toBe('true');
    type('select-bank-search', 'no such bank');
    expect(words()).toContain(tKey('order.bank.notFound'));
  });

  it('no bank at all is said', async () => {
    await show(<SelectBank />, answers([]));
    expect(words()).toContain(tKey('order.bank.none'));
  });
});

it.each([
  ['PENDING', false, 'order.ach.authorizing', 'order.ach.todo.PENDING'],
  ['FAILED', false, 'order.ach.failed', 'order.ach.todo.FAILED'],
  ['ACTIVE', false, 'order.ach.authorized', 'order.ach.checking'],
  ['ACTIVE', true, 'order.ach.deducting', 'order.ach.todo.deducting'],
] as const)(
  'a bank authorization that is %s (deducting: %s) says how far it is and what its payer has to do [P4.3-26]',
  async (status, deducting, state, todo) => {
    const account = {
      accountId: 'a1',
      institutionName: 'First Example Bank',
      holderName: 'Robin Tester',
      mask: '3019',
      accountType: 'checking',
      source: 'plaid',
      createdAt: NOW,
    } as const;
    await show(
      <AchAccounts
        list={[{ ...account, status, deducting }]}
        chosen=""
        seqNo="HW1"
        fundingType={0}
        onChoose={() => undefined}
        onRemove={() => undefined}
      />,
    );
    expect(words()).toContain(tKey(state));
    expect(words()).toContain(tKey(todo));
    expect(isThere('ach-remove-a1')).toBe(!deducting);
  },
);

describe('money that has been paid', () => {
  it('is called back while the market allows it, after a question [F9-33]', async () => {
    const until = order({ status: 'PAYMENT_SUCCESS', recallUntil: NOW + 30 * MINUTE });
    const lookUp = jest.fn(async () => undefined);
    await show(<PaymentRecall order={until} onChanged={lookUp} />);
    const shown = prefetchCall(orderGet, { seqNo: 'HW1' });
    await asked.shift()?.answer({ order: until });
    await shown;
    press('order-recall');
    press('order-recall-confirm');
    await act(async () => undefined);
    expect(asked.map(({ name, params }) => [name, params])).toEqual([
      ['order.cancelConfirm', { seqNo: 'HW1' }],
    ]);
    await asked[0]?.answer({ order: until, refund: true });
    const [query] = queryClient.getQueryCache().findAll({ queryKey: [orderGet.name] });
    expect([query?.state.isInvalidated, lookUp.mock.calls]).toEqual([true, []]);
  });

  it.each([undefined, NOW])(
    'is not called back where nothing or no time is left for it (%s) [F9-33]',
    async (recallUntil) => {
      await show(<PaymentRecall order={order({ recallUntil })} onChanged={async () => undefined} />);
      expect(isThere('order-recall')).toBe(false);
    },
  );

  it('is urged once a day', async () => {
    const waiting = order({ status: 'PAYMENT_SUCCESS' });
    const details = (urgedAt?: number) => ({ 'order.details': { order: waiting, refunds: [], urgedAt } });
    await show(<Urge order={waiting} />, details());
    press('order-urge');
    await act(async () => undefined);
    expect(asked[0]?.name).toBe('order.paymentUrge');
    await asked.splice(0)[0]?.answer({ urgedAt: NOW, nextUrgeAt: NOW + 24 * 60 * MINUTE, times: 1 });
    await settle(details(NOW));
    expect(isThere('order-urge')).toBe(false);
  });

  it('is urged again after a day, and never before it has come in, before its promised time or once it has arrived', async () => {
    const details = { 'order.details': { refunds: [], urgedAt: NOW - 25 * 60 * MINUTE } };
    await show(<Urge order={order({ status: 'BANK_PROCESSING' })} />, details);
    expect(isThere('order-urge')).toBe(true);
    const going = { status: 'PAYMENT_SUCCESS', arrivalEstimateAt: NOW + MINUTE };
    for (const change of [{ status: 'WAIT_PAYMENT' }, going, { status: 'BANK_REMITTED' }]) {
      leave();
      await show(<Urge order={order(change)} />, details);
      expect(isThere('order-urge')).toBe(false);
    }
  });

  it('goes back sum by sum, each with its amount, state, way and reason', async () => {
    const refund = { amount: { amount: '40.00', currencyCode: 'EUR' }, at: NOW, fundingType: 120 };
    await show(<Refunds order={order({ status: 'REFUND_ING' })} />, {
      'order.details': {
        refunds: [
          { ...refund, status: 'REFUND_SUCCESS', reason: 'Paid a second time' },
          { ...refund, at: NOW + 1, status: 'REFUND_ING' },
        ],
      },
    });
    expect([isThere('order-refund-0'), isThere('order-refund-1'), isThere('order-refund-2')]).toEqual([
      true,
      true,
      false,
    ]);
    for (const text of ['40.00 EUR', 'Paid a second time', tKey('payments.methods.bankTransfer.label')])
      expect(words()).toContain(text);
    expect(words()).toContain(tKey('statuses.order.REFUND_SUCCESS.label'));
    expect(words()).toContain(tKey('statuses.order.REFUND_ING.label'));
  });

  it.each([
    ['REFUND_ING', []],
    ['REFUND_SUCCESS', []],
    // Its head tells of the delivery.
    ['TRANSACTION_SUCCESS', ['105.99 EUR']],
  ])(
    'at %s the sum that the head shows is told only there, and any other has its card',
    async (status, own) => {
      const sum = (amount: string) => ({ amount, currencyCode: 'EUR' });
      const all = order({ status, refundDetails: { amount: sum('105.99'), at: NOW } });
      await show(<Refunds order={all} />, {
        'order.details': {
          refunds: [
            { amount: sum('105.99'), at: NOW, status: 'REFUND_SUCCESS' },
            { amount: sum('12.00'), at: NOW, status: 'REFUND_SUCCESS' },
          ],
        },
      });
      expect(words().match(/[\d.]+ EUR/g)).toEqual([...own, '12.00 EUR']);
    },
  );
});
