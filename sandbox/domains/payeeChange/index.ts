import type { CallAnswer, CallParams } from '@/contracts/calls';
import { isPayeeChangeable } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from '../order/refusals';
import { payeeRefusals } from '../payee/refusals';
import { accountRefusals } from '../account/refusals';
import { newId } from '../../ids';
import { moveOrder } from '../../machines/moves';
import type { CallContext, Domain } from '../../runtime';
import { checkCaptcha } from '../account/contact/captcha';
import { contactOf, emailContact } from '../account/contact/contact';
import { orderOf, payeeIn, snapshotIn } from '../order/reading/answer';
import { ownOrder } from '../order/find';
import { livePayee } from '../payee/find';
import { accountTypesOf } from '../payee/rules';
import { payeeOf } from '../order/limits/payee';
import { assertOrderAllowed } from '../order/limits/rules';
import { isByCard } from '../requestCard/sum';
import { referenceFor } from '../school/guard';
import { payeeSnapshot } from '../payee/snapshot';
import { fieldsOf } from '../payee/view';
import { demandForPayee, demandSupplements } from '../evidence/supplements';
import { largeTransferAuth } from '../largeRemit/payeeWord';
import { priceFor, priceShown } from './price';
import { orderPayee } from '../order/placing/parties';

const lifeMs = 30 * 60_000;

/** A card's owner is told of the money, so it goes to nobody else. */
const isChangeable = async (context: CallContext, order: Row<'orders'>): Promise<boolean> =>
  isPayeeChangeable(order.status) && !(await isByCard(context, order.id));

async function assertChangeable(context: CallContext, order: Row<'orders'>): Promise<void> {
  if (!(await isChangeable(context, order))) refuse(orderRefusals.wrongStep);
}

const assertTakes = (context: CallContext, order: Row<'orders'>, payee: Row<'payees'>): Promise<void> =>
  assertOrderAllowed(context, { ...order, relation: payee.relation ?? order.relation }, payee);

/** Orders have a copy, so a corrected payee counts as new. */
async function assertDiffers({ db }: CallContext, order: Row<'orders'>, payee: Row<'payees'>): Promise<void> {
  if (payee.id !== order.payeeId) return;
  const { copied } = await db
    .selectFrom('payeeChanges')
    .select((select) => select.fn.max('confirmedAt').as('copied'))
    .where('orderId', '=', order.id)
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  if (payee.updatedAt <= Number(copied ?? order.createdAt))
    refuse(payeeRefusals.fields, { fields: ['payeeId'], rules: { payeeId: 'different' } });
}

async function openChange(
  { db, now }: CallContext,
  orderId: string,
): Promise<Row<'payeeChanges'> | undefined> {
  return db
    .selectFrom('payeeChanges')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('status', '=', 'open')
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

async function info(
  context: CallContext,
  params: CallParams<'order.changePayeeInfo'>,
): Promise<CallAnswer<'order.changePayeeInfo'>> {
  const order = await ownOrder(context, params, false);
  const change = await openChange(context, order.id);
  const wanted = change
    ? await context.db
        .selectFrom('payees')
        .selectAll()
        .where('id', '=', change.payeeId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
    : undefined;
  return {
    allowed: await isChangeable(context, order),
    targetCountry: order.targetCountry,
    accountTypes: accountTypesOf(order.targetCountry),
    current: payeeIn(order, context.lang),
    pending:
      change && wanted
        ? {
            changeId: change.id,
            to: snapshotIn(payeeSnapshot(wanted), context.lang),
            expiresAt: change.expiresAt,
            ...priceShown(order, await priceFor(context, order, wanted)),
          }
        : undefined,
  };
}

async function ask(
  context: CallContext,
  params: CallParams<'order.payeeChange'>,
): Promise<CallAnswer<'order.payeeChange'>> {
  const order = await ownOrder(context, { seqNo: params.seqNo });
  await assertChangeable(context, order);
  const payee = await livePayee(context, params.payeeId);
  await assertTakes(context, order, payee);
  const price = await priceFor(context, order, payee);
  await assertDiffers(context, order, payee);
  const open = await openChange(context, order.id);
  const change =
    open?.payeeId === payee.id
      ? open
      : await context.db
          .insertInto('payeeChanges')
          .values({
            id: newId('chg'),
            orderId: order.id,
            payerId: context.payerId,
            payeeId: payee.id,
            expiresAt: context.now + lifeMs,
            createdAt: context.now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
  if (open && open.id !== change.id)
    await context.db
      .updateTable('payeeChanges')
      .set({ expiresAt: context.now })
      .where('id', '=', open.id)
      .execute();
  return {
    from: payeeIn(order, context.lang),
    changeId: change.id,
    to: snapshotIn(payeeSnapshot(payee), context.lang),
    expiresAt: change.expiresAt,
    ...priceShown(order, price),
  };
}

/** Money returned by the bank is sent to the new payee. */
async function confirm(
  context: CallContext,
  params: CallParams<'order.changePayeeConfirm'>,
): Promise<CallAnswer<'order.changePayeeConfirm'>> {
  const { db, now } = context;
  const order = await ownOrder(context, { seqNo: params.seqNo });
  const change = await db
    .selectFrom('payeeChanges')
    .selectAll()
    .where('id', '=', params.changeId)
    .where('orderId', '=', order.id)
    .executeTakeFirst();
  if (change?.status === 'confirmed') return { order: await orderOf(context, order, context.lang) };
  if (!change || change.expiresAt <= now) return refuse(orderRefusals.wrongStep);
  await assertChangeable(context, order);
  const payer = await context.payer();
  const missing = () => refuse(accountRefusals.contactMissing);
  const contact =
    params.contactType === 'phone'
      ? contactOf(payer.areaCode ?? missing(), payer.phoneNumber ?? missing())
      : emailContact(payer.email ?? missing());
  await checkCaptcha(context, contact, 'payeeChange', params.captcha);
  const payee = await livePayee(context, change.payeeId);
  await assertTakes(context, order, payee);
  await db
    .updateTable('payeeChanges')
    .set({ status: 'confirmed', confirmedAt: now })
    .where('id', '=', change.id)
    .execute();
  const set = {
    payeeId: payee.id,
    payeeAccount: payee.fingerprint,
    payeeInfo: orderPayee.write(payeeSnapshot(payee)),
    receiptMethod: payee.accountType,
    relation: payee.relation ?? order.relation,
    postscript: (await referenceFor(context, payee.id, null)) ?? order.postscript,
    ...(await priceFor(context, order, payee)),
  };
  // Before the move, since proofs hold the new payout.
  await demandForPayee(context, { ...order, ...set, payeeInfo: payeeSnapshot(payee) });
  const changed =
    order.status === 'BANK_REMIT_FAILED'
      ? await moveOrder(context, order.id, 'BANK_PROCESSING', { actor: 'payer', note: 'payeeChanged', set })
      : await db
          .updateTable('orders')
          .set((value) => ({ ...set, updatedAt: now, version: value('version', '+', 1) }))
          .where('id', '=', order.id)
          .returningAll()
          .executeTakeFirstOrThrow();
  await db.updateTable('payees').set({ lastUsedAt: now }).where('id', '=', payee.id).execute();
  return { order: await orderOf(context, changed, context.lang) };
}

async function changeRelation(
  context: CallContext,
  params: CallParams<'order.relationShipChange'>,
): Promise<CallAnswer<'order.relationShipChange'>> {
  const { db, now } = context;
  const order = await ownOrder(context, { seqNo: params.seqNo });
  if (!isPayeeChangeable(order.status)) refuse(orderRefusals.wrongStep);
  const listed = await db
    .selectFrom('enumValues')
    .select('code')
    .where('type', '=', 'relationship')
    .where('code', '=', params.relation)
    .limit(1)
    .executeTakeFirst();
  if (!listed) refuse(payeeRefusals.fields, { fields: ['relation'], rules: { relation: 'listed' } });
  const payee = await payeeOf(context, order);
  await assertOrderAllowed(
    context,
    { ...order, relation: params.relation },
    payee && { ...payee, relation: params.relation },
  );
  const changed = await db
    .updateTable('orders')
    .set({
      relation: params.relation,
      payeeInfo: orderPayee.write({
        ...orderPayee.read(order.payeeInfo),
        relationshipToReceiver: params.relation,
      }),
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await demandSupplements(context, changed);
  if (payee) {
    const fields = fieldsOf(payee);
    const form = { ...fields.form, relationshipToReceiver: params.relation };
    await db
      .updateTable('payees')
      // Not `updatedAt`: orders to it need no corrected copy.
      .set({ relation: params.relation, fields: json({ ...fields, form }) })
      .where('id', '=', payee.id)
      .execute();
  }
  return { order: await orderOf(context, changed, context.lang) };
}

export const payeeChange: Domain = {
  name: 'payeeChange',
  handlers: {
    'order.changePayeeInfo': info,
    'order.payeeChange': ask,
    'order.changePayeeConfirm': confirm,
    'order.relationShipChange': changeRelation,
    'payee.largeTransferAuth': largeTransferAuth,
  },
};
