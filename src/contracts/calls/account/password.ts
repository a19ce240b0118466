import * as v from 'valibot';
import { done, empty } from '../../entities/base';
import { defineCall } from '../defineCall';
import { contact, ownProof, password, ticket } from './login';

export const userPasswordSetting = defineCall({
  name: 'user.passwordSetting',
  effect: 'read',
  shows: ['password'],
  method: 'GET',
  path: '/web/user/pwd/setting/info',
  owner: 'account',
  flags: { hideLoading: true },
  params: empty,
  answer: v.object({ loginPassword: v.boolean(), payPassword: v.boolean() }),
});

/** By the old one, the account password, or a ticket of scene `payPassword`. */
export const userPayPasswordSet = defineCall({
  name: 'user.payPasswordSet',
  effect: 'write',
  changes: ['password'],
  method: 'POST',
  path: '/web/user/payPwdSet',
  owner: 'account',
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    payPassword: password,
    oldPayPassword: v.optional(password),
    password: ownProof.password,
    ...contact,
    contactType: v.optional(contact.contactType),
    ticket: v.optional(ticket),
  }),
  answer: done,
});
