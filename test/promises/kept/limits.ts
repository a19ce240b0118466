import { Decimal } from '@/core/decimal';
import { errorCodes } from '@/contracts/errors';
import { ownerCodes, payCodes } from '@/contracts/errors/server';
import { dayIn } from '@/domain/markets/marketDays';
import {
  isGoingOn,
  isHeldBack,
  isReceivable,
  isSentOn,
  receivable,
  uncounted,
} from '@/domain/statuses/orderSets';
import type { Row } from '../../../sandbox/db/schema';
import { outsideYearly } from '../../../sandbox/domains/order/limits/limits';
import { closestRow } from '../../../sandbox/domains/rates/closestRow';
import type { View } from '../play';
import { checkBefore, commitOfSame, sendOffered } from '../probe';
import { limitsOf } from '../reference';
import { accountsOf, firstOf, ofOrder } from './found';
import { notTakenCodes } from './payee';
import type { Kept } from './promise';

type Order = Row<'orders'>;

/** Columns passed to a probing commit. */
const facts = [
  'sourceAmount',
  'targetAmount',
  'payeeId',
  'receiptMethod',
  'targetCountry',
  'relation',
] as const;

/** Once its bank has it. */
const isOut = ({ status }: Pick<Order, 'status'>): boolean =>
  !isHeldBack(status) && (isSentOn(status) || isReceivable(status));

/** Staff may release a payer from signing. */
function isUnsigned(state: View['after'], { remitType, payerId }: Order): boolean {
  const payer = state.payers.get(payerId);
  if (!payer || remitType !== 'LargeRemit' || payer.userLabel === 'LARGE_WHITE') return false;
  const released = state.features.get('largeRemit')?.everyone || state.whiteList.has(`${payerId}:largeRemit`);
  const given = [payer.largeRemitFileStatus, payer.largeMaterialStatus];
  return !released && given.some((status) => status === 'Authenticating' || status === 'Fail');
}

export const changedByPayer = ({ changes, step }: View): Order[] =>
  step.by !== 'payer' || step.code !== '0'
    ? []
    : changes('orders').flatMap(({ before, after: order }) =>
        order && !isOver(order) && facts.some((fact) => before?.[fact] !== order[fact]) ? [order] : [],
      );

const openedAgain = ({ changes, step }: View): Order[] =>
  step.by !== 'payer' || step.code !== '0'
    ? []
    : changes('orders').flatMap(({ before, after: order }) =>
        order?.status === 'WAIT_PAYMENT' &&
        ['PAYMENT_TO_BE_VERIFIED', 'PAYMENT_FAILED'].includes(before?.status ?? '')
          ? [order]
          : [],
      );

const movedOnByStaff = ({ changes, step }: View): Order[] =>
  step.name !== 'order.move' || step.code !== '0' || step.params.overrule === true
    ? []
    : changes('orders').flatMap(({ before, after: order }) =>
        // Coupon eligibility is no order rule.
        before && order?.couponId === null && isStayingWithUs(before.status) && isGoingOn(order.status)
          ? [order]
          : [],
      );
const isStayingWithUs = (status: string): boolean =>
  !isSentOn(status) && !(receivable as readonly string[]).includes(status);

/** In a wait, before or after a paper was looked at. */
async function wentOutAt({ db }: View['play'], { id }: Order, { at, params }: View['step']): Promise<number> {
  const moves = await db
    .selectFrom('orderHistory')
    .select(['toStatus as status', 'createdAt'])
    .where('orderId', '=', id)
    .where('createdAt', '>=', at - Number(params.ms ?? 0))
    .orderBy('createdAt')
    .execute();
  return moves.find((move) => isOut(move))?.createdAt ?? at;
}

const isOver = ({ status }: Order): boolean => (uncounted as readonly string[]).includes(status);

const limitOf = (order: Order): Row<'limits'> | undefined =>
  closestRow(limitsOf(order.countryCode, order.sourceCurrency), {
    target: order.targetCountry,
    accountType: order.receiptMethod ?? '*',
    remitType: order.remitType,
  });

const day = 86_400_000;
/** Large transfers have separate limits. */
const isLarge = ({ remitType: type }: Order): boolean => type === 'LargeRemit';

function overLimit(view: View, order: Order): string | null {
  const { after, step } = view;
  const accounts = accountsOf(view, order.payerId);
  if (after.payers.get(order.payerId)?.userLabel === 'LARGE_WHITE') return null;
  const limit = limitOf(order);
  const outside = outsideYearly(order.countryCode);
  const periods: readonly (readonly [string, string | null | undefined, number, readonly string[]])[] = [
    ['day', limit?.dailyAmount, day, []],
    ['month', limit?.monthlyAmount, 30 * day, []],
    ['year', limit?.yearlyAmount, 365 * day, outside],
  ];
  return (
    firstOf(periods, ([name, most, span, without]) => {
      if (most == null || without.includes(order.remitType)) return null;
      const sent = [...after.orders.values()]
        .filter(
          (row) =>
            accounts.includes(row.payerId) &&
            row.sourceCurrency === order.sourceCurrency &&
            (row.countedAt ?? row.createdAt) > step.at - span &&
            !isOver(row) &&
            isLarge(row) === isLarge(order) &&
            !without.includes(row.remitType),
        )
        .reduce((sum, row) => sum.plus(row.sourceAmount), new Decimal(0));
      return sent.gt(most)
        ? `${sent.toFixed()} sent in a ${name}, ${most} allowed (${order.remitType} ${order.countryCode})`
        : null;
    }) ?? null
  );
}

const limitCodes: readonly string[] = [
  errorCodes.dailyLimit,
  payCodes.monthlyLimit,
  errorCodes.yearlyLimit,
  ownerCodes.largeSumWaits,
];

export const limitPromises: readonly Kept[] = [
  {
    id: 'as-a-commit-would',
    group: 'limits and papers',
    says: 'Whatever way an order came to be as it is, a commit of the same facts would have been allowed at that moment.',
    watches: [
      'orders.sourceAmount',
      'orders.targetAmount',
      'orders.payeeId',
      'orders.receiptMethod',
      'orders.targetCountry',
      'orders.relation',
      'orders.status',
    ],
    breach: async (view) => {
      if (view.step.name === 'order.commit') return null;
      for (const order of [...changedByPayer(view), ...openedAgain(view), ...movedOnByStaff(view)]) {
        const { code, msg } = await commitOfSame(view.play, order);
        if (code !== '0')
          return `${order.seqNo} (${order.sourceAmount} ${order.sourceCurrency}, ${order.relation}) would be refused: ${code} ${msg}`;
      }
      return null;
    },
  },
  {
    id: 'within-periods',
    group: 'limits and papers',
    says: 'What a person sends in a day, a month and a year, from whichever of their accounts, stays within what their market allows.',
    watches: ['orders.sourceAmount', 'orders.status'],
    breach: (view) => firstOf(changedByPayer(view), (order) => overLimit(view, order)),
  },
  {
    id: 'within-one-transfer',
    group: 'limits and papers',
    says: 'A transfer is neither below the least nor above the most that its corridor takes.',
    watches: ['orders.sourceAmount'],
    breach: (view) =>
      firstOf(changedByPayer(view), (order) => {
        const limit = limitOf(order);
        if (!limit) return `${order.seqNo}: a corridor without limits`;
        const amount = new Decimal(order.sourceAmount);
        return amount.lt(limit.minAmount) || amount.gt(limit.maxAmount)
          ? `${order.sourceAmount}, allowed ${limit.minAmount} to ${limit.maxAmount}`
          : null;
      }),
  },
  {
    id: 'verified-first',
    group: 'limits and papers',
    says: 'Nobody sends before their identity has been verified, or after their document has expired.',
    watches: ['orders'],
    breach: ({ changes, after, step }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        const payer = order && after.payers.get(order.payerId);
        if (before || !payer || step.by !== 'payer') return null;
        const verified = payer.kycStatus === 'Pass' || payer.shortKyc;
        if (!verified) return `an order of a payer ${payer.kycStatus}`;
        if (payer.identityStatus === 'CheckFailed') return 'an order with a document that failed';
        const { documentExpiry } = payer.profile as { documentExpiry?: string };
        return documentExpiry !== undefined && documentExpiry < dayIn(payer.countryCode, step.at)
          ? `an order with a document of ${documentExpiry}`
          : null;
      }),
  },
  {
    id: 'papers-before-payout',
    group: 'limits and papers',
    says: 'No money goes out while a paper that its order asks for is missing, under review or rejected, nor a large transfer while what its sender has signed is.',
    watches: ['orders.status', 'orderSupplements', 'payers.largeMaterialStatus'],
    breach: async ({ changes, after, step, play }) => {
      for (const { before, after: order } of changes('orders')) {
        if (!before || !order || step.by === 'staff' || isOut(before) || !isOut(order)) continue;
        const wentAt = await wentOutAt(play, order, step);
        const isPassed = (evidenceId: string | null): boolean => {
          const proof = after.evidence.get(evidenceId ?? '');
          return !proof || (proof.status === 'Passed' && (proof.reviewedAt ?? 0) <= wentAt);
        };
        const open = ofOrder(after.orderSupplements, order.id).filter(
          ({ status, evidenceId }) => status !== 'Passed' || !isPassed(evidenceId),
        );
        if (isUnsigned(after, order)) return `${order.seqNo} went out without an accepted signature`;
        if (open.length > 0)
          return `${order.seqNo} went out, ${open.map(({ kind, status }) => `${kind} ${status}`).join(', ')}`;
      }
      return null;
    },
  },
  {
    id: 'check-is-commit',
    group: 'check and commit',
    says: 'What the check before a transfer lets through its commit lets through, and the other way about.',
    watches: [],
    breach: async ({ step, play, changes }) => {
      if (step.name !== 'order.commit' || step.payerId === null) return null;
      const { sourceAmount, sourceCurrency, remitType, payeeId, relation, targetAmount } =
        step.params as Record<string, string>;
      const limited = [...limitCodes, ...notTakenCodes].includes(step.code);
      if ((step.code !== '0' && !limited) || !sourceAmount || !sourceCurrency || !remitType) return null;
      const made = step.code === '0' ? (step.model as { seqNo: string }).seqNo : undefined;
      const isNew = changes('orders').some(({ before, after }) => !before && after?.seqNo === made);
      if (made && !isNew) return null;
      const check = await checkBefore(play, {
        payerId: step.payerId,
        sourceAmount,
        sourceCurrency,
        remitType,
        payeeId,
        relation,
        targetAmount,
        ...(made ? { made } : {}),
      });
      return (check.code === '0') === !limited
        ? null
        : `${remitType} of ${sourceAmount} ${sourceCurrency}: the check says ${check.code}, the commit ${step.code}`;
    },
  },
  {
    id: 'offer-succeeds',
    group: 'check and commit',
    says: 'An amount that a refusal offers is not refused for its size.',
    watches: [],
    breach: async ({ step, play }) => {
      if (step.name !== 'order.commit' || !limitCodes.includes(step.code) || step.payerId === null)
        return null;
      const { residualAmount } = step.model as { residualAmount: string };
      const { code, msg } = await sendOffered(play, step.payerId, step.params, residualAmount);
      const tooSmall = code === errorCodes.amountBelowMin && Number(residualAmount) > 0;
      return tooSmall || limitCodes.includes(code)
        ? `${residualAmount} was offered and is refused: ${code} ${msg}`
        : null;
    },
  },
];
