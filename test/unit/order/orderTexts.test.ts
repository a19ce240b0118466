import type { Order } from '@/contracts/entities/order';
import { grouped } from '@/core/grouped';
import { t } from '@/i18n';
import { arrivingBy, isLate, orderArrival } from '@/modules/order/orderTexts';

const MINUTE = 60_000;
const made = new Date(2026, 10, 22, 15, 0).getTime();
const order = (status: Order['status'], minutes = 40) => ({
  status,
  createTime: made,
  arrivalEstimateAt: made + minutes * MINUTE,
});

describe('when an order arrives', () => {
  it('is told by the clock once the money is here, and with its day where that is not today', () => {
    expect(arrivingBy(order('BANK_PROCESSING'), made)).toBe('15:40');
    expect(arrivingBy(order('BANK_PROCESSING', 24 * 60), made)).toMatch(/23.*15:00/);
  });

  it.each(['WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_AUTHORISED', 'BANK_REMIT_FAILED', 'TRANSACTION_SUCCESS'])(
    'is not promised by the clock in %s',
    (status) => {
      expect(arrivingBy(order(status), made)).toBeUndefined();
      expect(isLate(order(status), made + 60 * MINUTE)).toBe(false);
    },
  );

  it('is over when the moment has passed: nothing is promised any more, and it is called late', () => {
    expect(arrivingBy(order('TRANSACTION_ING'), made + 40 * MINUTE)).toBeUndefined();
    expect(isLate(order('TRANSACTION_ING'), made + 40 * MINUTE)).toBe(true);
    expect(isLate(order('TRANSACTION_ING'), made + 39 * MINUTE)).toBe(false);
  });

  it('is, before that, said in the words of the quote', () => {
    expect(orderArrival(t, order('WAIT_PAYMENT'))).toBe(t('common.arrival.minutes', { count: 40 }));
    expect(orderArrival(t, order('WAIT_PAYMENT', 90))).toBe(t('common.arrival.hours', { count: 2 }));
  });
});

it.each([
  ['HW48217730', 'HW 4821 7730'],
  ['48217730', '4821 7730'],
  ['HWDEMOAUS01', 'HWD EMOA US01'],
  ['AB', 'AB'],
])('a reference %s is read off as %s', (reference, shown) => expect(grouped(reference)).toBe(shown));
