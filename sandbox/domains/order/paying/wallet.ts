import type { CallAnswer, CallParams } from '@/contracts/calls';
import { WALLET_METHOD } from '@/domain/payment/paymentMethods';
import { isUndecided } from '@/domain/statuses/orderSets';
import type { Row } from '../../../db/schema';
import type { CallContext } from '../../../runtime';
import { chatWalletRequest } from '../../common/chatWallet';
import { orderOf } from '../reading/answer';
import { newestPayment, ownOrder } from '../find';
import { timeOutWhenDue } from '../lifecycle';
import { openPaymentBy } from './pay';
import { changedExtra } from '../extra';

/** By platform header. */
export async function arouse(
  context: CallContext,
  params: CallParams<'wallet.arouse'>,
): Promise<CallAnswer<'wallet.arouse'>> {
  const order = await ownOrder(context, params);
  const { payment } = await openPaymentBy(context, order, WALLET_METHOD);
  if (context.platform === 'Alipay') return { tradeNO: payment.pageToken };
  return {
    ...chatWalletRequest(context.now, payment.pageToken),
    redirectLink: `${context.runtime.publicUrl}/pay/${payment.pageToken}`,
  };
}

/** 1 paid, 0 unpaid or cancelled, 2 not known yet. */
export function payStatus(order: Row<'orders'>, payment: Row<'payments'> | undefined): number {
  if (order.paidAt !== null || payment?.status === 'paid') return 1;
  if (isUndecided(order.status) || payment?.status === 'unknown') return 2;
  return 0;
}

export async function paymentResult(
  context: CallContext,
  params: CallParams<'wallet.result'>,
): Promise<CallAnswer<'wallet.result'>> {
  const order = await timeOutWhenDue(context, await ownOrder(context, params, false));
  const payment = await newestPayment(context, order.id);
  return { status: payStatus(order, payment), order: await orderOf(context, order, context.lang) };
}

/** Only noted: the wallet's callback decides. */
export async function notify(
  context: CallContext,
  params: CallParams<'wallet.notify'>,
): Promise<CallAnswer<'wallet.notify'>> {
  const order = await ownOrder(context, { id: params.id });
  await context.db
    .updateTable('orders')
    .set({ extra: changedExtra(order, { clientPaymentStatus: params.paymentStatus }) })
    .where('id', '=', order.id)
    .execute();
  return { done: true };
}
