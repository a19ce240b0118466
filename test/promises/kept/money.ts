import { Decimal } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import { isAwaitingPayment, isFinished, isPaidNotSent } from '@/domain/statuses/orderSets';
import type { Row } from '../../../sandbox/db/schema';
import { isDebit } from '../../../sandbox/domains/order/methods';
import { breachOf } from '../../faults/equation';
import type { View } from '../play';
import { firstOf, ofOrder } from './found';
import type { Kept } from './promise';

const sum = (amounts: readonly (string | null)[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount ?? 0), new Decimal(0));

function touched({ after, changes }: View): Row<'orders'>[] {
  const ids = new Set(changes('orders').map(({ key }) => key));
  for (const table of ['payments', 'refunds', 'moneyCases'] as const)
    for (const { before: old, after: row } of changes(table)) ids.add((row ?? old)?.orderId ?? '');
  return [...ids].flatMap((id) => after.orders.get(id) ?? []);
}

const feeIn = ({ details }: Row<'payments'>): string => (details as { fee?: string }).fee ?? '0';

function paidIn({ after }: View, { id }: Row<'orders'>): Decimal {
  const parts = ofOrder(after.payments, id).filter((row) => row.bookedTo === 'order');
  const back = ofOrder(after.refunds, id).filter((row) => parts.some((part) => part.id === row.paymentId));
  return sum(parts.map((row) => row.receivedAmount))
    .minus(sum(parts.map(feeIn)))
    .minus(sum(back.map((row) => row.amount)));
}

function asked({ step, after, changes }: View): Row<'payments'>[] {
  if (step.by !== 'payer' || step.code !== '0') return [];
  const made = changes('payments').flatMap(({ before, after: row }) =>
    !before && row?.receivedAmount === null ? [row] : [],
  );
  if (!step.writes.some(({ table }) => table === 'orders')) return made;
  const { amount, partnerOrderId } = (step.model ?? {}) as {
    amount?: { amount: string };
    partnerOrderId?: string;
  };
  const answered = JSON.stringify(step.model);
  const isNamed: Readonly<Record<string, (row: Row<'payments'>) => boolean>> = {
    'order.pay': (row) => row.method === String(step.params.fundingType) && row.amount === amount?.amount,
    'ach.bindBank': (row) => row.method === String(step.params.fundingType) && row.amount === amount?.amount,
    'order.mbWayPay': ({ id }) => id === partnerOrderId,
    'wallet.arouse': ({ pageToken }) => answered.includes(pageToken),
  };
  const named = isNamed[step.name];
  const order = [...after.orders.values()].find(({ seqNo }) => seqNo === step.params.seqNo);
  const again = order && named ? ofOrder(after.payments, order.id).filter(named) : [];
  return [...made, ...again.filter(({ status }) => status === 'created')];
}

function askedTooMuch(view: View, payment: Row<'payments'>): string | null {
  const order = view.after.orders.get(payment.orderId);
  if (!order) return null;
  const due = new Decimal(order.totalAmount).minus(paidIn(view, order)).plus(feeIn(payment));
  return due.equals(payment.amount) ? null : `${payment.amount} is asked for, ${due.toFixed()} is due`;
}

export const amountColumns = [
  'sourceAmount',
  'targetAmount',
  'feeAmount',
  'discountAmount',
  'totalAmount',
  'rate',
] as const;

export const moneyPromises: readonly Kept[] = [
  {
    id: 'every-cent',
    group: 'money',
    says: 'What has come in for an order has gone out, was given back or is held: every cent, once.',
    watches: ['orders.status', 'orders.totalAmount', 'payments', 'refunds', 'moneyCases'],
    breach: (view) =>
      firstOf(touched(view), (order) => {
        const payments = ofOrder(view.after.payments, order.id);
        const came = sum(payments.map((payment) => payment.receivedAmount));
        return breachOf(
          order,
          payments,
          ofOrder(view.after.refunds, order.id),
          ofOrder(view.after.moneyCases, order.id),
          came,
        );
      }),
  },
  {
    id: 'money-is-kept',
    group: 'money',
    says: 'A sum that has come in stays on the books: only the bank takes it back, by failing a withdrawal. What is drawn for an order that is over has not come in yet.',
    watches: ['payments.receivedAmount', 'payments.amount'],
    breach: ({ changes, step }) =>
      firstOf(changes('payments'), ({ before, after }) => {
        if (before?.receivedAmount == null || after?.receivedAmount === before.receivedAmount) return null;
        const byBank = step.by !== 'payer' && step.by !== 'visitor';
        const withdrawn = before.status === 'authorised' && after?.status === 'failed' && byBank;
        const awaited = before.status === 'authorised' && after?.status === 'authorised';
        return withdrawn || awaited
          ? null
          : `${before.receivedAmount} of a payment ${before.status} is now ${after?.receivedAmount ?? 'gone'}`;
      }),
  },
  {
    id: 'drawn-is-awaited',
    group: 'money',
    says: 'What is drawn from an account is sent on when its bank has paid it, whatever else comes in.',
    watches: ['orders.status', 'payments'],
    breach: ({ before, changes, step }) => {
      if (step.by === 'clock')
        return firstOf(changes('payments'), ({ before: old, after: payment }) =>
          payment?.receivedAmount != null &&
          isDebit(payment.method) &&
          old?.receivedAmount == null &&
          old?.status !== 'authorised'
            ? `${payment.receivedAmount} has come in that was never drawn`
            : null,
        );
      if (['order.move', 'payment.settle'].includes(step.name)) return null;
      const settled = firstOf(changes('payments'), ({ before: old, after: payment }) =>
        old?.status === 'authorised' && ['paid', 'mismatch'].includes(payment?.status ?? '')
          ? `${old.amount} that is drawn counts as ${payment?.status} by ${step.name}`
          : null,
      );
      if (settled) return settled;
      return firstOf(changes('orders'), ({ before: old, after: order }) =>
        old &&
        order &&
        isPaidNotSent(order.status) &&
        ofOrder(before.payments, order.id).some(({ status }) => status === 'authorised')
          ? `${order.seqNo} goes on from ${old.status} by ${step.name}`
          : null,
      );
    },
  },
  {
    id: 'no-refund-above',
    group: 'money',
    says: 'Nobody is given back more than they paid in, and nothing that is drawn before its bank has paid it.',
    watches: ['refunds.amount', 'payments.receivedAmount', 'payments.status'],
    breach: (view) =>
      firstOf(touched(view), (order) => {
        const refunds = ofOrder(view.after.refunds, order.id).filter((row) => row.status !== 'REFUND_FAILED');
        const back = sum(refunds.map((refund) => refund.amount));
        const here = ofOrder(view.after.payments, order.id).filter(({ status }) => status !== 'authorised');
        const came = sum(here.map((payment) => payment.receivedAmount));
        return back.gt(came) ? `${order.seqNo}: ${back.toFixed()} back of ${came.toFixed()}` : null;
      }),
  },
  {
    id: 'price-adds-up',
    group: 'money',
    says: 'What an order costs is what is sent, plus the fee, less the discount.',
    watches: ['orders.sourceAmount', 'orders.feeAmount', 'orders.discountAmount', 'orders.totalAmount'],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ after: order }) => {
        if (!order) return null;
        const total = new Decimal(order.sourceAmount).plus(order.feeAmount).minus(order.discountAmount);
        return Decimal.max(0, total).equals(order.totalAmount)
          ? null
          : `${order.sourceAmount} + ${order.feeAmount} - ${order.discountAmount} costs ${order.totalAmount}`;
      }),
  },
  {
    id: 'arrives-at-rate',
    group: 'money',
    says: 'What arrives is what is sent at the rate of the order, to the cent.',
    watches: ['orders.sourceAmount', 'orders.targetAmount', 'orders.rate'],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        if (!order || (before && amountColumns.every((column) => before[column] === order[column])))
          return null;
        const decimals = precisionOf(order.targetCurrency);
        const exact = new Decimal(order.sourceAmount).times(order.rate).div(order.rateBase);
        const cent = new Decimal(10).pow(-decimals);
        // The send amount is rounded when the target amount was typed.
        const off = exact.minus(order.targetAmount).abs();
        const step = new Decimal(10)
          .pow(-precisionOf(order.sourceCurrency))
          .times(order.rate)
          .div(order.rateBase);
        return off.gte(Decimal.max(cent, step))
          ? `${order.sourceAmount} at ${order.rate}/${order.rateBase} brings ${order.targetAmount}`
          : null;
      }),
  },
  {
    id: 'no-empty-order',
    group: 'money',
    says: 'An order sends something, something arrives, and nothing about its price is below zero.',
    watches: ['orders.sourceAmount', 'orders.targetAmount', 'orders.totalAmount', 'orders.feeAmount'],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ after: order }) => {
        if (!order) return null;
        const below = amountColumns.find((column) => new Decimal(order[column]).lt(0));
        const empty = (['sourceAmount', 'targetAmount'] as const).find((column) =>
          new Decimal(order[column]).isZero(),
        );
        return (below ?? empty)
          ? `${order.seqNo}: ${below ?? empty} is ${order[(below ?? empty) as 'rate']}`
          : null;
      }),
  },
  {
    id: 'asked-for-what-is-due',
    group: 'money',
    says: 'Whoever pays is asked for what is still due, with the fee of the method and not a cent more, the second time too.',
    watches: [],
    breach: (view) => firstOf(asked(view), (payment) => askedTooMuch(view, payment)),
  },
  {
    id: 'waits-for-what-is-due',
    group: 'money',
    says: 'An order that waits for its payment has something left to pay.',
    watches: ['orders.status', 'orders.totalAmount', 'payments.receivedAmount'],
    breach: (view) =>
      firstOf(touched(view), (order) => {
        if (!isAwaitingPayment(order.status)) return null;
        const paid = paidIn(view, order);
        return paid.gte(order.totalAmount)
          ? `${order.seqNo} (${order.status}) costs ${order.totalAmount}, and ${paid.toFixed()} has come in`
          : null;
      }),
  },
  {
    id: 'ended-stays-ended',
    group: 'money',
    says: 'An order that is over does not move again by any call of its payer, and its price stays as it was.',
    watches: ['orders.status', 'orders.sourceAmount', 'orders.targetAmount', 'orders.totalAmount'],
    breach: ({ changes, step }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        if (!before || !order || !isFinished(before.status)) return null;
        const moved = step.by === 'payer' && before.status !== order.status;
        const priced =
          step.by === 'payer' && amountColumns.some((column) => before[column] !== order[column]);
        return moved || priced ? `${before.status} became ${order.status} by ${step.name}` : null;
      }),
  },
];
