// Written by `npm run schemas` from src/schemas/kyc: the forms that have an address, /basic-information-{market}.
// prettier-ignore
export const basicInformationMarkets = ['aus', 'bra', 'can', 'eu', 'hkg', 'jpn', 'kor', 'nzl', 'sgp', 'usa', 'vnm'] as const;
