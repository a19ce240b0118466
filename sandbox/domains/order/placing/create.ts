import type { Declared } from '@/contracts/entities/declared';
import type { Row } from '../../../db/schema';
import type { Work } from '../../../runtime';
import { newId } from '../../../ids';
import { moveOrder } from '../../../machines/moves';
import { payeeSnapshot } from '../../payee/snapshot';
import { closestRow } from '../../rates/closestRow';
import { methodsOf } from '../methods';
import { newExtra } from '../extra';
import { orderPayee, orderPayer } from './parties';

export const hourMs = 3_600_000;

export interface NewOrder {
  payer: Row<'payers'>;
  payee: Row<'payees'>;
  quote: Row<'quotes'>;
  declared: Declared;
  lockRate: boolean;
  /** Epoch ms; absent: to the end. */
  promisedUntil?: number;
  speed: number;
}

/** Orders through this bank are valid for two hours. */
const czcbHours = 2;

function payDeadline(payer: Pick<Row<'payers'>, 'countryCode' | 'bankChannel'>, createdAt: number): number {
  const hours =
    payer.bankChannel === 'CZCB' ? czcbHours : (methodsOf(payer.countryCode)[0]?.deadlineHours ?? 24);
  return createdAt + hours * hourMs;
}

/** The parts must be checked. */
export async function createOrder(work: Work, order: NewOrder): Promise<Row<'orders'>> {
  const { payer, payee, quote } = order;
  const { sourceCountry, accountType: _accountType, lockHours, expiresAt: _expiresAt, ...agreed } = quote;
  const estimates = await work.db
    .selectFrom('arrivalEstimates')
    .selectAll()
    .where('sourceCountry', 'in', [quote.sourceCountry, '*'])
    .execute();
  const wanted = {
    target: quote.targetCountry,
    accountType: payee.accountType,
    remitType: quote.remitType,
  };
  const arrivalMinutes = closestRow(estimates, wanted)?.maxMinutes ?? 2880;
  const id = newId('ord');
  await work.db
    .insertInto('orders')
    .values({
      ...agreed,
      id,
      seqNo: seqNoOf(work.now, id),
      payerId: payer.id,
      payeeId: payee.id,
      payeeAccount: payee.fingerprint,
      // In the specification 2 is China's case.
      type: payer.countryCode === 'CHN' ? 2 : 1,
      countryCode: sourceCountry,
      status: 'INIT',
      feeCurrency: quote.sourceCurrency,
      receiptMethod: payee.accountType,
      ...order.declared,
      bankChannel: payer.bankChannel,
      rateLockedUntilAt: order.lockRate ? work.now + lockHours * hourMs : null,
      payDeadlineAt: payDeadline(payer, work.now),
      payerInfo: orderPayer.write({ userId: payer.id, fullName: payer.fullName ?? '' }),
      payeeInfo: orderPayee.write(payeeSnapshot(payee)),
      extra: newExtra({
        rateLockHours: lockHours,
        speed: order.speed,
        promisedUntil: order.promisedUntil,
        arrivalEstimateAt: work.now + arrivalMinutes * 60_000,
      }),
      createdAt: work.now,
      updatedAt: work.now,
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
