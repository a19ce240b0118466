import type { SchoolAccountKind } from '@/domain/school/schoolAccounts';

/** Valid, with invented numbers. */
export const goodAccounts: Readonly<Record<SchoolAccountKind, Readonly<Record<string, string | boolean>>>> = {
  UK: { sortCode: '20-00-00', accountNumber: '55779911' },
  EU: { iban: 'DE89 3704 0044 0532 0130 00' },
  HK: { bankCode: '012', accountNumber: '123456789' },
  SGP: { swift: 'DBSSSGSG', accountNumber: '0720148826' },
  USA: { abaRouting: '021000021', accountNumber: '4821773019' },
  JPN: { bankCode: '0005', branchCode: '001', accountNumber: '1048726' },
  AUS: { bsb: '062-000', accountNumber: '10487265' },
  BPAY: { bpayBillerCode: '12345', bpayReference: '100200300', agreed: true },
  CAN: { institutionNumber: '003', transitNumber: '00102', accountNumber: '1048726' },
  MYS: { swift: 'MBBEMYKL', accountNumber: '514012345678' },
  THA: { swift: 'BKKBTHBK', accountNumber: '0011048726' },
  NZL: { accountNumber: '010902006838900' },
};
