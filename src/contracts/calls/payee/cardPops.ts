import * as v from 'valibot';
import { empty, identifier } from '../../entities/base';
import { cardPop } from '../../entities/payeeCard';
import { defineCall } from '../defineCall';

const pops = v.object({ list: v.array(cardPop) });
const quiet = { hideLoading: true } as const;
const own = { softError: true } as const;

/** Unanswered ones. */
export const payeeCardPopInfoList = defineCall({
  name: 'payeeCard.popInfoList',
  effect: 'read',
  shows: ['card'],
  method: 'POST',
  path: '/web/payee/card/popInfoList',
  owner: 'payee',
  flags: quiet,
  params: empty,
  answer: pops,
});

/** All seen, newest first, at most 50. */
export const payeeCardPopInfoViewList = defineCall({
  name: 'payeeCard.popInfoViewList',
  effect: 'read',
  shows: ['card'],
  method: 'POST',
  path: '/web/payee/card/popInfoViewList',
  owner: 'payee',
  flags: quiet,
  params: empty,
  answer: pops,
});

export const payeeCardPopInfoDeal = defineCall({
  name: 'payeeCard.popInfoDeal',
  effect: 'write',
  changes: ['card'],
  method: 'POST',
  path: '/web/payee/card/popInfo/deal',
  owner: 'payee',
  idempotent: true,
  flags: own,
  params: v.object({
    popInfoId: identifier,
    action: v.picklist(['view', 'ignore', 'report']),
    reason: v.optional(v.picklist(['unknownPerson', 'impersonation', 'goods', 'threat', 'other'])),
    note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  answer: v.object({ pop: cardPop }),
});
