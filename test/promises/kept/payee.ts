import { payCodes, schoolCodes } from '@/contracts/errors/server';
import { Decimal } from '@/core/decimal';
import { marketRow } from '@/domain/markets/markets';
import { isClosed, isEndedUnpaid, isPayeeChangeable, isRefund } from '@/domain/statuses/orderSets';
import { extraOf } from '../../../sandbox/domains/order/extra';
import { yesTo } from '../probe';
import { payoutOf } from '../reference';
import { contactTargets } from './contacts';
import { firstOf } from './found';
import type { Kept } from './promise';

/** A yes or another day changes nothing about these. */
export const notTakenCodes: readonly string[] = [
  payCodes.walletAboveMax,
  payCodes.walletBelowMin,
  schoolCodes.amountDiffers,
  schoolCodes.registrationUsed,
];

const isOver = (status: string): boolean => isClosed(status) || isRefund(status);

export const payeePromises: readonly Kept[] = [
  {
    id: 'payee-of-country',
    group: 'payee and currency',
    says: 'An order goes to a payee in its target country, by the payee’s own way of receiving.',
    watches: ['orders.payeeId', 'orders.targetCountry', 'orders.receiptMethod'],
    breach: ({ changes, after }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        const payee = order?.payeeId ? after.payees.get(order.payeeId) : undefined;
        if (!order || !payee || before?.payeeId === order.payeeId) return null;
        if (payee.country !== order.targetCountry)
          return `an order to ${order.targetCountry} has a payee in ${payee.country}`;
        return payee.accountType === order.receiptMethod
          ? null
          : `a payee with ${payee.accountType} is paid by ${order.receiptMethod}`;
      }),
  },
  {
    id: 'currency-of-country',
    group: 'payee and currency',
    says: 'Money leaves in the currency of its market, and arrives in the one that payees of its target country get.',
    watches: ['orders.sourceCurrency', 'orders.targetCurrency', 'orders.countryCode', 'orders.targetCountry'],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ after: order }) => {
        if (!order) return null;
        const sent = marketRow(order.countryCode)?.currency;
        if (order.sourceCurrency !== sent) return `${order.countryCode} sends ${order.sourceCurrency}`;
        return order.targetCurrency === payoutOf(order.targetCountry)
          ? null
          : `${order.targetCountry} gets ${order.targetCurrency}`;
      }),
  },
  {
    id: 'own-payee',
    group: 'payee and currency',
    says: 'Whoever an order goes to is a payee of its payer, who has not been deleted by then.',
    watches: ['orders.payeeId'],
    breach: ({ changes, after, step }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        if (!order?.payeeId || before?.payeeId === order.payeeId || step.by !== 'payer') return null;
        const payee = after.payees.get(order.payeeId);
        if (payee?.payerId !== order.payerId) return `${order.seqNo} goes to a payee of someone else`;
        return payee.deletedAt !== null ? `${order.seqNo} goes to a deleted payee` : null;
      }),
  },
  {
    id: 'payee-change-is-confirmed',
    group: 'payee and currency',
    says: 'The payee of an order changes by a code that was sent to a contact of its payer in the last ten minutes.',
    watches: ['orders.payeeId', 'captchas'],
    breach: ({ changes, before, after, step }) =>
      firstOf(changes('orders'), ({ before: old, after: order }) => {
        if (!old?.payeeId || !order || old.payeeId === order.payeeId) return null;
        const payer = before.payers.get(order.payerId);
        const proved = changes('captchas').some(
          ({ before: sent, after: code }) =>
            sent?.usedAt === null &&
            code?.usedAt === step.at &&
            code.purpose === 'payeeChange' &&
            contactTargets(payer).includes(code.target) &&
            step.at - code.createdAt <= 600_000 &&
            step.params.captcha === code.code,
        );
        if (!proved) return `${order.seqNo}: the payee changed without a code`;
        return after.payees.has(order.payeeId ?? '') ? null : `${order.seqNo}: an unknown payee`;
      }),
  },
  {
    id: 'payee-in-time',
    group: 'payee and currency',
    says: 'An order whose money has gone on keeps its payee.',
    watches: ['orders.payeeId'],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ before, after: order }) =>
        before && order && before.payeeId !== order.payeeId && !isPayeeChangeable(before.status)
          ? `${order.seqNo}: the payee changed in ${before.status}`
          : null,
      ),
  },
  {
    id: 'as-wallet-takes',
    group: 'payee and currency',
    says: 'A wallet with a limit gets no sum above it, and none above what its payer has confirmed.',
    watches: ['orders.targetAmount', 'orders.payeeId'],
    breach: async ({ changes, after, play }) => {
      for (const { before, after: order } of changes('orders')) {
        const payee = order?.payeeId ? after.payees.get(order.payeeId) : undefined;
        if (!order || payee?.accountType !== 'touchGo') continue;
        if (before?.targetAmount === order.targetAmount && before.payeeId === order.payeeId) continue;
        const limit = await play.db
          .selectFrom('walletLimits')
          .select('confirmedAmount')
          .where('payeeId', '=', payee.id)
          .executeTakeFirst();
        if (new Decimal(order.targetAmount).gt(limit?.confirmedAmount ?? 0))
          return `${order.seqNo}: ${order.targetAmount} into a wallet for ${limit?.confirmedAmount ?? 'nothing'}`;
      }
      return null;
    },
  },
  {
    id: 'asked-in-earnest',
    group: 'payee and currency',
    says: 'A payer is asked about a new rate only where their payee could take what arrives then: a yes is enough.',
    watches: ['orders.status'],
    breach: async ({ changes, play }) => {
      for (const { before, after: order } of changes('orders')) {
        if (order?.status !== 'PAYMENT_TO_BE_VERIFIED' || before?.payeeId !== order.payeeId) continue;
        const { askedRate } = extraOf(order);
        if (askedRate === undefined || extraOf(before).askedRate === askedRate) continue;
        const { code, msg } = await yesTo(play, order);
        if ([...notTakenCodes, payCodes.walletLimitUnconfirmed].includes(code))
          return `${order.seqNo}: a yes to ${askedRate} is refused: ${code} ${msg}`;
      }
      return null;
    },
  },
  {
    id: 'as-card-asks',
    group: 'payee and currency',
    says: 'An order by a request card goes to whoever asked, and the amount that was asked for stays.',
    watches: ['orders.payeeId', 'orders.targetAmount'],
    breach: async ({ changes, play }) => {
      for (const { before, after: order } of changes('orders')) {
        if (!before || !order) continue;
        if (before.payeeId === order.payeeId && before.targetAmount === order.targetAmount) continue;
        const card = await play.db
          .selectFrom('payeeCardOrders')
          .innerJoin('payeeCards', 'payeeCards.id', 'payeeCardOrders.cardId')
          .select('payeeCards.amount')
          .where('payeeCardOrders.orderId', '=', order.id)
          .executeTakeFirst();
        if (card && before.payeeId !== order.payeeId) return `${order.seqNo}: goes to another payee`;
        if (card && card.amount !== null && before.targetAmount !== order.targetAmount)
          return `${order.seqNo}: ${order.targetAmount} instead of ${before.targetAmount}`;
      }
      return null;
    },
  },
  {
    id: 'registration-once',
    group: 'payee and currency',
    says: 'What was registered with a school is paid by one order at most that lives and is not given back.',
    watches: ['orders.payeeId', 'orders.status'],
    breach: async ({ changes, after, step, play }) => {
      if (step.params.overrule === true) return null;
      for (const { before, after: order } of changes('orders')) {
        if (!order?.payeeId || isOver(order.status)) continue;
        if (before && before.payeeId === order.payeeId && !isOver(before.status)) continue;
        const other = [...after.orders.values()].find(
          ({ id, payeeId, status }) => id !== order.id && payeeId === order.payeeId && !isOver(status),
        );
        if (!other) continue;
        const { registrationId } = (await play.db
          .selectFrom('schoolPayees')
          .select('registrationId')
          .where('payeeId', '=', order.payeeId)
          .executeTakeFirst()) ?? { registrationId: null };
        if (registrationId !== null) return `${order.seqNo} pays what ${other.seqNo} (${other.status}) pays`;
      }
      return null;
    },
  },
  {
    id: 'as-school-takes',
    group: 'payee and currency',
    says: 'A school gets the sum that was registered with it or declared to its agent, under a reference that its account takes.',
    watches: ['orders'],
    breach: async ({ changes, play }) => {
      for (const { after: order } of changes('orders')) {
        if (!order?.payeeId || isEndedUnpaid(order.status)) continue;
        const fees = await play.db
          .selectFrom('schoolPayees')
          .leftJoin('schoolAccounts', 'schoolAccounts.id', 'schoolPayees.accountId')
          .leftJoin('schoolRegistrations', 'schoolRegistrations.id', 'schoolPayees.registrationId')
          .leftJoin('agentCommits', 'agentCommits.payeeId', 'schoolPayees.payeeId')
          .select(['kind', 'schoolRegistrations.amount as registered', 'agentCommits.amount as declared'])
          .where('schoolPayees.payeeId', '=', order.payeeId)
          .execute();
        const sums = fees.flatMap((fee) => fee.registered ?? fee.declared ?? []);
        if (sums.length > 0 && !sums.some((sum) => new Decimal(sum).equals(order.targetAmount)))
          return `${order.seqNo}: ${order.targetAmount} of ${sums.join(' or ')}`;
        if (fees[0]?.kind === 'BPAY' && !/^[A-Za-z0-9]{1,150}$/.test(order.postscript ?? ''))
          return `${order.seqNo}: a bill is paid under ${order.postscript}`;
      }
      return null;
    },
  },
];
