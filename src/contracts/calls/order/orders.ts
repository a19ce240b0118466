// On H5 loaded with the tab.
import * as v from 'valibot';
import { empty, identifier, pageOf, paged, shortText } from '../../entities/base';
import { order, orderSummary } from '../../entities/order';
import { defineCall } from '../defineCall';

export const orderTab = v.picklist(['all', 'waiting', 'progress', 'done', 'closed']);

export const orderListTypeTab = defineCall({
  name: 'order.listTypeTab',
  effect: 'read',
  shows: ['order'],
  method: 'POST',
  path: '/web/applyOrder/listTypeTab',
  owner: 'order',
  flags: { hideLoading: true },
  params: empty,
  answer: v.object({ list: v.array(v.object({ tab: orderTab, count: v.number() })) }),
});

export const orderListRecords = defineCall({
  name: 'order.listRecords',
  encrypted: true,
  effect: 'read',
  shows: ['order'],
  method: 'POST',
  path: '/web/applyOrder/listRecords',
  owner: 'order',
  flags: { hideLoading: true },
  params: v.object({
    tab: orderTab,
    /** By creation; default newest first. */
    sort: v.optional(v.picklist(['newest', 'oldest'])),
    /** Of the recipient: name, bank or digits. */
    keyword: v.optional(shortText),
    ...paged,
  }),
  answer: pageOf(orderSummary),
});

export const orderGet = defineCall({
  name: 'order.get',
  effect: 'read',
  shows: ['order'],
  method: 'POST',
  path: '/web/order/v2/getOrder',
  owner: 'order',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ seqNo: identifier }),
  answer: v.object({ order }),
});
