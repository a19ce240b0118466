import type { Domain } from '../../runtime';
import { ownKey, reading } from '../../dispatch/handler';
import { paymentActions } from './actions';
import { announceOrder } from './announce';
import { commitOrder } from './commit';
import { progressJob, scheduleNext } from './jobs';
import {
  cancelOrder,
  fundingUpdate,
  getOrder,
  requestRefund,
  updateStatus,
  uploadVoucher,
} from './lifecycle';
import { largeLimitCheck } from './limits';
import { listOrders, listTabs } from './list';
import { choosePayment, payTypes } from './pay';
import { payPages } from './pages';
import { refundFollowsOrder } from './refunds';
import { orderFollowsPayment, paymentFollowsOrder } from './settle';
import { arouse, notify, paymentResult } from './wallet';

/** Orders from commit to payout or refund, and how they are paid. */
export const orderDomain: Domain = {
  name: 'order',
  handlers: {
    'order.listTypeTab': reading(listTabs),
    'order.listRecords': reading(listOrders),
    'order.get': reading(getOrder),
    'order.commit': ownKey(commitOrder),
    'order.payTypes': reading(payTypes),
    'order.pay': choosePayment,
    'order.fundingUpdate': fundingUpdate,
    'order.updateStatus': updateStatus,
    'order.cancel': cancelOrder,
    'order.requestRefund': requestRefund,
    'order.uploadVoucher': uploadVoucher,
    'order.paymentResult': reading(paymentResult),
    'remit.largeLimitCheck': reading(largeLimitCheck),
    'wallet.arouse': arouse,
    'wallet.result': reading(paymentResult),
    'wallet.notify': notify,
  },
  jobs: [progressJob],
  consoleActions: paymentActions,
  pages: payPages,
  async orderMoved(work, order, from) {
    await paymentFollowsOrder(work, order);
    await refundFollowsOrder(work, order);
    await scheduleNext(work, order);
    await announceOrder(work, order, from);
  },
  paymentSettled: orderFollowsPayment,
};
