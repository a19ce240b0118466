import { errorCodes } from '@/contracts/errors';
import { ownerCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';

export const accountRefusals = {
  notYours: {
    code: errorCodes.notAllowed,
    text: {
      en: "This isn't available for your account yet.",
      zh: '您的账户暂未开放此功能。',
      'zh-HK': '你的帳戶暫未開放此功能。',
    },
  },
  sendCaptchaTest: {
    code: errorCodes.SendCaptchaTestError,
    text: {
      en: 'Answer a quick question to get your code.',
      zh: '请先完成验证再获取验证码。',
      'zh-HK': '請先完成驗證再獲取驗證碼。',
    },
  },
  mailNotActivated: {
    code: errorCodes.mailNotActivated,
    text: {
      en: "You haven't confirmed your email yet. Open the link in the email we sent you.",
      zh: '邮箱尚未激活，请打开我们发送的邮件中的链接。',
      'zh-HK': '電郵尚未啟用，請打開我們發送的電郵中的連結。',
    },
  },
  userExists: {
    code: errorCodes.userExists,
    text: {
      en: "There's already an account with this phone number or email. Log in to use it.",
      zh: '该手机号或邮箱已注册，请直接登录。',
      'zh-HK': '該手機號碼或電郵已註冊，請直接登入。',
    },
  },
  captchaWrong: {
    code: errorCodes.captchaWrong,
    text: {
      en: "This code isn't right. Check it and try again.",
      zh: '验证码错误。',
      'zh-HK': '驗證碼錯誤。',
    },
  },
  captchaExpired: {
    code: errorCodes.captchaExpired,
    text: {
      en: 'This code has expired. Get a new one.',
      zh: '验证码已失效，请重新获取。',
      'zh-HK': '驗證碼已失效，請重新獲取。',
    },
  },
  captchaExhausted: {
    code: errorCodes.captchaExhausted,
    text: {
      en: "You've entered too many wrong codes. Get a new one.",
      zh: '验证码错误次数过多，请重新获取。',
      'zh-HK': '驗證碼錯誤次數過多，請重新獲取。',
    },
  },
  ticketInvalid: {
    code: errorCodes.ticketInvalid,
    text: {
      en: 'Your verification has expired. Verify again.',
      zh: '验证已失效，请重新验证。',
      'zh-HK': '驗證已失效，請重新驗證。',
    },
  },
  proofNeeded: {
    code: ownerCodes.proofNeeded,
    text: {
      en: 'First show that this account is yours: by its password, or by a new code to its phone or email.',
      zh: '请先验证账号归属：输入登录密码，或通过已绑定的手机号或邮箱获取新验证码。',
      'zh-HK': '請先驗證帳戶屬於你：輸入登入密碼，或透過已綁定的手機號碼或電郵獲取新驗證碼。',
    },
  },
  undoTooLate: {
    code: ownerCodes.undoTooLate,
    text: {
      en: "This link no longer works. Contact us if you can't get into your account.",
      zh: '该链接已失效。如无法登录账号，请联系我们。',
      'zh-HK': '此連結已失效。如無法登入帳戶，請聯絡我們。',
    },
  },
  notRegistered: {
    code: errorCodes.notRegistered,
    text: {
      en: "There's no account with this phone number or email yet. Create one to continue.",
      zh: '该手机号或邮箱尚未注册，请先注册。',
      'zh-HK': '該手機號碼或電郵尚未註冊，請先註冊。',
    },
  },
  passwordWrong: {
    code: errorCodes.passwordWrong,
    text: {
      en: "Your login details aren't right. Check them, or log in with a code.",
      zh: '用户名或密码错误，请核对，或使用验证码登录。',
      'zh-HK': '用戶名稱或密碼錯誤，請核對，或使用驗證碼登入。',
    },
  },
  passwordNotSet: {
    code: errorCodes.passwordNotSet,
    text: {
      en: "You haven't set a password yet. Log in with a code instead.",
      zh: '尚未设置密码，请使用验证码登录。',
      'zh-HK': '尚未設定密碼，請使用驗證碼登入。',
    },
  },
  passwordFormat: {
    code: errorCodes.passwordFormat,
    text: {
      en: 'Use 6 to 16 characters, with at least one letter and one number.',
      zh: '密码须为6至16位，且至少包含一个字母和一个数字。',
      'zh-HK': '密碼須為6至16位，且至少包含一個字母和一個數字。',
    },
  },
  clausesMissing: {
    code: errorCodes.clausesMissing,
    text: {
      en: 'Agree to the terms to continue.',
      zh: '请先同意相关条款。',
      'zh-HK': '請先同意相關條款。',
    },
  },
  marketClosed: {
    code: errorCodes.marketClosed,
    text: {
      en: "You can't sign up in this country yet.",
      zh: '该国家或地区暂未开放注册。',
      'zh-HK': '該國家或地區暫未開放註冊。',
    },
  },
  inviteCodeUnknown: {
    code: errorCodes.inviteCodeUnknown,
    text: {
      en: "We don't recognise this invite code.",
      zh: '邀请码不存在。',
      'zh-HK': '邀請碼不存在。',
    },
  },
  contactTaken: {
    code: errorCodes.contactTaken,
    text: {
      en: 'This phone number or email belongs to another account. Use a different one.',
      zh: '该手机号或邮箱已被其他账号绑定。',
      'zh-HK': '該手機號碼或電郵已被其他帳戶綁定。',
    },
  },
  wechatCode: {
    code: errorCodes.wechatCode,
    text: {
      en: "We couldn't log you in with the app. Try again.",
      zh: '授权登录失败，请重试。',
      'zh-HK': '授權登入失敗，請重試。',
    },
  },
  resendTooSoon: {
    code: errorCodes.resendTooSoon,
    text: {
      en: "We've just sent you a code. Wait a moment before you get another.",
      zh: '验证码已发送，请稍后再试。',
      'zh-HK': '驗證碼已發送，請稍後再試。',
    },
  },
  transferUnderWay: {
    code: errorCodes.wrongStep,
    text: {
      en: 'A transfer is still under way. Close your account once it has ended.',
      zh: '您还有进行中的汇款，请在其结束后再注销账户。',
      'zh-HK': '你還有進行中的匯款，請在其結束後再註銷帳戶。',
    },
  },
  pictureUnknown: {
    code: errorCodes.badParams,
    text: {
      en: "We couldn't find this picture. Choose it again.",
      zh: '找不到该图片，请重新选择。',
      'zh-HK': '找不到此圖片，請重新選擇。',
    },
  },
  contactMissing: {
    code: errorCodes.contactMissing,
    text: {
      en: 'Enter your phone number or email.',
      zh: '请输入手机号或邮箱。',
      'zh-HK': '請輸入手機號碼或電郵。',
    },
  },
} as const satisfies Record<string, RefusalRow>;

/** Wrong passwords lock the password only; a code to one's own phone or email still lets the owner in. */
export const passwordLocked = (minutes: number) =>
  ({
    code: errorCodes.FreezeLogin,
    text: {
      en: `There were too many wrong passwords. Log in with a code instead, or try your password again in ${minutes} minutes.`,
      zh: `密码错误次数过多。请使用验证码登录，或在 ${minutes} 分钟后重试密码。`,
      'zh-HK': `密碼錯誤次數過多。請使用驗證碼登入，或在 ${minutes} 分鐘後重試密碼。`,
    },
  }) as const satisfies RefusalRow;

const inTime = (minutes: number) => {
  const hours = Math.ceil(minutes / 60);
  return minutes < 90
    ? { en: `${minutes} minutes`, zh: `${minutes} 分钟`, hk: `${minutes} 分鐘` }
    : { en: `${hours} hours`, zh: `${hours} 小时`, hk: `${hours} 小時` };
};

/** A budget of codes is used up for the day. */
export const tooManyCodes = (minutes: number): RefusalRow<typeof errorCodes.tooOften> => {
  const time = inTime(minutes);
  return {
    code: errorCodes.tooOften,
    text: {
      en: `Too many codes were asked for. You can get the next one in ${time.en}. Until then log in with your password, your other contact or a device you've used before, or contact support.`,
      zh: `获取验证码次数过多，请在${time.zh}后再试。在此之前可使用密码、其他联系方式或常用设备登录，或联系客服。`,
      'zh-HK': `獲取驗證碼次數過多，請在${time.hk}後再試。在此之前可使用密碼、其他聯絡方式或常用裝置登入，或聯絡客戶服務。`,
    },
  };
};

/** Too many wrong codes came for this phone or email. */
export const codesLocked = (minutes: number): RefusalRow<typeof errorCodes.tooOften> => {
  const time = inTime(minutes);
  return {
    code: errorCodes.tooOften,
    text: {
      en: `Too many wrong codes were entered. Codes work again in ${time.en}. Until then log in with your password, your other contact or a device you've used before, or contact support.`,
      zh: `验证码错误次数过多，${time.zh}后可再次使用。在此之前可使用密码、其他联系方式或常用设备登录，或联系客服。`,
      'zh-HK': `驗證碼錯誤次數過多，${time.hk}後可再次使用。在此之前可使用密碼、其他聯絡方式或常用裝置登入，或聯絡客戶服務。`,
    },
  };
};
