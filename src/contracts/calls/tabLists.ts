import * as v from 'valibot';
import { countryCode, empty, identifier, pageOf, shortText } from '../entities/base';
import { order, orderSummary } from '../entities/order';
import { payee } from '../entities/payee';
import { defineCall } from './defineCall';
import { registerCalls } from './registry';

/** Tabs of the order list. */
export const orderTab = v.picklist(['all', 'waiting', 'progress', 'done', 'closed']);

/** The calls of the lists of orders and payees; on H5 they come with their tabs. */
export const tabListCalls = registerCalls({
  'payee.list': defineCall({
    method: 'GET',
    path: '/web/payee/v2/valid/list',
    owner: 'payee',
    flags: { hideLoading: true },
    params: v.object({ country: v.optional(countryCode), keyword: v.optional(shortText) }),
    answer: v.object({ list: v.array(payee) }),
  }),
  'order.listTypeTab': defineCall({
    method: 'POST',
    path: '/web/applyOrder/listTypeTab',
    owner: 'order',
    idempotent: true,
    flags: { hideLoading: true },
    params: empty,
    answer: v.object({ list: v.array(v.object({ tab: orderTab, count: v.number() })) }),
  }),
  'order.listRecords': defineCall({
    method: 'POST',
    path: '/web/applyOrder/listRecords',
    owner: 'order',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({
      tab: orderTab,
      cursor: v.optional(shortText),
      pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    }),
    answer: pageOf(orderSummary),
  }),
  'order.get': defineCall({
    method: 'POST',
    path: '/web/order/v2/getOrder',
    owner: 'order',
    encrypted: true,
    idempotent: true,
    flags: { hideLoading: true, softError: true },
    params: v.object({ seqNo: identifier }),
    answer: v.object({ order }),
  }),
} as const);
