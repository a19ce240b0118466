import { largeRemitCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';

export const largeRemitRefusals = {
  notEligible: {
    code: largeRemitCodes.notEligible,
    text: {
      en: "Large transfers aren't available for your account.",
      zh: '您的账户暂不支持大额汇款。',
      'zh-HK': '你的帳戶暫不支援大額匯款。',
    },
  },
  materialMissing: {
    code: largeRemitCodes.materialMissing,
    text: {
      en: "We haven't accepted your documents for large transfers yet.",
      zh: '大额汇款材料尚未审核通过。',
      'zh-HK': '大額匯款文件尚未審核通過。',
    },
  },
  stepsMissing: {
    code: largeRemitCodes.stepsMissing,
    text: {
      en: 'Finish the steps for large transfers first.',
      zh: '请先完成大额汇款的前置步骤。',
      'zh-HK': '請先完成大額匯款的前置步驟。',
    },
  },
  wrongStep: {
    code: largeRemitCodes.wrongStep,
    text: {
      en: "It's not time for this step. Refresh to see what's next.",
      zh: '当前无法进行此步骤。',
      'zh-HK': '目前無法進行此步驟。',
    },
  },
  payeeUnconfirmed: {
    code: largeRemitCodes.payeeUnconfirmed,
    text: {
      en: "Your recipient hasn't confirmed yet. Send them a link first.",
      zh: '收款人尚未确认，请先向其发送链接。',
      'zh-HK': '收款人尚未確認，請先向其傳送連結。',
    },
  },
  targetLevel: {
    code: largeRemitCodes.targetLevel,
    text: {
      en: 'These documents are for another level of verification.',
      zh: '材料等级不符。',
      'zh-HK': '文件等級不符。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
