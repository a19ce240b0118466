import type { CallAnswer, CallParams } from '@/contracts/calls';
import { Decimal } from '@/core/decimal';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { paymentTermsOf } from '@/domain/payment/paymentTerms';
import { isPayable } from '@/domain/statuses/orderSets';
import { json, type Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { achRefusals } from './refusals';
import { orderRefusals } from '../order/refusals';
import { moveOrder } from '../../machines/moves';
import { orderOf } from '../order/reading/answer';
import { spendPayTicket } from '../order/paying/payTicket';
import { ownOrder } from '../order/find';
import { directMethodOf } from '../order/methods';
import { restOf } from '../order/money/funds';
import { dueOf, offered, openBy } from '../order/paying/pay';
import { achMarket, ownAccount, viewOf } from './accounts';

type Reason = NonNullable<CallAnswer<'ach.checkAccount'>['reason']>;

const notReady: Readonly<Record<string, Reason>> = {
  PENDING: 'pending',
  NEED_UPDATE: 'needUpdate',
  FAILED: 'failed',
};

/** undefined when it can be drawn. */
function obstacle(account: Row<'achAccounts'>, amount: string | undefined): Reason | undefined {
  const state = notReady[account.status];
  if (state) return state;
  return amount !== undefined && account.balance !== null && new Decimal(account.balance).lt(amount)
    ? 'insufficient'
    : undefined;
}

export async function checkAccount(
  context: CallContext,
  params: CallParams<'ach.checkAccount'>,
): Promise<CallAnswer<'ach.checkAccount'>> {
  const account = await ownAccount(context, params.accountId);
  const order = params.seqNo === undefined ? null : await ownOrder(context, { seqNo: params.seqNo }, false);
  const methods = order ? [460, 0].map((code) => directMethodOf(order.countryCode, code)) : [];
  const fitting = await Promise.all(
    methods.map(async (method) => method && order && offered(context, order, method)),
  );
  const due = order ? (await restOf(context, order)).toFixed() : undefined;
  const reason =
    order && !fitting.some(Boolean)
      ? 'limit'
      : (obstacle(account, due) ??
        (due !== undefined && (await belowFirst(context, account, due)) ? 'firstDeposit' : undefined));
  return { usable: reason === undefined, reason, account: viewOf(account) };
}

/** The first amount must exceed it. */
async function belowFirst(
  context: CallContext,
  account: Row<'achAccounts'>,
  amount: string,
): Promise<string | undefined> {
  const rule = paymentTermsOf(achMarket, paymentCodes.achNormal)?.firstAbove;
  if (!rule || account.institutionId !== rule.bank || new Decimal(amount).gt(rule.amount)) return undefined;
  const before = await context.db
    .selectFrom('payments')
    .select('id')
    .where('payerId', '=', context.payerId)
    .where('status', 'in', ['authorised', 'paid'])
    .where((where) => where(where.ref('details', '->>').key('accountId'), '=', account.id))
    .executeTakeFirst();
  return before ? undefined : rule.amount;
}

const drawnFrom = (work: Pick<Work, 'db'>, accountId: string) =>
  work.db
    .selectFrom('payments')
    .select('id')
    .where('method', 'in', ['0', '460'])
    .where('status', '=', 'authorised')
    .where((where) => where(where.ref('details', '->>').key('accountId'), '=', accountId));

export async function deleteAccount(
  context: CallContext,
  params: CallParams<'ach.deleteAccount'>,
): Promise<CallAnswer<'ach.deleteAccount'>> {
  const account = await context.db
    .selectFrom('achAccounts')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('id', '=', params.accountId)
    .executeTakeFirst();
  if (!account) return refuse(achRefusals.accountNotFound);
  if (account.deletedAt !== null) return { done: true };
  if (await drawnFrom(context, account.id).executeTakeFirst()) refuse(achRefusals.accountInUse);
  await context.db
    .updateTable('achAccounts')
    .set({ deletedAt: context.now, updatedAt: context.now })
    .where('id', '=', account.id)
    .execute();
  return { done: true };
}

export async function bindBank(
  context: CallContext,
  params: CallParams<'ach.bindBank'>,
): Promise<CallAnswer<'ach.bindBank'>> {
  const order = await ownOrder(context, params);
  const account = await ownAccount(context, params.accountId);
  if (notReady[account.status]) refuse(achRefusals.accountNotReady, { status: account.status });
  const method = directMethodOf(order.countryCode, params.fundingType);
  if (method && isPayable(order.status) && !(await offered(context, order, method)))
    refuse(achRefusals.amountLimit, { maxAmount: method.max ?? '' });
  const above = await belowFirst(context, account, (await restOf(context, order)).toFixed());
  if (above !== undefined) refuse(achRefusals.firstDeposit, { above });
  const { payment } = await openBy(context, order, method);
  await context.db
    .updateTable('payments')
    .set({ details: json({ ...payment.details, accountId: account.id }) })
    .where('id', '=', payment.id)
    .execute();
  return {
    order: await orderOf(context, await ownOrder(context, params, false), context.lang),
    amount: { amount: payment.amount, currencyCode: payment.currency },
  };
}

/** Drawn before, else by the way chosen last, while its sum is still due. */
async function paymentToDraw(
  context: CallContext,
  order: Row<'orders'>,
): Promise<Row<'payments'> | undefined> {
  const isDrawn = order.status === 'PAYMENT_AUTHORISED';
  const payments = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('method', 'in', ['0', '460'])
    .where('status', '=', isDrawn ? 'authorised' : 'created')
    .orderBy('createdAt', 'desc')
    .execute();
  if (isDrawn) return payments[0];
  const chosen = payments.filter(({ method }) => method === order.fundingType);
  const method = directMethodOf(order.countryCode, Number(order.fundingType));
  if (!method || chosen.length === 0) return undefined;
  const { amount } = await dueOf(context, order, method);
  return chosen.find((payment) => payment.amount === amount);
}

/** Paid after the bank's days; repeats draw nothing. */
export async function confirmPay(
  context: CallContext,
  params: CallParams<'ach.confirmPay'>,
): Promise<CallAnswer<'ach.confirmPay'>> {
  const order = await ownOrder(context, params);
  const payment = await paymentToDraw(context, order);
  const bound = (payment?.details as { accountId?: string } | undefined)?.accountId;
  if (!payment || bound !== params.accountId) return refuse(orderRefusals.wrongStep);
  if (order.status !== 'PAYMENT_AUTHORISED') {
    if (!isPayable(order.status)) refuse(orderRefusals.wrongStep);
    if ((order.payDeadlineAt ?? Infinity) <= context.now) refuse(orderRefusals.orderExpired);
    const account = await ownAccount(context, params.accountId);
    const reason = obstacle(account, payment.amount);
    if (reason === 'insufficient') refuse(achRefusals.insufficient);
    if (reason) refuse(achRefusals.accountNotReady, { status: account.status });
    await spendPayTicket(context, order.seqNo, params.payTicket);
    await context.db
      .updateTable('achAccounts')
      .set((set) => ({ balance: set('balance', '-', payment.amount), updatedAt: context.now }))
      .where('id', '=', account.id)
      .where('balance', 'is not', null)
      .execute();
    // Belongs to the order while it waits for it.
    await context.db
      .updateTable('payments')
      .set({ status: 'authorised', receivedAmount: payment.amount, bookedTo: 'order' })
      .where('id', '=', payment.id)
      .execute();
    await moveOrder(context, order.id, 'PAYMENT_AUTHORISED', {
      actor: 'payer',
      set: { fundingType: payment.method, paymentMethod: payment.method },
    });
  }
  const now = await ownOrder(context, params, false);
  return {
    order: await orderOf(context, now, context.lang),
    settlesAt: now.nextStepAt ?? context.now,
  };
}
