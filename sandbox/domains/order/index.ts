import type { Domain } from '../../runtime';
import { paymentActions } from './actions';
import { changeAmount, receiveAction } from './amounts';
import { announceOrder } from './announce';
import { caseFollowsOrder, returnCaseAction } from './money/cases';
import { commitOrder } from './placing/commit';
import { arrivalTime, corridors, latestToCountry, latestToPayee, targetInfo } from './corridors';
import { orderDetails, orderNumbers, receiveInfo, urge } from './reading/details';
import { mbWayJob, mbWayPay, partnerStatus, payCallback } from './paying/direct';
import { confirmApply } from './placing/confirm';
import { progressJob, scheduleNext } from './jobs';
import {
  cancelOrder,
  confirmCancel,
  fundingUpdate,
  getOrder,
  requestRefund,
  updateStatus,
  uploadVoucher,
} from './lifecycle';
import { largeLimitCheck } from './limits/limits';
import { sumCountsJob } from './reading/counts';
import { listOrders, listTabs } from './reading/list';
import { choosePayment, payTypes } from './paying/pay';
import { payPassword } from './paying/payTicket';
import { orderPages } from './reading/pages';
import { refundFollowsOrder } from './money/refunds';
import { endShare, orderByToken } from './reading/shareLink';
import { drawnJob, orderFollowsPayment, paymentFollowsOrder, returnHeld } from './money/settle';
import { confirmTngLimit, tngLevel } from './paying/tngWallet';
import { arouse, notify, paymentResult } from './paying/wallet';

export const orderDomain: Domain = {
  name: 'order',
  handlers: {
    'order.listTypeTab': listTabs,
    'order.listRecords': listOrders,
    'order.get': getOrder,
    'order.commit': commitOrder,
    'order.payTypes': payTypes,
    'order.pay': choosePayment,
    'order.fundingUpdate': fundingUpdate,
    'order.updateStatus': updateStatus,
    'order.cancel': cancelOrder,
    'order.requestRefund': requestRefund,
    'order.uploadVoucher': uploadVoucher,
    'order.paymentResult': paymentResult,
    'remit.largeLimitCheck': largeLimitCheck,
    'wallet.arouse': arouse,
    'wallet.result': paymentResult,
    'wallet.notify': notify,
    'order.details': orderDetails,
    'order.changeAmount': changeAmount,
    'order.tngLimitConfirm': confirmTngLimit,
    'order.tngLevel': tngLevel,
    'order.numbers': orderNumbers,
    'order.callback': payCallback,
    'order.confirmApply': confirmApply,
    'order.cancelConfirm': confirmCancel,
    'order.paymentUrge': urge,
    'common.orderByToken': orderByToken,
    'order.shareEnd': endShare,
    'order.receiveInfo': receiveInfo,
    'order.arrivalTime': arrivalTime,
    'order.targetInfo': targetInfo,
    'order.latestToPayee': latestToPayee,
    'order.latestToCountry': latestToCountry,
    'order.corridors': corridors,
    'order.payPassword': payPassword,
    'order.mbWayPay': mbWayPay,
    'order.partnerStatus': partnerStatus,
  },
  jobs: [drawnJob, progressJob, mbWayJob, sumCountsJob],
  consoleActions: [...paymentActions, receiveAction, returnCaseAction],
  pages: orderPages,
  async orderMoved(work, order, from) {
    await paymentFollowsOrder(work, order, from);
    await refundFollowsOrder(work, order, from);
    await caseFollowsOrder(work, order, from);
    await scheduleNext(work, order);
    await announceOrder(work, order, from);
    await returnHeld(work, order, from);
  },
  paymentSettled: orderFollowsPayment,
};
