import fc from 'fast-check';
import { stateMachine } from '@/core/stateMachine';
import {
  awaitingTransfer,
  delivered,
  isAwaitingPayment,
  isClosed,
  isDelivered,
  isFinished,
  isPayable,
  isPayeeChangeable,
  isRefund,
  isRefunding,
  isUnpaid,
  kycStatuses,
  type KycStatusName,
  kycStatusNames,
  kycTransitions,
  orderMachine,
  orderStatuses,
  orderStatusNames,
  orderStatusRow,
  orderTimeline,
  orderTransitions,
  paymentResultOf,
  payable,
  statusesOfTab,
  uncounted,
} from '@/domain/statuses';
import { holdsFor } from '../core/property';

describe('order statuses', () => {
  test('28 statuses, shown in the specification’s colours', () => {
    const byTone = (tone: string) =>
      orderStatusNames.filter((status) => orderStatuses[status].tone === tone).sort();
    expect(orderStatusNames).toHaveLength(28);
    expect(byTone('green')).toEqual([
      'BANK_REMITTED',
      'PAYMENT_REMITTED',
      'REFUND_SUCCESS',
      'TRANSACTION_SUCCESS',
    ]);
    expect(byTone('grey')).toEqual([
      'INIT',
      'INVALID',
      'PAYMENT_CANCELED',
      'PAYMENT_TIMEOUT',
      'TRANSACTION_CLOSED',
    ]);
    expect(byTone('red')).toEqual([
      'BANK_REMIT_FAILED',
      'PAYMENT_FAILED',
      'REFUND_FAILED',
      'TRANSACTION_FAILED',
    ]);
  });

  test('an unknown status is neutral and points to help', () => {
    for (const status of ['NEW_ONE', '', 'toString'])
      expect(orderStatusRow(status)).toMatchObject({
        tone: 'grey',
        icon: 'help',
        labelKey: 'statuses.order.unknown.label',
      });
  });

  test('every status but INIT shows in exactly one tab', () => {
    const tabs = (['waiting', 'progress', 'done', 'closed'] as const).flatMap((tab) => [
      ...statusesOfTab(tab),
    ]);
    expect([...tabs].sort()).toEqual(orderStatusNames.filter((status) => status !== 'INIT').sort());
    expect([...statusesOfTab('all')].sort()).toEqual([...tabs].sort());
  });

  test('the named sets agree with the table: what is delivered, closed, refunded and unpaid', () => {
    expect([...delivered].sort()).toEqual([...statusesOfTab('done')].sort());
    expect(orderStatusNames.filter(isRefund)).toEqual(
      orderStatusNames.filter((status) => status.startsWith('REFUND_')),
    );
    expect(orderStatusNames.filter(isRefunding)).toEqual(
      orderStatusNames.filter(
        (status) =>
          isRefund(status) &&
          orderStatuses[status].tab === 'progress' &&
          orderStatuses[status].tone === 'blue',
      ),
    );
    for (const status of orderStatusNames) {
      if (isClosed(status)) expect(orderStatuses[status]).toMatchObject({ tab: 'closed', final: true });
      if (isFinished(status)) expect(orderStatuses[status].final).toBe(true);
      if (isPayable(status)) expect(isUnpaid(status)).toBe(true);
      if (isAwaitingPayment(status)) expect(orderStatuses[status].acts).toBe('payer');
      if (isPayeeChangeable(status))
        expect([isDelivered(status), isRefund(status), isClosed(status)]).toEqual([false, false, false]);
    }
    for (const status of [...payable, ...awaitingTransfer]) expect(uncounted).not.toContain(status);
    expect(isPayable('NEW_ONE')).toBe(false);
  });

  test('from every status that is not final an end can be reached, and the end states have no way out but money going back', () => {
    for (const status of orderStatusNames) {
      const ends = [status, ...orderMachine.reachable(status)].some((next) => orderStatuses[next].final);
      expect([status, ends]).toEqual([status, true]);
    }
    expect([orderMachine.isFinal('INVALID'), orderMachine.isFinal('TRANSACTION_CLOSED')]).toEqual([
      true,
      true,
    ]);
    expect([...orderMachine.reachable('INIT')].sort()).toEqual(
      orderStatusNames.filter((status) => status !== 'INIT').sort(),
    );
  });

  test('a refund cannot be undone: after the request the order is not paid again [P4.2-16]', () => {
    for (const status of ['REFUND_REQUEST', 'REFUND_ACCEPTING', 'REFUND_APPROVE', 'REFUND_ING'] as const) {
      expect([...orderMachine.reachable(status)]).not.toContain('WAIT_PAYMENT');
      expect(orderTransitions[status] as readonly string[]).not.toContain('PAYMENT_CANCELED');
    }
  });

  test('a wallet’s answer: 1 paid, 0 unpaid, anything else abnormal', () => {
    expect([1, 0, 2, -1, NaN].map(paymentResultOf)).toEqual([
      'paid',
      'unpaid',
      'abnormal',
      'abnormal',
      'abnormal',
    ]);
  });
});

describe('timeline', () => {
  const history = [
    { status: 'WAIT_PAYMENT', at: 1, by: 'us' },
    { status: 'PAYMENT_RECEIVED', at: 2, by: 'us' },
    { status: 'BANK_PROCESSING', at: 3, by: 'us' },
  ];
  const states = (status: string, events = history) =>
    orderTimeline(status, events, 1).map(({ step, state }) => `${step}:${state}`);

  test('what happened, what happens now, what comes', () => {
    expect(states('BANK_PROCESSING')).toEqual([
      'created:done',
      'paid:done',
      'processing:done',
      'sent:now',
      'received:later',
    ]);
    expect(orderTimeline('BANK_PROCESSING', history)[1]).toMatchObject({
      at: 2,
      labelKey: 'statuses.timeline.paid.done',
    });
    expect(
      states('TRANSACTION_SUCCESS', [...history, { status: 'TRANSACTION_SUCCESS', at: 9, by: 'us' }]).every(
        (item) => item.endsWith(':done'),
      ),
    ).toBe(true);
  });
  test('a step that the history jumped over was done by the next one', () => {
    const jumped = [...history.slice(0, 2), { status: 'TRANSACTION_SUCCESS', at: 9, by: 'us' }];
    expect(orderTimeline('TRANSACTION_SUCCESS', jumped).map(({ at }) => at)).toEqual([1, 2, 9, 9, 9]);
  });
  test('a failure that ends the order promises nothing later', () => {
    for (const status of ['PAYMENT_TIMEOUT', 'PAYMENT_CANCELED', 'TRANSACTION_CLOSED'])
      expect(states(status, history.slice(0, 1))).toEqual(['created:done', 'paid:failed']);
    expect(states('TRANSACTION_FAILED', history)).toEqual(['created:done', 'paid:done', 'processing:failed']);
    expect(states('PAYMENT_FAILED', history.slice(0, 1))).toEqual([
      'created:done',
      'paid:failed',
      'processing:later',
      'sent:later',
      'received:later',
    ]);
    expect(states('INVALID', [])).toEqual(['created:failed']);
  });
  test('a failed step has the time of the last failure, if it is known', () => {
    const failed = (status: string, events: typeof history) =>
      orderTimeline(status, events, 1).find(({ state }) => state === 'failed');
    const returned = ['BANK_REMIT_FAILED', 'BANK_PROCESSING', 'BANK_REMIT_FAILED'];
    const twice = [...history, ...returned.map((status, i) => ({ status, at: 4 + i, by: 'us' }))];
    expect(failed('BANK_REMIT_FAILED', twice)).toMatchObject({ step: 'sent', at: 6 });
    const refused = [
      ...history,
      { status: 'REFUND_REQUEST', at: 4, by: 'payer' },
      { status: 'REFUND_FAILED', at: 5, by: 'us' },
    ];
    expect(failed('REFUND_FAILED', refused)).toMatchObject({ step: 'refundApproved', at: 5 });
    expect(failed('PAYMENT_TIMEOUT', history.slice(0, 1))).not.toHaveProperty('at');
  });
  test('a refund shows what was reached, then its own steps', () => {
    expect(states('REFUND_ING', history.slice(0, 2))).toEqual([
      'created:done',
      'paid:done',
      'refundRequested:done',
      'refundApproved:done',
      'refundOnTheWay:now',
      'refunded:later',
    ]);
    expect(states('REFUND_SUCCESS', history.slice(0, 2)).every((item) => item.endsWith(':done'))).toBe(true);
  });
  test('an unknown status keeps what is known and marks nothing as now', () => {
    expect(states('SOMETHING_NEW')).toEqual([
      'created:done',
      'paid:done',
      'processing:done',
      'sent:later',
      'received:later',
    ]);
  });
  test('on every walk along the transitions there is at most one step now, and none done after it', () => {
    holdsFor(
      fc.property(fc.array(fc.nat(9), { maxLength: 20 }), (choices) => {
        let status: (typeof orderStatusNames)[number] = 'INIT';
        const events = [{ status: status as string, at: 0, by: 'us' }];
        choices.forEach((choice, i) => {
          const next = orderMachine.next(status);
          if (next.length === 0) return;
          status = next[choice % next.length] as typeof status;
          events.push({ status, at: i + 1, by: 'us' });
        });
        const items = orderTimeline(status, events);
        const open = items.findIndex((item) => item.state !== 'done');
        expect(
          items.filter((item) => item.state === 'now' || item.state === 'failed').length,
        ).toBeLessThanOrEqual(1);
        if (open >= 0) expect(items.slice(open + 1).every((item) => item.state === 'later')).toBe(true);
      }),
    );
  });
});

describe('KYC statuses', () => {
  test('codes: 0 to 3 as specified, the rest in 4-16 and 20-27, each once [P3.1-12]', () => {
    expect([
      kycStatuses.Init.code,
      kycStatuses.Pass.code,
      kycStatuses.Fail.code,
      kycStatuses.WaitResult.code,
    ]).toEqual([0, 1, 2, 3]);
    const codes = kycStatusNames.map((name) => kycStatuses[name].code);
    expect([codes.length, new Set(codes).size]).toEqual([23, 23]);
    expect(codes.every((code) => code <= 16 || (code >= 20 && code <= 27))).toBe(true);
  });
  test('from every status an open account can be reached', () => {
    const machine = stateMachine<KycStatusName>(kycTransitions);
    for (const status of kycStatusNames)
      expect([status, machine.path(status, 'Pass') !== null]).toEqual([status, true]);
  });
});
