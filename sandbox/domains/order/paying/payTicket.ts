import type { CallAnswer, CallParams } from '@/contracts/calls';
import { payCodes } from '@/contracts/errors/server';
import { paymentMethodRow } from '@/domain/payment/paymentMethods';
import { refuse } from '../../../dispatch/refusal';
import { newId } from '../../../ids';
import type { CallContext } from '../../../runtime';
import { checkPayPassword } from '../../account/credentials/payPassword';
import { ownOrder } from '../find';
import { isDebit } from '../methods';
import { said } from '../../../texts';

/** Methods that draw money without another check; a linked account is checked when drawn. */
export const asksPayPassword = (fundingType: number): boolean =>
  paymentMethodRow(fundingType)?.asksPassword === true && !isDebit(fundingType);

const ticketMs = 5 * 60_000;
const ticketScene = 'payPassword';

/** For one payment of one order. */
export async function payPassword(
  context: CallContext,
  params: CallParams<'order.payPassword'>,
): Promise<CallAnswer<'order.payPassword'>> {
  const { db, now } = context;
  const payer = await context.payer();
  await ownOrder(context, params, false);
  await checkPayPassword(context, payer, params.password);
  const id = newId('ptk');
  await db
    .insertInto('tickets')
    .values({
      id,
      target: `${payer.id}:${params.seqNo}`,
      scene: ticketScene,
      createdAt: now,
      expiresAt: now + ticketMs,
    })
    .execute();
  return { payTicket: id, expiresAt: now + ticketMs };
}

/** Required of payers with a payment password. */
export async function spendPayTicket(
  context: CallContext,
  seqNo: string,
  ticket: string | undefined,
): Promise<void> {
  const payer = await context.payer();
  if (!payer.payPasswordHash) return;
  const spent =
    ticket !== undefined &&
    (await context.db
      .updateTable('tickets')
      .set({ usedAt: context.now })
      .where('id', '=', ticket)
      .where('target', '=', `${payer.id}:${seqNo}`)
      .where('scene', '=', ticketScene)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', context.now)
      .returning('id')
      .executeTakeFirst());
  if (!spent)
    refuse({
      code: payCodes.payTicketNeeded,
      text: said('server.order.payPasswordWanted'),
    });
}
