import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Order, OrderSummary } from '@/contracts/entities/order';
import { precisionOf } from '@/domain/countries/currencies';
import { DAY } from '@/core/countdown';
import { safeWaitMs } from '@/domain/largeRemit';
import type { OrderStatusName } from '@/domain/statuses/names';
import { isDelivered, isPaidNotSent } from '@/domain/statuses/orderSets';
import { payoutFailureOf } from '@/domain/statuses/payoutFailures';
import type { Row } from '../../../db/schema';
import type { CallContext } from '../../../runtime';
import { placeIn } from '../../bank/names';
import { enumContent } from '../../common/enums';
import { couponTitle } from '../../coupon/title';
import { allowedOrderMoves } from '../../../machines/moves';
import { priceIn, returnedOf } from '../money/funds';
import { hasRefundPage } from '../paying/payPage';
import { returnReasons } from '../refusals';
import { tabOf } from './tabs';
import { isHeldFor, isOver, type OrderHold, outstandingStatuses } from '../../evidence/holds';
import { targetFor } from '../actual';
import { extraOf } from '../extra';
import { guaranteeOf, pricedAt } from '../reprice';
import type { PayeeSnapshot } from '../placing/parties';
import { orderPayee, orderPayer } from '../placing/parties';
import { textIn } from '../../../texts';

export const canCancel = (status: OrderStatusName): boolean =>
  allowedOrderMoves(status).includes('PAYMENT_CANCELED');
/** Minutes after payment (flows, 9: USA). */
const recallMinutes: Readonly<Record<string, number>> = { USA: 30 };

/** Epoch ms. */
export function recallUntil(
  order: Pick<Row<'orders'>, 'countryCode' | 'paidAt' | 'status'>,
  now: number,
): number | undefined {
  const minutes = recallMinutes[order.countryCode];
  if (minutes === undefined || order.paidAt === null || !isPaidNotSent(order.status)) return undefined;
  const until = order.paidAt + minutes * 60_000;
  return until > now ? until : undefined;
}
export const canRefund = (status: OrderStatusName): boolean =>
  allowedOrderMoves(status).includes('REFUND_REQUEST');

export const snapshotIn = (payee: PayeeSnapshot, lang: string): PayeeSnapshot => ({
  ...payee,
  payeeLabel: placeIn(payee.payeeLabel, lang),
});

export const payeeIn = (row: Pick<Row<'orders'>, 'payeeInfo'>, lang: string): PayeeSnapshot =>
  snapshotIn(orderPayee.read(row.payeeInfo), lang);

export function summaryOf(row: Row<'orders'>, now: number): OrderSummary {
  return {
    id: row.id,
    seqNo: row.seqNo,
    type: row.type === 2 ? 2 : 1,
    countryCode: row.countryCode,
    targetCountry: row.targetCountry,
    remitType: row.remitType as OrderSummary['remitType'],
    status: row.status,
    paymentStatus: row.status,
    viewStatus: tabOf(row.status) ?? 'hidden',
    createTime: row.createdAt,
    fundingType: row.fundingType === null ? undefined : Number(row.fundingType),
    payeeName: orderPayee.read(row.payeeInfo).name,
    sourceAmount: { amount: row.sourceAmount, currencyCode: row.sourceCurrency },
    targetAmount: { amount: row.targetAmount, currencyCode: row.targetCurrency },
    drawn: (row.drawnUntilAt !== null && row.status !== 'PAYMENT_AUTHORISED') || undefined,
    papersWanted: ((row.supplement as OrderHold).wanted && !isOver(row.status)) || undefined,
    mendUntil: row.status === 'BANK_REMIT_FAILED' ? (row.nextStepAt ?? undefined) : undefined,
    supplementsUntil: isHeldFor(row) ? (row.nextStepAt ?? undefined) : undefined,
    safeUntil: isLyingSafe(row) ? (row.nextStepAt ?? undefined) : undefined,
    arrivalEstimateAt: arrivalOf(row),
    late: isLate(row, now) || undefined,
    expectedAt: expectedOf(row, now),
    payDeadline: row.payDeadlineAt ?? row.createdAt,
  };
}

/**
 * One query per table costs four times as much. One-word names, since keys within JSON stay as the database has them.
 */
const relatedTo = (
  { db }: Pick<CallContext, 'db'>,
  { id: orderId, couponId }: Pick<Row<'orders'>, 'id' | 'couponId'>,
) =>
  db
    .selectNoFrom((from) => [
      jsonArrayFrom(
        from
          .selectFrom('orderHistory')
          .select(['toStatus as status', 'createdAt as at', 'actor', 'note'])
          .where('orderId', '=', orderId)
          .orderBy('id'),
      ).as('history'),
      jsonArrayFrom(
        from
          .selectFrom('vouchers')
          .innerJoin('files', 'files.key', 'vouchers.fileKey')
          .select(['vouchers.fileKey as key', 'vouchers.createdAt as at', 'files.name'])
          .where('vouchers.orderId', '=', orderId)
          .orderBy('vouchers.createdAt'),
      ).as('vouchers'),
      jsonObjectFrom(
        from
          .selectFrom('refunds')
          .select((row) => [
            'id',
            'status',
            'reason',
            'createdAt as at',
            // A decimal in JSON would become a number.
            row.cast<string>('amount', 'text').as('amount'),
          ])
          .where('orderId', '=', orderId)
          .where('paymentId', 'is', null)
          .orderBy('createdAt', 'desc')
          .limit(1),
      ).as('refund'),
      jsonArrayFrom(
        from
          .selectFrom('payments')
          .select((row) => [
            'details',
            row.cast<string | null>('receivedAmount', 'text').as('received'),
            returnedOf.as('returned'),
          ])
          .where('orderId', '=', orderId)
          .where('bookedTo', '=', 'order'),
      ).as('parts'),
      jsonArrayFrom(
        from
          .selectFrom('orderSupplements')
          .select('kind')
          .where('orderId', '=', orderId)
          .where('status', 'in', outstandingStatuses)
          .orderBy('kind'),
      ).as('supplements'),
      jsonObjectFrom(
        from
          .selectFrom('coupons')
          .select((row) => ['type', 'currency', row.cast<string>('amount', 'text').as('amount')])
          .where('id', '=', couponId ?? ''),
      ).as('coupon'),
    ])
    .executeTakeFirstOrThrow();

export async function orderOf(work: CallContext, row: Row<'orders'>, lang: string): Promise<Order> {
  const { history, vouchers, refund, parts, supplements, coupon } = await relatedTo(work, row);
  const received = priceIn(parts.map((part) => ({ ...part, receivedAmount: part.received })));
  const part = row.paidAt !== null || received.isZero() ? undefined : received;
  const source = (amount: string) => ({ amount, currencyCode: row.sourceCurrency });
  const gets = part && (await targetFor(work, row, part));
  return {
    ...summaryOf(row, work.now),
    userId: row.payerId,
    partnerOrderId: row.partnerOrderId ?? undefined,
    bankChannel: row.bankChannel ?? undefined,
    payeeId: row.payeeId ?? '',
    payeeInfo: payeeIn(row, lang),
    payerInfo: { userId: row.payerId, fullName: orderPayer.read(row.payerInfo).fullName },
    postscriptOfRemittance: row.postscript ?? undefined,
    purposeEnum: row.purpose
      ? { code: row.purpose, content: enumContent('purpose', row.purpose, lang) }
      : undefined,
    relationEnum: row.relation
      ? { code: row.relation, content: enumContent('relationship', row.relation, lang) }
      : undefined,
    ...papersAsked(supplements.map(({ kind }) => kind)),
    payoutFailure:
      row.status === 'BANK_REMIT_FAILED'
        ? payoutFailureOf(history.filter((event) => event.status === row.status).at(-1)?.note)
        : undefined,
    refundDetails: refund
      ? {
          reason: refundReason(refund.reason, lang),
          at: refund.at,
          amount: source(refund.amount),
          // The bank's page exists only once the refund is under way.
          refundInfoLink: hasRefundPage(refund.status) ? `${work.runtime.publicUrl}/refund/${refund.id}` : '',
        }
      : undefined,
    ...rateOf(row, work.now),
    feeAmount: source(row.feeAmount),
    discountAmount: source(row.discountAmount),
    totalAmount: source(row.totalAmount),
    receivedAmount: part && source(part.toFixed(precisionOf(row.sourceCurrency))),
    receivedTarget: gets === undefined ? undefined : { amount: gets, currencyCode: row.targetCurrency },
    couponId: row.couponId ?? undefined,
    couponTitle: coupon ? couponTitle(coupon, lang) : undefined,
    history: history.map(({ status, at, actor }) => ({ status, at, by: actorOf(actor) })),
    vouchers: vouchers.map(({ key, name, at }) => ({ ossFileKey: key, fileName: name, at })),
    canCancel: canCancel(row.status),
    canRefund: canRefund(row.status),
    recallUntil: recallUntil(row, work.now),
  };
}

function papersAsked(kinds: readonly string[]) {
  const has = (...of: string[]): true | undefined => of.some((kind) => kinds.includes(kind)) || undefined;
  return {
    relationLetterFlag: has('relationshipProof'),
    riskFlag: has('payerEdd', 'payeeEdd'),
    needUploadAcademicInfo: has('studyProof'),
    supplementContent: kinds.length > 0 ? kinds.join('|') : undefined,
  };
}

function rateOf(row: Row<'orders'>, now: number) {
  const { askedRate, rateLockHours } = extraOf(row);
  const isClosed = tabOf(row.status) === 'closed';
  return {
    ifLockedRate: (row.rateLockedUntilAt ?? 0) > now && !isClosed,
    rateGuarantee: guaranteeOf(row, isClosed, now),
    rateQuestion:
      askedRate && row.status === 'PAYMENT_TO_BE_VERIFIED'
        ? {
            businessRate: askedRate,
            targetAmount: {
              amount: pricedAt(row, askedRate).targetAmount,
              currencyCode: row.targetCurrency,
            },
          }
        : undefined,
    rateLockHours: rateLockHours ?? 0,
    rateLockedUntil: row.rateLockedUntilAt ?? undefined,
    businessRate: row.rate,
    exRateBase: row.rateBase,
    rateAccuracy: row.rateAccuracy,
  };
}

const isLyingSafe = (row: Row<'orders'>): boolean =>
  row.status === 'PAYMENT_SUCCESS' && row.remitType === 'LargeRemit' && !isHeldFor(row);

/** Once paid, from the payment or the end of its hold. */
function arrivalOf(row: Row<'orders'>): number | undefined {
  const promised = extraOf(row).arrivalEstimateAt;
  if (promised === undefined) return undefined;
  const safe = safeWaitMs(row.remitType);
  if (row.paidAt === null) return promised + safe;
  const from = Math.max(row.paidAt + safe, (row.supplement as OrderHold).releasedAt ?? 0);
  return promised + (from - row.createdAt);
}

const isLate = (row: Row<'orders'>, now: number): boolean =>
  row.paidAt !== null && !isDelivered(row.status) && (arrivalOf(row) ?? Infinity) <= now;

/** A day after each passed promise. */
function expectedOf(row: Row<'orders'>, now: number): number | undefined {
  const promised = arrivalOf(row);
  if (promised === undefined || !isLate(row, now)) return undefined;
  return promised + (Math.floor((now - promised) / DAY) + 1) * DAY;
}

export function refundReason(reason: string | null, lang: string): string | undefined {
  if (reason === null) return undefined;
  const ours = returnReasons[reason];
  return ours ? textIn(ours, lang) : enumContent('refundReason', reason, lang);
}

const actors = ['payer', 'bank', 'payee', 'us', 'clock'] as const;
const actorOf = (actor: string): Order['history'][number]['by'] =>
  actors.find((known) => known === actor) ?? 'us';
