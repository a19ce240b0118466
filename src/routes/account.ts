import * as v from 'valibot';
import { flag, identifier, none, whole } from './params';
import type { RouteRows } from './types';

const way = v.picklist(['phone', 'email']);

export const accountRoutes = {
  start: {
    path: '/start',
    page: 'pages/account/start/index',
    screen: 'modules/account/screens/Start',
    guard: 'visitor',
    params: none,
  },
  login: {
    path: '/login',
    page: 'pages/account/login/index',
    screen: 'modules/account/screens/Login',
    guard: 'visitor',
    params: v.object({ way: v.optional(way) }),
  },
  register: {
    path: '/register',
    page: 'pages/account/register/index',
    screen: 'modules/account/screens/Register',
    guard: 'visitor',
    params: v.object({ way: v.optional(way) }),
  },
  raasCaptcha: { path: '/raasCaptcha', page: null, guard: 'open', params: none },
  gesaCaptcha: { path: '/gesaCaptcha', page: null, guard: 'open', params: none },
  setPwd: {
    path: '/setPwd',
    page: 'pages/account/set-password/index',
    screen: 'modules/account/screens/SetPassword',
    guard: 'open',
    params: v.object({
      /** Proof that the contact was verified: single use. */
      ticket: v.optional(identifier),
      scene: v.optional(v.picklist(['register', 'reset', 'first'])),
    }),
  },
  updatePwd: {
    path: '/updatePwd',
    page: 'pages/account/update-password/index',
    screen: 'modules/account/screens/UpdatePassword',
    guard: 'signedIn',
    params: none,
  },
  resetPwdWay: {
    path: '/resetPwdWay',
    page: 'pages/account/reset-password-way/index',
    screen: 'modules/account/screens/ResetPasswordWay',
    guard: 'open',
    params: none,
  },
  resetPwdVerify: {
    path: '/resetPwdVerify',
    aliases: ['/pwdResetSms'],
    page: 'pages/account/reset-password-verify/index',
    screen: 'modules/account/screens/ResetPasswordVerify',
    guard: 'open',
    params: v.object({ way: v.optional(way, 'phone') }),
  },
  replaceAccountVerify: { path: '/replaceAccountVerify', page: null, guard: 'signedIn', params: none },
  bindPhone: {
    path: '/bindPhone',
    page: 'pages/account/bind-phone/index',
    screen: 'modules/account/screens/BindContact#BindPhone',
    guard: 'signedIn',
    params: v.object({ pageStep: v.optional(whole), forRemit: flag }),
  },
  bindEmail: {
    path: '/bindEmail',
    page: 'pages/account/bind-email/index',
    screen: 'modules/account/screens/BindContact#BindEmail',
    guard: 'signedIn',
    params: none,
  },
  replacePhoneTransfer: { path: '/replacePhoneTransfer', page: null, guard: 'signedIn', params: none },
  emailSignup: { path: '/emailSignup', page: null, guard: 'visitor', params: none },
  langSet: {
    path: '/langSet',
    page: 'pages/account/language/index',
    screen: 'modules/account/screens/LanguageSetting',
    guard: 'open',
    params: none,
  },
} as const satisfies RouteRows;
