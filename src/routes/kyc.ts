import * as v from 'valibot';
import { addressProofMarkets, basicInformationMarkets } from '@/domain/kycForms';
import { country, flag, none, oneOf, opaque, shortText } from './params';
import type { RouteRows } from './types';

/** `fix`: sent back here by a rejected review. */
const fixing = v.object({ fix: flag });
const document = {
  market: v.optional(country),
  fix: flag,
  /** Japan: the number card is what is asked for. */
  isJpnNumber: flag,
};

export const kycRoutes = {
  basicInformation: {
    path: '/basic-information-{market}',
    values: { market: basicInformationMarkets },
    page: 'pages/kyc/basic-information/index',
    guard: 'signedIn',
    params: v.object({ market: oneOf(basicInformationMarkets), fix: flag }),
  },
  accountOpenSelectSgp: {
    path: '/account-open-select-sgp',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  sgpAuthKycCallback: {
    path: '/sgp/authKyc/callback',
    aliases: ['/sgp/singpassKyc/callback'],
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    openQuery: true,
    params: v.object({ code: v.optional(opaque), state: v.optional(opaque), error: v.optional(shortText) }),
  },
  addressProof: {
    path: '/address-proof-{market}',
    values: { market: addressProofMarkets },
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: v.object({ market: oneOf(addressProofMarkets), fix: flag }),
  },
  userInfoSupplementEu: {
    path: '/user-info-supplement-eu',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  eVisaAuth: { path: '/eVisa-auth', page: 'pages/kyc/step/index', guard: 'signedIn', params: fixing },
  extensionCertificateEu: {
    path: '/extension-certificate-eu',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  delayProofEu: { path: '/delay-proof-eu', page: 'pages/kyc/step/index', guard: 'signedIn', params: fixing },
  confirmAccountKor: {
    path: '/confirm-account-kor',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  accountVerifyKor: {
    path: '/account-verify-kor',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  incomeProofVnm: {
    path: '/income-proof-vnm',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: fixing,
  },
  improveAccountInfo: {
    path: '/improve-account-info',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  selectNationalityChn: {
    path: '/select-nationality-chn',
    aliases: ['/chnRemitSelectNationality'],
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  selectDocument: {
    path: '/select-document',
    page: 'pages/kyc/select-document/index',
    guard: 'signedIn',
    params: v.object({ ...document, hideNoCard: flag }),
  },
  jpnSelectDocument: {
    path: '/jpn-select-document',
    page: 'pages/kyc/select-document/index',
    guard: 'signedIn',
    params: v.object({ isJpnNumber: flag, hideNoCard: flag, fix: flag }),
  },
  documentUpload: {
    path: '/document-upload',
    page: 'pages/kyc/document-upload/index',
    guard: 'signedIn',
    params: v.object({ ...document, idType: v.optional(shortText) }),
  },
  kycProofJpn: { path: '/kyc-proof-jpn', page: 'pages/kyc/step/index', guard: 'signedIn', params: fixing },
  waitActivation: {
    path: '/wait-activation',
    page: 'pages/kyc/wait-activation/index',
    guard: 'signedIn',
    params: none,
  },
  accountPreview: {
    path: '/account-preview',
    page: 'pages/kyc/account-preview/index',
    guard: 'signedIn',
    params: none,
  },
  repeatedAccountRemind: {
    path: '/repeated-account/remind',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  repeatedAccountAuthentication: {
    path: '/repeated-account/authentication',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  repeatedAccountOcrFaceCompare: {
    path: '/repeated-account/ocr-face-compare',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  chnCzcbDocumentUpload: {
    path: '/chn-czcb-document-upload',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  chnCzcbBasicInformation: {
    path: '/chn-czcb-basic-information',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  chnCzcbBankPayment: {
    path: '/chn-czcb-bank-payment',
    page: 'pages/kyc/step/index',
    guard: 'signedIn',
    params: none,
  },
  korConsentClause: { path: '/korConsentClause', page: 'pages/kyc/step/index', guard: 'open', params: none },
  blueOceanEnter: {
    path: '/blue-ocean/enter',
    ours: true,
    page: 'pages/kyc/step/index',
    guard: 'open',
    openQuery: true,
    params: none,
  },
  webKycEnter: {
    path: '/web-kyc/enter',
    ours: true,
    page: 'pages/kyc/step/index',
    guard: 'open',
    openQuery: true,
    params: none,
  },
} as const satisfies RouteRows;
