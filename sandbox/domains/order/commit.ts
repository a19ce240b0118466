import type { CallAnswer, CallParams } from '@/catalogue/calls';
import { Decimal } from '@/core/decimal';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../dispatch/handler';
import { once, paramsHash } from '../../dispatch/idempotency';
import { codes, Refusal, refuse } from '../../dispatch/refusal';
import { enumSeeds } from '../../seed/enums';
import { spendCoupon } from '../coupon/spend';
import { documentRule } from '../kyc/documentTypes';
import { orderOf } from './answer';
import { createOrder } from './create';
import { assertWithinPeriods } from './limits';
import { orderCodes, refusals } from './refusals';

type Commit = CallParams<'order.commit'>;
type Made = { seqNo: string };

/**
 * Makes an order of a quote and a payee. One idempotency key makes one order, however often and at however many
 * sandboxes it is sent; so does one quote, for a client that has lost its key. The same key or quote with other values
 * is a conflict.
 */
export async function commitOrder(context: CallContext, params: Commit): Promise<CallAnswer<'order.commit'>> {
  const hash = paramsHash(params);
  const onceFor = (call: string, key: string, work: () => Promise<Made>) =>
    once(context.db, { scope: context.payerId, call, key, paramsHash: hash }, context.now, work);
  const ofQuote = async (): Promise<Made> => {
    const made = await onceFor('order.commit.quote', params.quoteId, () => makeOrder(context, params)).catch(
      (error: unknown) => {
        // A quote that went into an order of other values is spent: these values need a price of their own.
        if (error instanceof Refusal && error.code === codes.conflict) return null;
        throw error;
      },
    );
    // So does a new attempt on a quote whose order is over.
    const spent =
      !made ||
      (made.repeated && context.idempotencyKey !== null && (await isClosed(context, made.answer.seqNo)));
    return spent ? refuse(orderCodes.rateUpdated, refusals.rateUpdated) : made.answer;
  };
  const { seqNo } =
    context.idempotencyKey === null
      ? await ofQuote()
      : (await onceFor('order.commit', context.idempotencyKey, ofQuote)).answer;
  // A repeat answers with the order as it stands now: it may have been paid since.
  const row = await orderBySeqNo(context, seqNo);
  return { seqNo, supplements: [], order: await orderOf(context, row, context.lang) };
}

const orderBySeqNo = (context: CallContext, seqNo: string): Promise<Row<'orders'>> =>
  context.db.selectFrom('orders').selectAll().where('seq_no', '=', seqNo).executeTakeFirstOrThrow();

const isClosed = async (context: CallContext, seqNo: string): Promise<boolean> =>
  ['PAYMENT_CANCELED', 'PAYMENT_TIMEOUT', 'INVALID', 'TRANSACTION_CLOSED'].includes(
    (await orderBySeqNo(context, seqNo)).status,
  );

async function makeOrder(context: CallContext, params: Commit): Promise<Made> {
  const payer = await context.payer();
  if (payer.kyc_status !== 'Pass') refuse(orderCodes.kycMissing, refusals.kycMissing);
  if (params.sourceCountryCode !== payer.country_code) refuse(orderCodes.wrongMarket, refusals.wrongMarket);
  const only = documentRule(payer.country_code, payer.id_type ?? '')?.restrictsTo;
  if (only && params.targetCountryCode !== only) refuse(orderCodes.mainlandOnly, refusals.mainlandOnly);
  assertListed(params);

  const quote = await quoteOf(context, params);
  const payee = await payeeOf(context, params);
  // Where the price was made for a way of receiving, it is promised for that one alone.
  if (quote.account_type !== null && quote.account_type !== payee.account_type)
    refuse(orderCodes.rateUpdated, refusals.rateUpdated);
  const corridor = {
    sourceCountry: quote.source_country,
    sourceCurrency: quote.source_currency,
    target: quote.target_country,
    accountType: payee.account_type,
    remitType: quote.remit_type,
  };
  await assertWithinPeriods(context, corridor, quote.source_amount);

  const { purpose, relation, postscript, lockRate, speed } = params;
  const order = await createOrder(context, {
    payer,
    payee,
    quote,
    purpose,
    relation,
    postscript,
    lockRate,
    speed,
  });
  if (quote.coupon_id)
    await spendCoupon(context, { couponId: quote.coupon_id, payerId: payer.id, orderId: order.id });
  await context.db
    .updateTable('payees')
    .set({ last_used_at: context.now })
    .where('id', '=', payee.id)
    .execute();
  return { seqNo: order.seq_no };
}

const listed = (type: string): ReadonlySet<string> =>
  new Set(enumSeeds.filter((seed) => seed.type === type).map((seed) => seed.code));
const purposes = listed('purpose');
const relations = listed('relationship');

function assertListed({ purpose, relation }: Commit): void {
  const fields = [
    ...(purposes.has(purpose) ? [] : ['purpose']),
    ...(relations.has(relation) ? [] : ['relation']),
  ];
  if (fields.length > 0) refuse(orderCodes.purpose, refusals.purpose, { model: { fields } });
}

/** The quote as it was promised to this payer; anything else means that the price has changed. */
async function quoteOf(context: CallContext, params: Commit): Promise<Row<'quotes'>> {
  const quote = await context.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', params.quoteId)
    .executeTakeFirst();
  const same = (mine: string, theirs: string): boolean => new Decimal(mine).equals(theirs);
  const asPromised =
    quote &&
    (quote.payer_id === null || quote.payer_id === context.payerId) &&
    quote.expires_at > context.now &&
    quote.source_country === params.sourceCountryCode &&
    quote.target_country === params.targetCountryCode &&
    quote.source_currency === params.sourceCurrency &&
    quote.target_currency === params.targetCurrency &&
    quote.remit_type === params.remitType &&
    same(quote.source_amount, params.sourceAmount) &&
    same(quote.target_amount, params.targetAmount) &&
    same(quote.rate, params.businessRate) &&
    same(quote.fee_amount, params.feeAmount);
  if (!asPromised) return refuse(orderCodes.rateUpdated, refusals.rateUpdated);
  if ((quote.coupon_id ?? undefined) !== params.couponId)
    refuse(orderCodes.couponInvalid, refusals.couponInvalid);
  return quote;
}

async function payeeOf(context: CallContext, params: Commit): Promise<Row<'payees'>> {
  const payee = await context.db
    .selectFrom('payees')
    .selectAll()
    .where('id', '=', params.payeeId)
    .where('payer_id', '=', context.payerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!payee) return refuse(orderCodes.payeeNotFound, refusals.payeeNotFound);
  if (payee.country !== params.targetCountryCode) refuse(orderCodes.payeeCountry, refusals.payeeCountry);
  return payee;
}
