import * as v from 'valibot';
import { country, flag, identifier, none, oneOf, opaque, whole } from './params';
import type { RouteRows } from './types';

const way = v.picklist(['phone', 'email']);
const accountParts = ['profile', 'devices', 'safety', 'debits', 'close'] as const;

export const accountRoutes = {
  start: {
    path: '/start',
    page: 'account/login',
    guard: 'visitor',
    params: none,
  },
  login: {
    path: '/login',
    page: 'account/login',
    guard: 'visitor',
    params: v.object({
      way: v.optional(way),
      ended: flag,
    }),
  },
  register: {
    path: '/register',
    page: 'account/login',
    guard: 'visitor',
    params: v.object({
      way: v.optional(way),
      inviteCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,12}$/))),
    }),
  },
  raasCaptcha: { path: '/raasCaptcha', page: 'account/login', guard: 'visitor', params: none },
  gesaCaptcha: { path: '/gesaCaptcha', page: 'account/login', guard: 'visitor', params: none },
  setPwd: {
    path: '/setPwd',
    page: 'account/password',
    guard: 'open',
    params: v.object({
      /** Single-use proof that the contact was verified. */
      ticket: v.optional(identifier),
      scene: v.optional(v.picklist(['register', 'reset', 'first'])),
      market: v.optional(country),
    }),
  },
  updatePwd: {
    path: '/updatePwd',
    page: 'account/password',
    params: none,
  },
  resetPwdWay: {
    path: '/resetPwdWay',
    page: 'account/password',
    guard: 'open',
    params: none,
  },
  resetPwdVerify: {
    path: '/resetPwdVerify',
    aliases: ['/pwdResetSms'],
    page: 'account/password',
    guard: 'open',
    params: v.object({ way: v.optional(way, 'phone') }),
  },
  replaceAccountVerify: {
    path: '/replaceAccountVerify',
    page: 'account/contact',
    params: v.object({ way: v.optional(way, 'phone') }),
  },
  bindPhone: {
    path: '/bindPhone',
    page: 'account/contact',
    params: v.object({ pageStep: v.optional(whole), forRemit: flag }),
  },
  bindEmail: {
    path: '/bindEmail',
    page: 'account/contact',
    params: none,
  },
  replacePhoneTransfer: {
    path: '/replacePhoneTransfer',
    page: 'account/contact',
    params: v.object({
      way: v.optional(way, 'phone'),
      /** Single-use proof of an own contact; replaces the password. */
      ownTicket: v.optional(identifier),
    }),
  },
  undoContact: {
    path: '/undoContact',
    page: 'account/contact',
    guard: 'open',
    openQuery: true,
    params: v.object({ code: opaque }),
  },
  proveDevice: { path: '/proveDevice', page: 'account/contact', params: none },
  emailSignup: { path: '/emailSignup', page: 'account/login', guard: 'visitor', params: none },
  accountPart: {
    path: '/account/{part}',
    values: { part: accountParts },
    page: 'account/password',
    params: v.object({ part: oneOf(accountParts) }),
  },
  otherAccount: {
    path: '/other-account',
    page: 'account/language',
    guard: 'open',
    params: none,
  },
  langSet: {
    path: '/langSet',
    page: 'account/language',
    guard: 'open',
    params: none,
  },
} as const satisfies RouteRows;
