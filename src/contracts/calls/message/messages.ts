import * as v from 'valibot';
import { done, empty, identifier, instant, pageOf, paged } from '../../entities/base';
import { defineCall } from '../defineCall';

export const messageList = defineCall({
  name: 'message.list',
  effect: 'read',
  shows: ['message'],
  method: 'POST',
  path: '/web/user/message/list',
  owner: 'message',
  flags: { hideLoading: true },
  params: v.object(paged),
  answer: pageOf(
    v.object({
      id: identifier,
      titleKey: v.string(),
      contentKey: v.string(),
      params: v.record(v.string(), v.string()),
      seqNo: v.optional(identifier),
      /** The reader's request card; with `seqNo`, an order by it. */
      cardId: v.optional(identifier),
      read: v.boolean(),
      at: instant,
    }),
  ),
});

export const messageRead = defineCall({
  name: 'message.read',
  effect: 'write',
  changes: ['message'],
  method: 'GET',
  path: '/web/user/read/message/{id}',
  owner: 'message',
  idempotent: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ id: identifier }),
  answer: done,
});

export const messageReadAll = defineCall({
  name: 'message.readAll',
  effect: 'write',
  changes: ['message'],
  method: 'GET',
  path: '/web/user/read/all',
  owner: 'message',
  idempotent: true,
  flags: { softError: true },
  params: empty,
  answer: done,
});
