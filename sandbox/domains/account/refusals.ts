import { errorCodes } from '@/contracts/errors';
import { Refusal, refuse } from '../../dispatch/refusal';
import type { JsonObject } from '../../db/schema';

/** Codes of the shared error table that the account rules answer with. */
export const accountCodes = {
  sendCaptchaTest: errorCodes.SendCaptchaTestError,
  freezeLogin: errorCodes.FreezeLogin,
  userExists: errorCodes.userExists,
  phoneChanged: errorCodes.phoneChanged,
  emailChanged: errorCodes.emailChanged,
  passwordChanged: errorCodes.passwordChanged,
  captchaWrong: errorCodes.captchaWrong,
  captchaExpired: errorCodes.captchaExpired,
  captchaExhausted: errorCodes.captchaExhausted,
  ticketInvalid: errorCodes.ticketInvalid,
  notRegistered: errorCodes.notRegistered,
  passwordWrong: errorCodes.passwordWrong,
  passwordNotSet: errorCodes.passwordNotSet,
  passwordFormat: errorCodes.passwordFormat,
  clausesMissing: errorCodes.clausesMissing,
  marketClosed: errorCodes.marketClosed,
  inviteCodeUnknown: errorCodes.inviteCodeUnknown,
  contactTaken: errorCodes.contactTaken,
  wechatCode: errorCodes.wechatCode,
  resendTooSoon: errorCodes.resendTooSoon,
  contactMissing: errorCodes.contactMissing,
} as const;

const texts = {
  [accountCodes.sendCaptchaTest]: {
    en: 'Answer a quick question to get your code.',
    zh: '请先完成验证再获取验证码。',
    'zh-HK': '請先完成驗證再獲取驗證碼。',
  },
  [accountCodes.freezeLogin]: {
    en: 'Your account is locked after too many attempts. Try again later.',
    zh: '密码错误次数过多，账号已被暂时冻结。',
    'zh-HK': '密碼錯誤次數過多，帳戶已被暫時凍結。',
  },
  [accountCodes.userExists]: {
    en: "There's already an account with this phone number or email. Log in to use it.",
    zh: '该手机号或邮箱已注册，请直接登录。',
    'zh-HK': '該手機號碼或電郵已註冊，請直接登入。',
  },
  [accountCodes.captchaWrong]: {
    en: "This code isn't right. Check it and try again.",
    zh: '验证码错误。',
    'zh-HK': '驗證碼錯誤。',
  },
  [accountCodes.captchaExpired]: {
    en: 'This code has expired. Get a new one.',
    zh: '验证码已失效，请重新获取。',
    'zh-HK': '驗證碼已失效，請重新獲取。',
  },
  [accountCodes.captchaExhausted]: {
    en: "You've entered too many wrong codes. Get a new one.",
    zh: '验证码错误次数过多，请重新获取。',
    'zh-HK': '驗證碼錯誤次數過多，請重新獲取。',
  },
  [accountCodes.ticketInvalid]: {
    en: 'Your verification has expired. Verify again.',
    zh: '验证已失效，请重新验证。',
    'zh-HK': '驗證已失效，請重新驗證。',
  },
  [accountCodes.notRegistered]: {
    en: "There's no account with this phone number or email yet. Create one to continue.",
    zh: '该手机号或邮箱尚未注册，请先注册。',
    'zh-HK': '該手機號碼或電郵尚未註冊，請先註冊。',
  },
  [accountCodes.passwordWrong]: {
    en: "Your login details aren't right. Check them and try again.",
    zh: '用户名或密码错误。',
    'zh-HK': '用戶名稱或密碼錯誤。',
  },
  [accountCodes.passwordNotSet]: {
    en: "You haven't set a password yet. Log in with a code instead.",
    zh: '尚未设置密码，请使用验证码登录。',
    'zh-HK': '尚未設定密碼，請使用驗證碼登入。',
  },
  [accountCodes.passwordFormat]: {
    en: 'Use 6 to 16 characters, with at least one letter and one number.',
    zh: '密码须为6至16位，且至少包含一个字母和一个数字。',
    'zh-HK': '密碼須為6至16位，且至少包含一個字母和一個數字。',
  },
  [accountCodes.clausesMissing]: {
    en: 'Agree to the terms to continue.',
    zh: '请先同意相关条款。',
    'zh-HK': '請先同意相關條款。',
  },
  [accountCodes.marketClosed]: {
    en: "You can't sign up in this country yet.",
    zh: '该国家或地区暂未开放注册。',
    'zh-HK': '該國家或地區暫未開放註冊。',
  },
  [accountCodes.inviteCodeUnknown]: {
    en: "We don't recognise this invite code.",
    zh: '邀请码不存在。',
    'zh-HK': '邀請碼不存在。',
  },
  [accountCodes.contactTaken]: {
    en: 'This phone number or email belongs to another account. Use a different one.',
    zh: '该手机号或邮箱已被其他账号绑定。',
    'zh-HK': '該手機號碼或電郵已被其他帳戶綁定。',
  },
  [accountCodes.wechatCode]: {
    en: "We couldn't log you in with the app. Try again.",
    zh: '授权登录失败，请重试。',
    'zh-HK': '授權登入失敗，請重試。',
  },
  [accountCodes.resendTooSoon]: {
    en: "We've just sent you a code. Wait a moment before you get another.",
    zh: '验证码已发送，请稍后再试。',
    'zh-HK': '驗證碼已發送，請稍後再試。',
  },
  [accountCodes.contactMissing]: {
    en: 'Enter your phone number or email.',
    zh: '请输入手机号或邮箱。',
    'zh-HK': '請輸入手機號碼或電郵。',
  },
} as const;

export type AccountCode = keyof typeof texts;

/** `keep`: what was written so far (failed attempts, freezes) stays although the call is refused. */
export const accountRefusal = (
  code: AccountCode,
  options: { model?: JsonObject; keep?: boolean } = {},
): Refusal => new Refusal(code, texts[code], options);
export const refuseAccount = (
  code: AccountCode,
  options: { model?: JsonObject; keep?: boolean } = {},
): never => refuse(code, texts[code], options);
