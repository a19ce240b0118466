import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { newId } from '../../ids';
import { moveOrder } from '../../machines/moves';
import { payeeSnapshot } from '../payee/snapshot';
import { closestRow } from '../rates/closestRow';
import { methodsOf } from './methods';
import { newExtra } from './extra';
import { orderPayee, orderPayer } from './parties';

export const hourMs = 3_600_000;

export interface NewOrder {
  payer: Row<'payers'>;
  payee: Row<'payees'>;
  quote: Row<'quotes'>;
  purpose: string;
  relation: string;
  postscript?: string | undefined;
  lockRate: boolean;
  /** Epoch ms; absent: the price holds to the end. */
  promisedUntil?: number;
  speed: number;
}

/** Orders through this bank are valid for two hours. */
const czcbHours = 2;

function payDeadline(payer: Pick<Row<'payers'>, 'country_code' | 'bank_channel'>, createdAt: number): number {
  const hours =
    payer.bank_channel === 'CZCB' ? czcbHours : (methodsOf(payer.country_code)[0]?.deadlineHours ?? 24);
  return createdAt + hours * hourMs;
}

/** The parts must be checked. */
export async function createOrder(work: Work, order: NewOrder): Promise<Row<'orders'>> {
  const { payer, payee, quote } = order;
  const estimates = await work.db
    .selectFrom('arrival_estimates')
    .selectAll()
    .where('source_country', 'in', [quote.source_country, '*'])
    .execute();
  const wanted = {
    target: quote.target_country,
    accountType: payee.account_type,
    remitType: quote.remit_type,
  };
  const arrivalMinutes = closestRow(estimates, wanted)?.max_minutes ?? 2880;
  const id = newId('ord');
  await work.db
    .insertInto('orders')
    .values({
      id,
      seq_no: seqNoOf(work.now, id),
      payer_id: payer.id,
      payee_id: payee.id,
      // In the specification 2 is China's case.
      type: payer.country_code === 'CHN' ? 2 : 1,
      remit_type: quote.remit_type,
      country_code: quote.source_country,
      target_country: quote.target_country,
      status: 'INIT',
      source_currency: quote.source_currency,
      source_amount: quote.source_amount,
      target_currency: quote.target_currency,
      target_amount: quote.target_amount,
      rate: quote.rate,
      rate_base: quote.rate_base,
      rate_accuracy: quote.rate_accuracy,
      fee_amount: quote.fee_amount,
      fee_currency: quote.source_currency,
      discount_amount: quote.discount_amount,
      total_amount: quote.total_amount,
      receipt_method: payee.account_type,
      purpose: order.purpose,
      relation: order.relation,
      postscript: order.postscript ?? null,
      bank_channel: payer.bank_channel,
      coupon_id: quote.coupon_id,
      rate_locked_until_at: order.lockRate ? work.now + quote.lock_hours * hourMs : null,
      pay_deadline_at: payDeadline(payer, work.now),
      payer_info: orderPayer.write({ userId: payer.id, fullName: payer.full_name ?? '' }),
      payee_info: orderPayee.write(payeeSnapshot(payee)),
      extra: newExtra({
        rateLockHours: quote.lock_hours,
        speed: order.speed,
        promisedUntil: order.promisedUntil,
        arrivalEstimateAt: work.now + arrivalMinutes * 60_000,
      }),
      created_at: work.now,
      updated_at: work.now,
    })
    .execute();
  return moveOrder(work, id, 'WAIT_PAYMENT', { actor: 'payer' });
}

/** Unique without a shared counter. */
function seqNoOf(now: number, id: string): string {
  const day = new Date(now).toISOString().slice(2, 10).replace(/-/g, '');
  return `HW${day}${id
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-12)
    .toUpperCase()}`;
}
