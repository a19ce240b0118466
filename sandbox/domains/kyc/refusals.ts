import { errorCodes } from '@/contracts/errors';
import type { RefusalRow } from '../../dispatch/refusal';
import { badFields } from '../../dispatch/refusal';

export const kycRefusals = {
  countrySwitch: {
    code: errorCodes.countrySwitch,
    text: {
      en: 'Your account is in a different country or region. Log in again.',
      zh: '您的账户属于其他市场，请重新登录。',
      'zh-HK': '你的帳戶屬於其他市場，請重新登入。',
    },
  },
  marketNotOpen: {
    code: errorCodes.kycMarketNotSupported,
    text: {
      en: "You can't open an account in this country yet.",
      zh: '该国家或地区暂未开放开户。',
      'zh-HK': '該國家或地區暫未開放開戶。',
    },
  },
  wrongStep: {
    code: errorCodes.kycWrongStep,
    text: {
      en: "It's not time for this step. Refresh to see what's next.",
      zh: '当前状态无法进行此步骤，请刷新查看。',
      'zh-HK': '目前狀態無法進行此步驟，請重新整理查看。',
    },
  },
  fields: badFields,
  documentType: {
    code: errorCodes.documentTypeNotSupported,
    text: {
      en: "We don't accept this type of document here. Choose another one.",
      zh: '不支持该证件类型。',
      'zh-HK': '不支援此證件類型。',
    },
  },
  sideMissing: {
    code: errorCodes.documentSideMissing,
    text: {
      en: 'Upload every side we ask for.',
      zh: '请上传所有要求的证件照片。',
      'zh-HK': '請上載所有要求的證件相片。',
    },
  },
  sideRepeated: {
    code: errorCodes.documentSideRepeated,
    text: {
      en: 'You used the same photo for two sides. Take a photo of each side.',
      zh: '不同页面使用了同一张图片。',
      'zh-HK': '不同頁面使用了同一張圖片。',
    },
  },
  documentExpired: {
    code: errorCodes.documentExpired,
    text: {
      en: 'This document has expired. Use a valid one.',
      zh: '证件已过期，请使用有效证件。',
      'zh-HK': '證件已過期，請使用有效證件。',
    },
  },
  quality: {
    code: errorCodes.CertificateQuality,
    text: {
      en: "The photo isn't clear enough. Take it again.",
      zh: '照片不清晰，请重新拍摄。',
      'zh-HK': '相片不清晰，請重新拍攝。',
    },
  },
  inconsistent: {
    code: errorCodes.InconsistentDocumentType,
    text: {
      en: 'The photo shows a different type of document from the one you chose.',
      zh: '上传的证件与所选证件类型不一致。',
      'zh-HK': '上載的證件與所選證件類型不一致。',
    },
  },
  reference: {
    code: errorCodes.ocrReferenceInvalid,
    text: {
      en: 'Your upload has expired. Choose the document again.',
      zh: '上传已失效，请重新选择证件。',
      'zh-HK': '上載已失效，請重新選擇證件。',
    },
  },
  freeKyc: {
    code: errorCodes.FreeKycInfo,
    text: {
      en: 'Until you upload an identity document, you can only send money to an account of your own.',
      zh: '上传证件前，您只能汇款到本人账户。',
      'zh-HK': '上載證件前，你只能匯款到本人帳戶。',
    },
  },
  kcbDuplicate: {
    code: errorCodes.kcbDuplicateAccountError,
    text: {
      en: 'You already have an account with this bank, opened under another login. Log in with that one.',
      zh: '您已用其他账号在该银行开户，请使用该账号登录。',
      'zh-HK': '你已用其他帳號在該銀行開戶，請使用該帳號登入。',
    },
  },
  numberCard: {
    code: errorCodes.JpnNeedNumberCard,
    text: {
      en: 'Upload your My Number card.',
      zh: '请上传个人编号卡。',
      'zh-HK': '請上載個人編號卡。',
    },
  },
} as const satisfies Record<string, RefusalRow>;
