import * as v from 'valibot';
import { countryCode, done, identifier, listOf } from '../../entities/base';
import { clause } from '../../entities/clause';
import { defineCall } from '../defineCall';

export const userClauseList = defineCall({
  name: 'user.clauseList',
  effect: 'read',
  method: 'POST',
  path: '/web/user/clause/list',
  owner: 'account',
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({ countryCode }),
  answer: v.object({ list: v.array(clause) }),
});

export const userAgreeClause = defineCall({
  name: 'user.agreeClause',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/agree/clause',
  owner: 'account',
  idempotent: true,
  params: v.object({ clauseIds: listOf(identifier) }),
  answer: done,
});
