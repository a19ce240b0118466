// Written by `npm run schemas` from src/schemas/kyc. The forms that have an address, /basic-information-{market}:
// prettier-ignore
export const basicInformationMarkets = ['aus', 'bra', 'can', 'eu', 'hkg', 'jpn', 'kor', 'nzl', 'sgp', 'usa', 'vnm'] as const;

// /address-proof-{market}:
// prettier-ignore
export const addressProofMarkets = ['eu', 'nzl', 'sgp'] as const;

// Steps of a market beyond its form and a document:
// prettier-ignore
export const kycStepRows = {
  AUS: { form: 'aus' },
  NZL: { form: 'nzl', address: ['addressProof', { market: 'nzl' }], then: 'address' },
  JPN: { form: 'jpn', document: 'jpnSelectDocument', address: ['kycProofJpn'], numberCard: true, then: 'numberCard' },
  SGP: { form: 'sgp', first: 'accountOpenSelectSgp', address: ['addressProof', { market: 'sgp' }], then: 'address' },
  HKG: { form: 'hkg' },
  EU: { form: 'eu', address: ['addressProof', { market: 'eu' }], delay: 'delayProofEu', then: 'address' },
  GBR: { form: 'eu', address: ['addressProof', { market: 'eu' }], delay: 'delayProofEu', then: 'address' },
  CAN: { form: 'can' },
  USA: { form: 'usa' },
  BRA: { form: 'bra' },
  KOR: { form: 'kor', authorize: 'confirmAccountKor', verify: 'accountVerifyKor', then: 'account' },
  VNM: { form: 'vnm', income: 'incomeProofVnm', then: 'income' },
} as const;
