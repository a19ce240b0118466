import * as v from 'valibot';
import { done, empty } from '../../entities/base';
import { payer } from '../../entities/payer';
import { defineCall } from '../defineCall';

export const loginLogout = defineCall({
  name: 'login.logout',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/login/logout',
  owner: 'account',
  host: 'login',
  ours: true,
  idempotent: true,
  ownKey: true,
  flags: { softError: true, ignoreAuthError: true, ignoreHttpError: true },
  params: empty,
  answer: done,
});

export const userProfile = defineCall({
  name: 'user.profile',
  effect: 'read',
  method: 'GET',
  path: '/web/user/profile',
  owner: 'account',
  ours: true,
  encrypted: true,
  flags: { hideLoading: true },
  params: empty,
  answer: v.object({ payer }),
});
