import {
  orderActions,
  orderPages,
  orderPageOf,
  orderStatusNames,
  unknownOrderStatus,
} from '@/domain/statuses';

const anything = { remitType: 'personal', fundingType: 140, canRefund: true, canCancel: true };
const mainOf = (status: string, more: Partial<typeof anything> = {}) =>
  orderActions({ ...anything, ...more, status }).main;

describe('what leads an order’s page', () => {
  test.each(orderStatusNames)('%s: one main action, and none is offered twice', (status) => {
    for (const canRefund of [true, false]) {
      const { main, mends, others } = orderActions({ ...anything, canRefund, status });
      const offered = [...(main ? [main] : []), ...mends, ...others];
      expect(new Set(offered).size).toBe(offered.length);
      // There the amount card has its own two buttons.
      expect(main === undefined).toBe(status === 'PAYMENT_TO_BE_VERIFIED');
    }
  });

  test('as long as money is held for the order, sending again is not what it offers', () => {
    const over = ['delivered', 'returned', 'closed'];
    expect(orderStatusNames.filter((status) => mainOf(status) === 'sendAgain')).toEqual(
      orderStatusNames.filter((status) => over.includes(orderPages[status].lead)),
    );
  });

  test('an unpaid order is paid, an announced one shows where the money goes', () => {
    expect(mainOf('WAIT_PAYMENT')).toBe('pay');
    expect(mainOf('PAYMENT_FAILED')).toBe('pay');
    expect(mainOf('PAYMENT_ING')).toBe('paymentDetails');
    expect(mainOf('PAYMENT_ING', { fundingType: 160 })).toBe('orders');
  });

  test('a failed one leads with what mends it, and with help where nothing does', () => {
    const failed = orderActions({ ...anything, status: 'BANK_REMIT_FAILED' });
    expect([failed.main, ...failed.mends]).toEqual(['correctPayee', 'changePayee', 'refund']);
    expect(failed.others).not.toContain('refund');
    expect(mainOf('TRANSACTION_FAILED')).toBe('refund');
    expect(mainOf('TRANSACTION_FAILED', { canRefund: false })).toBe('help');
    expect(mainOf('REFUND_FAILED')).toBe('help');
  });

  test('the security hold of a large transfer comes before the list of orders', () => {
    expect(mainOf('PAYMENT_SUCCESS', { remitType: 'LargeRemit' })).toBe('securityHold');
    expect(mainOf('PAYMENT_SUCCESS')).toBe('orders');
  });

  test('a status of a newer server promises nothing and leads to help', () => {
    expect(mainOf('SOMETHING_NEW')).toBe('help');
    expect(orderPageOf('toString').lead).toBe('going');
    expect(unknownOrderStatus.final).toBe(false);
  });
});
