import { evidenceCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';

export const evidenceRefusals = {
  notDemanded: {
    code: evidenceCodes.notDemanded,
    text: {
      en: "We don't need this from you right now.",
      zh: '当前无需提交该材料。',
      'zh-HK': '目前無需提交該文件。',
    },
  },
  alreadyPassed: {
    code: evidenceCodes.alreadyPassed,
    text: {
      en: "We've already accepted this document.",
      zh: '该材料已审核通过。',
      'zh-HK': '該文件已審核通過。',
    },
  },
  underReview: {
    code: evidenceCodes.underReview,
    text: {
      en: "We're checking this document.",
      zh: '材料正在审核中。',
      'zh-HK': '文件正在審核中。',
    },
  },
  fileTypeUnknown: {
    code: evidenceCodes.fileTypeUnknown,
    text: {
      en: "We can't accept this type of document here. Choose another one.",
      zh: '不支持该类型的证明文件。',
      'zh-HK': '不支援該類型的證明文件。',
    },
  },
  questionnaireFirst: {
    code: evidenceCodes.questionnaireFirst,
    text: {
      en: 'Answer the questions first.',
      zh: '请先提交问卷。',
      'zh-HK': '請先提交問卷。',
    },
  },
  expiryPassed: {
    code: evidenceCodes.expiryPassed,
    text: {
      en: 'Your proof of income has expired. Upload a valid one.',
      zh: '收入证明已过期。',
      'zh-HK': '收入證明已過期。',
    },
  },
  declarationsMissing: {
    code: evidenceCodes.declarationsMissing,
    text: {
      en: 'Confirm both statements about your recipient first.',
      zh: '请先确认关于收款人的两项声明。',
      'zh-HK': '請先確認關於收款人的兩項聲明。',
    },
  },
  orderEnded: {
    code: evidenceCodes.orderEnded,
    text: {
      en: "This transfer has ended, so we don't need your documents any more.",
      zh: '该笔汇款已结束，无需再提交材料。',
      'zh-HK': '該筆匯款已結束，無需再提交文件。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
