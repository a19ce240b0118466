import * as v from 'valibot';
import { empty } from '../../entities/base';
import { defineCall } from '../defineCall';

export const messageNew = defineCall({
  name: 'message.new',
  effect: 'read',
  shows: ['message'],
  method: 'GET',
  path: '/web/user/message/new',
  owner: 'message',
  flags: { hideLoading: true, softError: true, ignoreHttpError: true },
  params: empty,
  answer: v.object({ unread: v.number() }),
});
