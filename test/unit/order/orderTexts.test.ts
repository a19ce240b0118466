import { grouped } from '@/core/grouped';
import { orderStory } from '@/domain/statuses';
import { arrivesBy } from '@/i18n/arrivalMoment';
import { arrivingBy, arrivingIfPaid, guaranteeText } from '@/modules/order/orderTexts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const made = new Date(2026, 10, 22, 15, 0).getTime();

describe('when an order arrives', () => {
  it('is told by the clock of its reader once the money is here, and with its day where that is not today', () => {
    const order = { status: 'BANK_PROCESSING', arrivalEstimateAt: made + 40 * MINUTE };
    expect(arrivingBy(order, made)).toBe('15:40');
    expect(arrivingBy({ ...order, arrivalEstimateAt: made + DAY }, made)).toMatch(/23.*15:00/);
  });

  it.each(['WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_AUTHORISED', 'BANK_REMIT_FAILED', 'TRANSACTION_SUCCESS'])(
    'is not promised by the clock in %s',
    (status) => {
      const order = { status, arrivalEstimateAt: made + 40 * MINUTE };
      expect(arrivingBy(order, made)).toBeUndefined();
      expect(orderStory({ ...order, late: true }).twist).toBeUndefined();
    },
  );

  it('is over when the moment has passed: nothing is promised any more, and it is called late', () => {
    const order = { status: 'TRANSACTION_ING', arrivalEstimateAt: made + 40 * MINUTE };
    expect(arrivingBy({ ...order, late: true }, made + 40 * MINUTE)).toBeUndefined();
    expect(orderStory({ ...order, late: true }).twist).toBe('late');
    expect(orderStory(order).twist).toBeUndefined();
  });

  it('is, before that, what the method takes to us and what it takes from there, counted from the paying', () => {
    const order = { status: 'WAIT_PAYMENT', createTime: made, arrivalEstimateAt: made + 40 * MINUTE };
    const now = made + 10 * MINUTE;
    expect(arrivingIfPaid(order, 30, now, now)).toBe('16:20');
    expect(arrivingIfPaid(order, 2 * 24 * 60, now, now)).toMatch(/24.*15:50/);
    expect(arrivingIfPaid({ ...order, arrivalEstimateAt: undefined }, 30, now, now)).toBeUndefined();
    expect(arrivingIfPaid({ ...order, papersWanted: true }, 30, now, now)).toBeUndefined();
  });

  it('is the same moment before the order is made, by the quickest way to pay', () => {
    const order = { status: 'WAIT_PAYMENT', createTime: made, arrivalEstimateAt: made + 40 * MINUTE };
    const price = { payMinutesTo: 30, arrivalMinutesTo: 40 };
    expect(arrivesBy(price, made)).toContain(arrivingIfPaid(order, price.payMinutesTo, made, made));
  });
});

it.each([
  ['HW48217730', 'HW 4821 7730'],
  ['48217730', '4821 7730'],
  ['HWDEMOAUS01', 'HWD EMOA US01'],
  ['AB', 'AB'],
])('a reference %s is read off as %s', (reference, shown) => expect(grouped(reference)).toBe(shown));

test.each(['guaranteed', 'timedOut', 'invalid'] as const)('a rate that is %s says so [F4.7-04]', (state) => {
  const order = {
    status: 'PAYMENT_ING',
    rateGuarantee: state,
    rateLockedUntil: made,
    payDeadline: 1,
  } as const;
  expect(guaranteeText(((key: string) => key) as never, order)).toBe(`order.guarantee.${state}`);
});
