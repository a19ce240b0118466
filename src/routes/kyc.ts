import * as v from 'valibot';
import { addressProofMarkets, basicInformationMarkets } from '@/domain/kycForms';
import { country, flag, none, oneOf, opaque, shortText } from './params';
import type { RouteRows } from './types';

const fixing = v.object({ fix: flag });
const document = {
  market: v.optional(country),
  fix: flag,
  isJpnNumber: flag,
};

export const kycRoutes = {
  basicInformation: {
    path: '/basic-information-{market}',
    values: { market: basicInformationMarkets },
    page: 'send/kyc/basic-information',
    params: v.object({ market: oneOf(basicInformationMarkets), fix: flag }),
  },
  accountOpenSelectSgp: {
    path: '/account-open-select-sgp',
    page: 'send/kyc/step',
    params: none,
  },
  sgpAuthKycCallback: {
    path: '/sgp/authKyc/callback',
    aliases: ['/sgp/singpassKyc/callback'],
    page: 'send/kyc/step',
    openQuery: true,
    params: v.object({ code: v.optional(opaque), state: v.optional(opaque), error: v.optional(shortText) }),
  },
  addressProof: {
    path: '/address-proof-{market}',
    values: { market: addressProofMarkets },
    page: 'send/kyc/step',
    params: v.object({ market: oneOf(addressProofMarkets), fix: flag }),
  },
  userInfoSupplementEu: {
    path: '/user-info-supplement-eu',
    page: 'send/kyc/step',
    params: none,
  },
  eVisaAuth: {
    path: '/eVisa-auth',
    page: 'send/kyc/step',
    params: fixing,
  },
  extensionCertificateEu: {
    path: '/extension-certificate-eu',
    page: 'send/kyc/step',
    params: none,
  },
  delayProofEu: {
    path: '/delay-proof-eu',
    page: 'send/kyc/step',
    params: fixing,
  },
  confirmAccountKor: {
    path: '/confirm-account-kor',
    page: 'send/kyc/step',
    params: none,
  },
  accountVerifyKor: {
    path: '/account-verify-kor',
    page: 'send/kyc/step',
    params: none,
  },
  incomeProofVnm: {
    path: '/income-proof-vnm',
    page: 'send/kyc/step',
    params: fixing,
  },
  improveAccountInfo: {
    path: '/improve-account-info',
    page: 'send/kyc/step',
    params: none,
  },
  selectNationalityChn: {
    path: '/select-nationality-chn',
    aliases: ['/chnRemitSelectNationality'],
    page: 'send/kyc/step',
    params: none,
  },
  selectDocument: {
    path: '/select-document',
    page: 'send/kyc/document',
    params: v.object({ ...document, hideNoCard: flag }),
  },
  jpnSelectDocument: {
    path: '/jpn-select-document',
    page: 'send/kyc/document',
    params: v.object({ isJpnNumber: flag, hideNoCard: flag, fix: flag }),
  },
  documentUpload: {
    path: '/document-upload',
    page: 'send/kyc/document',
    params: v.object({ ...document, idType: v.optional(shortText) }),
  },
  kycProofJpn: {
    path: '/kyc-proof-jpn',
    page: 'send/kyc/step',
    params: fixing,
  },
  waitActivation: {
    path: '/wait-activation',
    page: 'send/kyc/wait-activation',
    params: none,
  },
  accountPreview: {
    path: '/account-preview',
    page: 'send/kyc/account-preview',
    params: none,
  },
  repeatedAccountRemind: {
    path: '/repeated-account/remind',
    page: 'send/kyc/step',
    params: none,
  },
  repeatedAccountAuthentication: {
    path: '/repeated-account/authentication',
    page: 'send/kyc/step',
    params: none,
  },
  repeatedAccountOcrFaceCompare: {
    path: '/repeated-account/ocr-face-compare',
    page: 'send/kyc/step',
    params: none,
  },
  chnCzcbDocumentUpload: {
    path: '/chn-czcb-document-upload',
    page: 'send/kyc/step',
    params: none,
  },
  chnCzcbBasicInformation: {
    path: '/chn-czcb-basic-information',
    page: 'send/kyc/step',
    params: none,
  },
  chnCzcbBankPayment: {
    path: '/chn-czcb-bank-payment',
    page: 'send/kyc/step',
    params: none,
  },
  korConsentClause: {
    path: '/korConsentClause',
    page: 'send/kyc/step',
    guard: 'open',
    params: none,
  },
  blueOceanEnter: {
    path: '/blue-ocean/enter',
    page: 'send/kyc/step',
    guard: 'open',
    openQuery: true,
    params: none,
  },
  webKycEnter: {
    path: '/web-kyc/enter',
    page: 'send/kyc/step',
    guard: 'open',
    openQuery: true,
    params: none,
  },
} as const satisfies RouteRows;
