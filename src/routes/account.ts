import * as v from 'valibot';
import { country, flag, identifier, none, whole } from './params';
import type { RouteRows } from './types';

const way = v.picklist(['phone', 'email']);

export const accountRoutes = {
  start: {
    path: '/start',
    page: 'account/start',
    screen: 'modules/account/screens/Start',
    guard: 'visitor',
    params: none,
  },
  login: {
    path: '/login',
    page: 'account/login',
    screen: 'modules/account/screens/Login',
    guard: 'visitor',
    params: v.object({ way: v.optional(way) }),
  },
  register: {
    path: '/register',
    page: 'account/register',
    screen: 'modules/account/screens/Register',
    guard: 'visitor',
    params: v.object({ way: v.optional(way) }),
  },
  raasCaptcha: { path: '/raasCaptcha', page: null, guard: 'open', params: none },
  gesaCaptcha: { path: '/gesaCaptcha', page: null, guard: 'open', params: none },
  setPwd: {
    path: '/setPwd',
    page: 'account/set-password',
    screen: 'modules/account/screens/SetPassword',
    guard: 'open',
    params: v.object({
      /** Proof that the contact was verified: single use. */
      ticket: v.optional(identifier),
      scene: v.optional(v.picklist(['register', 'reset', 'first'])),
      /** Of the account, whose rule for passwords counts. */
      market: v.optional(country),
    }),
  },
  updatePwd: {
    path: '/updatePwd',
    page: 'account/update-password',
    screen: 'modules/account/screens/UpdatePassword',
    guard: 'signedIn',
    params: none,
  },
  resetPwdWay: {
    path: '/resetPwdWay',
    page: 'account/reset-password-way',
    screen: 'modules/account/screens/ResetPasswordWay',
    guard: 'open',
    params: none,
  },
  resetPwdVerify: {
    path: '/resetPwdVerify',
    aliases: ['/pwdResetSms'],
    page: 'account/reset-password-verify',
    screen: 'modules/account/screens/ResetPasswordVerify',
    guard: 'open',
    params: v.object({ way: v.optional(way, 'phone') }),
  },
  replaceAccountVerify: {
    path: '/replaceAccountVerify',
    page: 'account/replace-verify',
    screen: 'modules/account/screens/ReplaceContact#ReplaceAccountVerify',
    guard: 'signedIn',
    params: v.object({ way: v.optional(way, 'phone') }),
  },
  bindPhone: {
    path: '/bindPhone',
    page: 'account/bind-phone',
    screen: 'modules/account/screens/BindContact#BindPhone',
    guard: 'signedIn',
    params: v.object({ pageStep: v.optional(whole), forRemit: flag }),
  },
  bindEmail: {
    path: '/bindEmail',
    page: 'account/bind-email',
    screen: 'modules/account/screens/BindContact#BindEmail',
    guard: 'signedIn',
    params: none,
  },
  replacePhoneTransfer: {
    path: '/replacePhoneTransfer',
    page: 'account/replace-contact',
    screen: 'modules/account/screens/ReplaceContact#ReplacePhoneTransfer',
    guard: 'signedIn',
    params: v.object({
      way: v.optional(way, 'phone'),
      /** Proof of a contact that the account has, single use; without it the password is asked for. */
      ownTicket: v.optional(identifier),
    }),
  },
  emailSignup: { path: '/emailSignup', page: null, guard: 'visitor', params: none },
  langSet: {
    path: '/langSet',
    page: 'account/language',
    screen: 'modules/account/screens/LanguageSetting',
    guard: 'open',
    params: none,
  },
} as const satisfies RouteRows;
