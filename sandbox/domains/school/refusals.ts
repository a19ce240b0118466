import { schoolCodes } from '@/contracts/errors/server';
import type { RefusalRow } from '../../dispatch/refusal';

export const schoolRefusals = {
  schoolNotFound: {
    code: schoolCodes.schoolNotFound,
    text: { en: "We can't find this school.", zh: '未找到该院校。', 'zh-HK': '找不到該院校。' },
  },
  accountNotFound: {
    code: schoolCodes.accountNotFound,
    text: {
      en: "We can't find this school's account.",
      zh: '未找到该院校账户。',
      'zh-HK': '找不到該院校帳戶。',
    },
  },
  accountInvalid: {
    code: schoolCodes.accountInvalid,
    text: {
      en: 'Some account details are missing or not valid.',
      zh: '账户信息缺失或格式错误。',
      'zh-HK': '帳戶資料缺失或格式錯誤。',
    },
  },
  feeTypeUnsupported: {
    code: schoolCodes.feeTypeUnsupported,
    text: {
      en: "This school doesn't accept this type of payment.",
      zh: '该院校不支持此费用类型。',
      'zh-HK': '該院校不支援此費用類型。',
    },
  },
  fieldsWrong: {
    code: schoolCodes.fieldsWrong,
    text: {
      en: 'Some student details are missing or not valid.',
      zh: '学生信息缺失或格式错误。',
      'zh-HK': '學生資料缺失或格式錯誤。',
    },
  },
  amountDiffers: {
    code: schoolCodes.amountDiffers,
    text: {
      en: 'Send exactly the amount you registered for this fee.',
      zh: '汇款金额须与登记的费用金额一致。',
      'zh-HK': '匯款金額須與登記的費用金額一致。',
    },
  },
  postscriptWrong: {
    code: schoolCodes.postscriptWrong,
    text: {
      en: "This account doesn't accept a reference in this format.",
      zh: '附言格式不符合要求。',
      'zh-HK': '附言格式不符合要求。',
    },
  },
  materialMissing: {
    code: schoolCodes.materialMissing,
    text: {
      en: 'Upload your study documents first.',
      zh: '请先提交留学材料。',
      'zh-HK': '請先提交留學文件。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
