import { empty } from '../../entities/base';
import { historyInfo } from '../../entities/payer';
import { defineCall } from '../defineCall';

export const payerHistory = defineCall({
  name: 'payer.history',
  effect: 'read',
  shows: ['order'],
  method: 'GET',
  path: '/web/payer/v2/history/order/statistics',
  owner: 'account',
  flags: { hideLoading: true, softError: true },
  params: empty,
  answer: historyInfo,
});
