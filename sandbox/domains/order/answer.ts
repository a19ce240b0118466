import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Order, OrderSummary } from '@/contracts/entities/order';
import { precisionOf } from '@/domain/currencies';
import { DAY, HOUR } from '@/core/countdown';
import { safeWaitHours } from '@/domain/largeRemit';
import { isDelivered, isPaidNotSent } from '@/domain/statuses/orderSets';
import { payoutFailureOf } from '@/domain/statuses/payoutFailures';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { placeIn } from '../bank/names';
import { enumContent } from '../common/enums';
import { couponTitle } from '../coupon/title';
import { allowedOrderMoves } from '../../machines/moves';
import { priceIn, returnedOf } from './funds';
import { hasRefundPage } from './paying/payPage';
import { returnReasons } from './refusals';
import { tabOf } from './tabs';
import { isHeldFor, isOver, type OrderHold, outstandingStatuses } from '../evidence/holds';
import { pricedFor } from './actual';
import { extraOf } from './extra';
import { guaranteeOf, pricedAt } from './reprice';
import type { PayeeSnapshot } from './parties';
import { orderPayee, orderPayer } from './parties';
import { textIn } from '../../texts';

export const canCancel = (status: string): boolean => allowedOrderMoves(status).includes('PAYMENT_CANCELED');
/** Minutes after payment (flows, 9: USA). */
const recallMinutes: Readonly<Record<string, number>> = { USA: 30 };

/** Epoch ms. */
export function recallUntil(
  order: Pick<Row<'orders'>, 'country_code' | 'paid_at' | 'status'>,
  now: number,
): number | undefined {
  const minutes = recallMinutes[order.country_code];
  if (minutes === undefined || order.paid_at === null || !isPaidNotSent(order.status)) return undefined;
  const until = order.paid_at + minutes * 60_000;
  return until > now ? until : undefined;
}
export const canRefund = (status: string): boolean => allowedOrderMoves(status).includes('REFUND_REQUEST');

export const snapshotIn = (payee: PayeeSnapshot, lang: string): PayeeSnapshot => ({
  ...payee,
  payeeLabel: placeIn(payee.payeeLabel, lang),
});

export const payeeIn = (row: Row<'orders'>, lang: string): PayeeSnapshot =>
  snapshotIn(orderPayee.read(row.payee_info), lang);

export function summaryOf(row: Row<'orders'>, now: number): OrderSummary {
  return {
    id: row.id,
    seqNo: row.seq_no,
    type: row.type === 2 ? 2 : 1,
    countryCode: row.country_code,
    targetCountry: row.target_country,
    remitType: row.remit_type as OrderSummary['remitType'],
    status: row.status,
    paymentStatus: row.status,
    viewStatus: tabOf(row.status) ?? 'hidden',
    createTime: row.created_at,
    fundingType: row.funding_type === null ? undefined : Number(row.funding_type),
    payeeName: orderPayee.read(row.payee_info).name,
    sourceAmount: { amount: row.source_amount, currencyCode: row.source_currency },
    targetAmount: { amount: row.target_amount, currencyCode: row.target_currency },
    papersWanted: ((row.supplement as OrderHold).wanted && !isOver(row.status)) || undefined,
    mendUntil: row.status === 'BANK_REMIT_FAILED' ? (row.next_step_at ?? undefined) : undefined,
    supplementsUntil: isHeldFor(row) ? (row.next_step_at ?? undefined) : undefined,
    safeUntil: isLyingSafe(row) ? (row.next_step_at ?? undefined) : undefined,
    arrivalEstimateAt: arrivalOf(row),
    late: isLate(row, now) || undefined,
    expectedAt: expectedOf(row, now),
    payDeadline: row.pay_deadline_at ?? row.created_at,
  };
}

/** One query per table costs four times as much. */
const relatedTo = (
  { db }: Pick<CallContext, 'db'>,
  { id: orderId, coupon_id }: Pick<Row<'orders'>, 'id' | 'coupon_id'>,
) =>
  db
    .selectNoFrom((from) => [
      jsonArrayFrom(
        from
          .selectFrom('order_history')
          .select(['to_status', 'created_at', 'actor', 'note'])
          .where('order_id', '=', orderId)
          .orderBy('id'),
      ).as('history'),
      jsonArrayFrom(
        from
          .selectFrom('vouchers')
          .innerJoin('files', 'files.key', 'vouchers.file_key')
          .select(['vouchers.file_key', 'vouchers.created_at', 'files.name'])
          .where('vouchers.order_id', '=', orderId)
          .orderBy('vouchers.created_at'),
      ).as('vouchers'),
      jsonObjectFrom(
        from
          .selectFrom('refunds')
          .select((row) => [
            'id',
            'status',
            'reason',
            'created_at',
            // A decimal in JSON would become a number.
            row.cast<string>('amount', 'text').as('amount'),
          ])
          .where('order_id', '=', orderId)
          .where('payment_id', 'is', null)
          .orderBy('created_at', 'desc')
          .limit(1),
      ).as('refund'),
      jsonArrayFrom(
        from
          .selectFrom('payments')
          .select((row) => [
            'details',
            row.cast<string | null>('received_amount', 'text').as('received_amount'),
            returnedOf.as('returned'),
          ])
          .where('order_id', '=', orderId)
          .where('booked_to', '=', 'order'),
      ).as('parts'),
      jsonArrayFrom(
        from
          .selectFrom('order_supplements')
          .select('kind')
          .where('order_id', '=', orderId)
          .where('status', 'in', outstandingStatuses)
          .orderBy('kind'),
      ).as('supplements'),
      jsonObjectFrom(
        from
          .selectFrom('coupons')
          .select((row) => ['type', 'currency', row.cast<string>('amount', 'text').as('amount')])
          .where('id', '=', coupon_id ?? ''),
      ).as('coupon'),
    ])
    .executeTakeFirstOrThrow();

export async function orderOf(work: CallContext, row: Row<'orders'>, lang: string): Promise<Order> {
  const { history, vouchers, refund, parts, supplements, coupon } = await relatedTo(work, row);
  const received = priceIn(parts);
  const part = row.paid_at !== null || received.isZero() ? undefined : received;
  const source = (amount: string) => ({ amount, currencyCode: row.source_currency });
  return {
    ...summaryOf(row, work.now),
    userId: row.payer_id,
    partnerOrderId: row.partner_order_id ?? undefined,
    bankChannel: row.bank_channel ?? undefined,
    payeeId: row.payee_id ?? '',
    payeeInfo: payeeIn(row, lang),
    payerInfo: { userId: row.payer_id, fullName: orderPayer.read(row.payer_info).fullName },
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
        ? payoutFailureOf(history.filter((event) => event.to_status === row.status).at(-1)?.note)
        : undefined,
    refundDetails: refund
      ? {
          reason: refundReason(refund.reason, lang),
          at: refund.created_at,
          amount: source(refund.amount),
          // The bank's page exists only once the refund is under way.
          refundInfoLink: hasRefundPage(refund.status) ? `${work.runtime.publicUrl}/refund/${refund.id}` : '',
        }
      : undefined,
    ...rateOf(row, work.now),
    feeAmount: source(row.fee_amount),
    discountAmount: source(row.discount_amount),
    totalAmount: source(row.total_amount),
    receivedAmount: part && source(part.toFixed(precisionOf(row.source_currency))),
    receivedTarget: part && {
      amount: (await pricedFor(work, row, part)).target_amount,
      currencyCode: row.target_currency,
    },
    couponId: row.coupon_id ?? undefined,
    couponTitle: coupon ? couponTitle(coupon, lang) : undefined,
    history: history.map((event) => ({
      status: event.to_status,
      at: event.created_at,
      by: actorOf(event.actor),
    })),
    vouchers: vouchers.map((voucher) => ({
      ossFileKey: voucher.file_key,
      fileName: voucher.name,
      at: voucher.created_at,
    })),
    canCancel: canCancel(row.status),
    canRefund: canRefund(row.status),
    recallUntil: recallUntil(row, work.now),
    serverTime: work.now,
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
    ifLockedRate: (row.rate_locked_until_at ?? 0) > now && !isClosed,
    rateGuarantee: guaranteeOf(row, isClosed, now),
    rateQuestion:
      askedRate && row.status === 'PAYMENT_TO_BE_VERIFIED'
        ? {
            businessRate: askedRate,
            targetAmount: {
              amount: pricedAt(row, askedRate).target_amount,
              currencyCode: row.target_currency,
            },
          }
        : undefined,
    rateLockHours: rateLockHours ?? 0,
    rateLockedUntil: row.rate_locked_until_at ?? undefined,
    businessRate: row.rate,
    exRateBase: row.rate_base,
    rateAccuracy: row.rate_accuracy,
  };
}

const isLyingSafe = (row: Row<'orders'>): boolean =>
  row.status === 'PAYMENT_SUCCESS' && row.remit_type === 'LargeRemit' && !isHeldFor(row);

/** Once paid, from the payment or the end of its hold. */
function arrivalOf(row: Row<'orders'>): number | undefined {
  const promised = extraOf(row).arrivalEstimateAt;
  if (promised === undefined || row.paid_at === null) return promised;
  const safe = row.remit_type === 'LargeRemit' ? safeWaitHours * HOUR : 0;
  const from = Math.max(row.paid_at + safe, (row.supplement as OrderHold).releasedAt ?? 0);
  return promised + (from - row.created_at);
}

const isLate = (row: Row<'orders'>, now: number): boolean =>
  row.paid_at !== null && !isDelivered(row.status) && (arrivalOf(row) ?? Infinity) <= now;

/** A day after each promise that passed. */
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
