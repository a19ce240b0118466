import { schoolCodes } from '@/contracts/errors/server';
import type { ServerText } from '../../dispatch/refusal';
import { refuser } from '../../dispatch/refusal';

const texts = {
  schoolNotFound: { en: 'This school was not found.', zh: '未找到该院校。', 'zh-HK': '找不到該院校。' },
  accountNotFound: {
    en: "This school's account was not found.",
    zh: '未找到该院校账户。',
    'zh-HK': '找不到該院校帳戶。',
  },
  accountInvalid: {
    en: 'Some details of the account are missing or not valid.',
    zh: '账户信息缺失或格式错误。',
    'zh-HK': '帳戶資料缺失或格式錯誤。',
  },
  feeTypeUnsupported: {
    en: 'This school does not take this kind of payment.',
    zh: '该院校不支持此费用类型。',
    'zh-HK': '該院校不支援此費用類型。',
  },
  fieldsWrong: {
    en: "Some of the student's details are missing or not valid.",
    zh: '学生信息缺失或格式错误。',
    'zh-HK': '學生資料缺失或格式錯誤。',
  },
  postscriptWrong: {
    en: 'The reference has a form this account does not take.',
    zh: '附言格式不符合要求。',
    'zh-HK': '附言格式不符合要求。',
  },
  materialMissing: {
    en: 'Please hand in the study papers first.',
    zh: '请先提交留学材料。',
    'zh-HK': '請先提交留學材料。',
  },
} as const satisfies Record<keyof typeof schoolCodes, ServerText>;

export const refuseSchool = refuser(schoolCodes, texts);
