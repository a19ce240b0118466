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
    page: 'kyc/basic-information',
    params: v.object({ market: oneOf(basicInformationMarkets), fix: flag }),
  },
  accountOpenSelectSgp: {
    path: '/account-open-select-sgp',
    page: 'kyc/step',
    params: none,
  },
  sgpAuthKycCallback: {
    path: '/sgp/authKyc/callback',
    aliases: ['/sgp/singpassKyc/callback'],
    page: 'kyc/step',
    openQuery: true,
    params: v.object({ code: v.optional(opaque), state: v.optional(opaque), error: v.optional(shortText) }),
  },
  addressProof: {
    path: '/address-proof-{market}',
    values: { market: addressProofMarkets },
    page: 'kyc/step',
    params: v.object({ market: oneOf(addressProofMarkets), fix: flag }),
  },
  userInfoSupplementEu: {
    path: '/user-info-supplement-eu',
    page: 'kyc/step',
    params: none,
  },
  eVisaAuth: {
    path: '/eVisa-auth',
    page: 'kyc/step',
    params: fixing,
  },
  extensionCertificateEu: {
    path: '/extension-certificate-eu',
    page: 'kyc/step',
    params: none,
  },
  delayProofEu: {
    path: '/delay-proof-eu',
    page: 'kyc/step',
    params: fixing,
  },
  confirmAccountKor: {
    path: '/confirm-account-kor',
    page: 'kyc/step',
    params: none,
  },
  accountVerifyKor: {
    path: '/account-verify-kor',
    page: 'kyc/step',
    params: none,
  },
  incomeProofVnm: {
    path: '/income-proof-vnm',
    page: 'kyc/step',
    params: fixing,
  },
  improveAccountInfo: {
    path: '/improve-account-info',
    page: 'kyc/step',
    params: none,
  },
  selectNationalityChn: {
    path: '/select-nationality-chn',
    aliases: ['/chnRemitSelectNationality'],
    page: 'kyc/step',
    params: none,
  },
  selectDocument: {
    path: '/select-document',
    page: 'kyc/document',
    params: v.object({ ...document, hideNoCard: flag }),
  },
  jpnSelectDocument: {
    path: '/jpn-select-document',
    page: 'kyc/document',
    params: v.object({ isJpnNumber: flag, hideNoCard: flag, fix: flag }),
  },
  documentUpload: {
    path: '/document-upload',
    page: 'kyc/document',
    params: v.object({ ...document, idType: v.optional(shortText) }),
  },
  kycProofJpn: {
    path: '/kyc-proof-jpn',
    page: 'kyc/step',
    params: fixing,
  },
  waitActivation: {
    path: '/wait-activation',
    page: 'kyc/wait-activation',
    params: none,
  },
  accountPreview: {
    path: '/account-preview',
    page: 'kyc/account-preview',
    params: none,
  },
  repeatedAccountRemind: {
    path: '/repeated-account/remind',
    page: 'kyc/step',
    params: none,
  },
  repeatedAccountAuthentication: {
    path: '/repeated-account/authentication',
    page: 'kyc/step',
    params: none,
  },
  repeatedAccountOcrFaceCompare: {
    path: '/repeated-account/ocr-face-compare',
    page: 'kyc/step',
    params: none,
  },
  chnCzcbDocumentUpload: {
    path: '/chn-czcb-document-upload',
    page: 'kyc/step',
    params: none,
  },
  chnCzcbBasicInformation: {
    path: '/chn-czcb-basic-information',
    page: 'kyc/step',
    params: none,
  },
  chnCzcbBankPayment: {
    path: '/chn-czcb-bank-payment',
    page: 'kyc/step',
    params: none,
  },
  korConsentClause: {
    path: '/korConsentClause',
    page: 'kyc/step',
    guard: 'open',
    params: none,
  },
  blueOceanEnter: {
    path: '/blue-ocean/enter',
    page: 'kyc/step',
    guard: 'open',
    openQuery: true,
    params: none,
  },
  webKycEnter: {
    path: '/web-kyc/enter',
    page: 'kyc/step',
    guard: 'open',
    openQuery: true,
    params: none,
  },
} as const satisfies RouteRows;
