// On H5 loaded with the tab.
import * as v from 'valibot';
import { countryCode, shortText } from '../../entities/base';
import { payee } from '../../entities/payee';
import { defineCall } from '../defineCall';

export const payeeList = defineCall({
  name: 'payee.list',
  encrypted: true,
  effect: 'read',
  shows: ['payee'],
  method: 'GET',
  path: '/web/payee/v2/valid/list',
  owner: 'payee',
  flags: { hideLoading: true },
  params: v.object({ country: v.optional(countryCode), keyword: v.optional(shortText) }),
  answer: v.object({ list: v.array(payee) }),
});
