import { errorCodes } from '@/contracts/errors';
import { agentCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';

export const agentRefusals = {
  inviteNotFound: {
    code: agentCodes.inviteNotFound,
    text: {
      en: "We can't find this invitation.",
      zh: '邀请链接无效。',
      'zh-HK': '邀請連結無效。',
    },
  },
  inviteTaken: {
    code: agentCodes.inviteTaken,
    text: {
      en: 'This invitation belongs to someone else.',
      zh: '该邀请已被他人使用。',
      'zh-HK': '該邀請已被他人使用。',
    },
  },
  invitePhone: {
    code: agentCodes.invitePhone,
    text: {
      en: 'This invitation was sent to a different phone number.',
      zh: '该邀请发送至其他手机号。',
      'zh-HK': '該邀請已發送至其他手機號碼。',
    },
  },
  notBound: {
    code: agentCodes.notBound,
    text: {
      en: "Open your agent's invitation first.",
      zh: '请先打开院校代理的邀请链接。',
      'zh-HK': '請先打開院校代理的邀請連結。',
    },
  },
  commitNotFound: {
    code: agentCodes.commitNotFound,
    text: { en: "We can't find this form.", zh: '未找到提交信息。', 'zh-HK': '找不到提交資料。' },
  },
  commitExpired: {
    code: agentCodes.commitExpired,
    text: {
      en: 'This form has expired. Start again.',
      zh: '提交信息已过期，请重新填写。',
      'zh-HK': '提交資料已過期，請重新填寫。',
    },
  },
  wrongStep: {
    code: agentCodes.wrongStep,
    text: {
      en: "It's not time for this step. Refresh to see what's next.",
      zh: '当前无法进行此步骤。',
      'zh-HK': '目前無法進行此步驟。',
    },
  },
  otherChannel: {
    code: errorCodes.notAllowed,
    text: {
      en: "This is only available in the school agent's app.",
      zh: '仅限院校代理渠道使用。',
      'zh-HK': '只限院校代理渠道使用。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
