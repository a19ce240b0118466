// Shapes are ours.
import * as v from 'valibot';
import { codedText, countryCode, remitType, shortText } from '../../entities/base';
import { payee } from '../../entities/payee';
import { payeeAccountType } from '../../entities/payeeMethod';
import { defineCall } from '../defineCall';

const list = v.object({ list: v.array(payee) });

export const payeeFilter = defineCall({
  name: 'payee.filter',
  encrypted: true,
  effect: 'read',
  shows: ['payee'],
  method: 'POST',
  path: '/web/payee/v2/valid/list/filter',
  owner: 'payee',
  flags: { hideLoading: true },
  params: v.object({
    country: v.optional(countryCode),
    accountType: v.optional(payeeAccountType),
    remitType: v.optional(remitType),
    relationshipToReceiver: v.optional(shortText),
    keyword: v.optional(shortText),
  }),
  answer: list,
});

/** By last transfer, newest first. */
export const payeeNewest = defineCall({
  name: 'payee.newest',
  encrypted: true,
  effect: 'read',
  shows: ['payee'],
  method: 'POST',
  path: '/web/payee/v2/newest/remit/filter',
  owner: 'payee',
  flags: { hideLoading: true },
  params: v.object({
    country: v.optional(countryCode),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
  }),
  answer: list,
});

export const payeeDcbList = defineCall({
  name: 'payee.dcbList',
  encrypted: true,
  effect: 'read',
  shows: ['payee'],
  method: 'GET',
  path: '/web/payee/v2/dcb/payee/list',
  owner: 'payee',
  flags: { hideLoading: true },
  params: v.object({ country: v.optional(countryCode) }),
  answer: list,
});

export const payeeIdTypes = defineCall({
  name: 'payee.idTypes',
  effect: 'read',
  method: 'GET',
  path: '/web/payee/v2/idTypeList',
  owner: 'payee',
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({ country: countryCode }),
  answer: v.object({ list: v.array(codedText) }),
});
