import { Steps } from '@/modules/kyc/screens/Steps';
import { screenPage } from '@/pages/screenPage';

export default screenPage(
  [
    'accountOpenSelectSgp',
    'sgpAuthKycCallback',
    'confirmAccountKor',
    'accountVerifyKor',
    'korConsentClause',
    'selectNationalityChn',
    'chnCzcbDocumentUpload',
    'chnCzcbBasicInformation',
    'chnCzcbBankPayment',
    'webKycEnter',
    'blueOceanEnter',
    'repeatedAccountRemind',
    'repeatedAccountAuthentication',
    'repeatedAccountOcrFaceCompare',
    'addressProof',
    'kycProofJpn',
    'incomeProofVnm',
    'delayProofEu',
    'eVisaAuth',
    'extensionCertificateEu',
    'userInfoSupplementEu',
    'improveAccountInfo',
  ],
  Steps,
);
