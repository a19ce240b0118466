import { marketRow } from '@/domain/markets';
import { isPayeeChangeable } from '@/domain/statuses/orderSets';
import { payoutOf } from '../reference';
import { contactTargets } from './contacts';
import { firstOf } from './found';
import type { Kept } from './promise';

export const payeePromises: readonly Kept[] = [
  {
    id: 'payee-of-country',
    group: 'payee and currency',
    says: 'An order goes to a payee in its target country, by the payee’s own way of receiving.',
    watches: ['orders.payee_id', 'orders.target_country', 'orders.receipt_method'],
    breach: ({ changes, after }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        const payee = order?.payee_id ? after.payees.get(order.payee_id) : undefined;
        if (!order || !payee || before?.payee_id === order.payee_id) return null;
        if (payee.country !== order.target_country)
          return `an order to ${order.target_country} has a payee in ${payee.country}`;
        return payee.account_type === order.receipt_method
          ? null
          : `a payee with ${payee.account_type} is paid by ${order.receipt_method}`;
      }),
  },
  {
    id: 'currency-of-country',
    group: 'payee and currency',
    says: 'Money leaves in the currency of its market, and arrives in the one that payees of its target country get.',
    watches: [
      'orders.source_currency',
      'orders.target_currency',
      'orders.country_code',
      'orders.target_country',
    ],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ after: order }) => {
        if (!order) return null;
        const sent = marketRow(order.country_code)?.currency;
        if (order.source_currency !== sent) return `${order.country_code} sends ${order.source_currency}`;
        return order.target_currency === payoutOf(order.target_country)
          ? null
          : `${order.target_country} gets ${order.target_currency}`;
      }),
  },
  {
    id: 'own-payee',
    group: 'payee and currency',
    says: 'Whoever an order goes to is a payee of its payer, who has not been deleted by then.',
    watches: ['orders.payee_id'],
    breach: ({ changes, after, step }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        if (!order?.payee_id || before?.payee_id === order.payee_id || step.by !== 'payer') return null;
        const payee = after.payees.get(order.payee_id);
        if (payee?.payer_id !== order.payer_id) return `${order.seq_no} goes to a payee of somebody else`;
        return payee.deleted_at !== null ? `${order.seq_no} goes to a deleted payee` : null;
      }),
  },
  {
    id: 'payee-change-is-confirmed',
    group: 'payee and currency',
    says: 'The payee of an order changes by a code that was sent to a contact of its payer in the last ten minutes.',
    watches: ['orders.payee_id', 'captchas'],
    breach: ({ changes, before, after, step }) =>
      firstOf(changes('orders'), ({ before: old, after: order }) => {
        if (!old?.payee_id || !order || old.payee_id === order.payee_id) return null;
        const payer = before.payers.get(order.payer_id);
        const proved = changes('captchas').some(
          ({ before: sent, after: code }) =>
            sent?.used_at === null &&
            code?.used_at === step.at &&
            code.purpose === 'payeeChange' &&
            contactTargets(payer).includes(code.target) &&
            step.at - code.created_at <= 600_000 &&
            step.params.captcha === code.code,
        );
        if (!proved) return `${order.seq_no}: the payee changed without a code`;
        return after.payees.has(order.payee_id ?? '') ? null : `${order.seq_no}: an unknown payee`;
      }),
  },
  {
    id: 'payee-in-time',
    group: 'payee and currency',
    says: 'An order whose money has gone on keeps its payee.',
    watches: ['orders.payee_id'],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ before, after: order }) =>
        before && order && before.payee_id !== order.payee_id && !isPayeeChangeable(before.status)
          ? `${order.seq_no}: the payee changed in ${before.status}`
          : null,
      ),
  },
];
