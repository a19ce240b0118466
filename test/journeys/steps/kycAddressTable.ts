import { allPaths as every, routesByModule } from '@/routes';

export const kycAddresses: Readonly<Record<string, readonly string[]>> = {
  AUS: [
    '/basic-information-aus',
    '/select-document',
    '/document-upload',
    '/wait-activation',
    '/account-preview',
    '/improve-account-info',
    '/repeated-account/remind',
    '/repeated-account/authentication',
    '/repeated-account/ocr-face-compare',
  ],
  NZL: ['/basic-information-nzl', '/address-proof-nzl'],
  JPN: ['/basic-information-jpn', '/jpn-select-document', '/kyc-proof-jpn'],
  SGP: ['/basic-information-sgp', '/account-open-select-sgp', '/sgp/authKyc/callback', '/address-proof-sgp'],
  HKG: ['/basic-information-hkg'],
  GBR: [
    '/basic-information-eu',
    '/address-proof-eu',
    '/user-info-supplement-eu',
    '/eVisa-auth',
    '/extension-certificate-eu',
    '/delay-proof-eu',
  ],
  CAN: ['/basic-information-can'],
  USA: ['/basic-information-usa'],
  BRA: ['/basic-information-bra'],
  KOR: ['/basic-information-kor', '/confirm-account-kor', '/account-verify-kor', '/korConsentClause'],
  VNM: ['/basic-information-vnm', '/income-proof-vnm'],
  CHN: [
    '/select-nationality-chn',
    '/chn-czcb-document-upload',
    '/chn-czcb-basic-information',
    '/chn-czcb-bank-payment',
    '/web-kyc/enter',
    '/blue-ocean/enter',
  ],
};

export const allPaths = (): string[] =>
  every()
    .filter((found) => found.name in routesByModule.kyc && !found.alias)
    .map((found) => found.path);
