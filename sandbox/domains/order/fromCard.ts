import type { CallAnswer, CallParams } from '@/catalogue/calls';
import { codes, Refusal, refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../dispatch/handler';
import { once, paramsHash } from '../../dispatch/idempotency';
import { moveOrder } from '../../machines/moves';
import { demandSupplements, outstanding } from '../evidence/supplements';
import { orderOf } from './answer';
import { payDeadline } from './create';
import { ownOrder } from './find';
import { assertListed, assertMaySend, isPromised, placeOrder } from './place';
import { orderCodes, refusals } from './refusals';
import type { Row } from '../../db/schema';

type Create = CallParams<'order.create'>;

const newestQuotes = 30;

/** The promised price that these values are: the call has no quote's number, so every one of the payer's is compared. */
async function promised(context: CallContext, params: Create): Promise<Row<'quotes'>> {
  const quotes = await context.db
    .selectFrom('quotes')
    .selectAll()
    .where('payer_id', '=', context.payerId)
    .where('expires_at', '>', context.now)
    .where('coupon_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(newestQuotes)
    .execute();
  const shown = {
    ...params,
    sourceCountryCode: params.countryCode,
    targetCountryCode: params.targetCountry,
  };
  const fits = quotes.filter((quote) => quote.remit_type === 'personal' && isPromised(context, quote, shown));
  if (params.feeCurrency !== params.sourceCurrency)
    return refuse(orderCodes.rateUpdated, refusals.rateUpdated);
  // One quote makes one order: those gone into an order are passed over.
  for (const quote of fits) {
    const used = await context.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('scope', '=', context.payerId)
      .where('call', '=', 'order.commit.quote')
      .where('key', '=', quote.id)
      .executeTakeFirst();
    if (!used) return quote;
  }
  return refuse(orderCodes.rateUpdated, refusals.rateUpdated);
}

/** An order at a promised price that still lacks its purpose. */
export async function createFromCard(
  context: CallContext,
  params: Create,
): Promise<CallAnswer<'order.create'>> {
  await assertMaySend(context, params.countryCode, params.targetCountry);
  const payee = await context.db
    .selectFrom('payees')
    .select(['account_type', 'relation'])
    .where('id', '=', params.payeeId)
    .where('payer_id', '=', context.payerId)
    .executeTakeFirst();
  if (!payee) return refuse(orderCodes.payeeNotFound, refusals.payeeNotFound);
  if (payee.account_type !== params.payeeAccountType || params.receiptMethod !== params.payeeAccountType)
    return refuse(codes.badParams, 'The way of receiving is not the payee’s.', {
      model: { fields: ['payeeAccountType', 'receiptMethod'] },
    });
  const quote = await promised(context, params);
  const { answer } = await once(
    context.db,
    { scope: context.payerId, call: 'order.commit.quote', key: quote.id, paramsHash: paramsHash(params) },
    context.now,
    async () => {
      const order = await placeOrder(context, quote, {
        payeeId: params.payeeId,
        targetCountry: params.targetCountry,
        purpose: null,
        relation: null,
        lockRate: false,
        speed: 1,
        status: 'WAIT_CREATE',
        extra: { channel: params.channel, source: params.source, popInfoId: params.popInfoId },
      });
      return { id: order.id };
    },
  ).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === codes.conflict)
      return refuse(orderCodes.rateUpdated, refusals.rateUpdated);
    throw error;
  });
  const order = await ownOrder(context, { id: answer.id }, false);
  return { seqNo: order.seq_no, supplements: [], order: await orderOf(context, order, context.lang) };
}

/** Completes an order from a card; said again of one that is complete it changes nothing. */
export async function confirmApply(
  context: CallContext,
  params: CallParams<'order.confirmApply'>,
): Promise<CallAnswer<'order.confirmApply'>> {
  assertListed(params);
  const order = await ownOrder(context, params);
  if (order.status === 'WAIT_CREATE') {
    if ((order.pay_deadline_at ?? Infinity) <= context.now)
      refuse(orderCodes.orderExpired, refusals.orderExpired);
    const payer = await context.payer();
    const hours = Number((order.extra as { rateLockHours?: number }).rateLockHours ?? 24);
    const moved = await moveOrder(context, order.id, 'WAIT_PAYMENT', {
      actor: 'payer',
      set: {
        purpose: params.purpose,
        relation: params.relation,
        postscript: params.postscript ?? null,
        rate_locked_until_at: params.lockRate ? order.created_at + hours * 3_600_000 : null,
        pay_deadline_at: payDeadline(payer, order.created_at),
      },
    });
    await demandSupplements(context, moved);
  } else if (order.status !== 'WAIT_PAYMENT' || order.purpose !== params.purpose) {
    refuse(orderCodes.wrongStep, refusals.wrongStep);
  }
  const now = await ownOrder(context, params, false);
  return {
    seqNo: now.seq_no,
    supplements: await outstanding(context, now.id),
    order: await orderOf(context, now, context.lang),
  };
}
