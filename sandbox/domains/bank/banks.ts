import { banksAsia } from './banksAsia';
import { banksRest } from './banksRest';
import { japaneseBanks, japaneseBranches } from './japan';
import type { BankSeed, BranchSeed } from './table';
import { bankLines } from './table';

export type { BankSeed } from './table';

/** Banks that receive, by country: the usual short code, the name, the SWIFT code. */
const banks: Readonly<Record<string, readonly BankSeed[]>> = {
  CHN: bankLines([
    'ICBC|Industrial and Commercial Bank of China|中国工商银行|ICBKCNBJ', 'ABC|Agricultural Bank of China|中国农业银行|ABOCCNBJ', 'BOC|Bank of China|中国银行|BKCHCNBJ',
    'CCB|China Construction Bank|中国建设银行|PCBCCNBJ', 'BCOM|Bank of Communications|交通银行|COMMCNSH', 'PSBC|Postal Savings Bank of China|中国邮政储蓄银行|PSBCCNBJ',
    'CMB|China Merchants Bank|招商银行|CMBCCNBS', 'CITIC|China CITIC Bank|中信银行|CIBKCNBJ', 'CEB|China Everbright Bank|中国光大银行|EVERCNBJ',
    'CMBC|China Minsheng Bank|中国民生银行|MSBCCNBJ', 'CIB|Industrial Bank|兴业银行|FJIBCNBA', 'SPDB|Shanghai Pudong Development Bank|上海浦东发展银行|SPDBCNSH',
    'PAB|Ping An Bank|平安银行|SZDBCNBS', 'HXB|Hua Xia Bank|华夏银行|HXBKCNBJ', 'CGB|China Guangfa Bank|广发银行|GDBKCN22',
    'CZB|China Zheshang Bank|浙商银行|ZJCBCN2N', 'BOB|Bank of Beijing|北京银行|BJCNCNBJ', 'BOSC|Bank of Shanghai|上海银行|BOSHCNSH',
    'JSB|Bank of Jiangsu|江苏银行|BOJSCNBN', 'NBCB|Bank of Ningbo|宁波银行|BKNBCN2N', 'HZB|Bank of Hangzhou|杭州银行|HZCBCN2H',
  ]),
  ...banksAsia,
  ...banksRest,
  PHL: bankLines([
    'BDO|BDO Unibank||BNORPHMM|10,12', 'BPI|Bank of the Philippine Islands||BOPIPHMM|10', 'MBTC|Metropolitan Bank and Trust Company (Metrobank)||MBTCPHMM|13', 'LBP|Land Bank of the Philippines||TLBPPHMM|10',
    'PNB|Philippine National Bank||PNBMPHMM|12', 'SECB|Security Bank||SETCPHMM|13', 'UBP|UnionBank of the Philippines||UBPHPHMM|12', 'CHIB|China Banking Corporation||CHBKPHMM|10,12',
    'RCBC|Rizal Commercial Banking Corporation||RCBCPHMM|10,16', 'EWB|EastWest Bank||EWBCPHMM|12', 'DBP|Development Bank of the Philippines||DBPHPHMM', 'AUB|Asia United Bank||AUBKPHMM',
    'PSB|Philippine Savings Bank||PHSBPHMM', 'PBCOM|Philippine Bank of Communications||CPHIPHMM', 'BNCOM|Bank of Commerce||PABIPHMM', 'PTC|Philtrust Bank||PHTBPHMM', 'MAYBANK|Maybank Philippines||MBBEPHMM',
    'CIMB|CIMB Bank Philippines||CIPHPHMM', 'GOTYME|GoTyme Bank|', 'MAYABANK|Maya Bank|', 'TONIK|Tonik Digital Bank|', 'SEABANK|SeaBank Philippines|',
  ]),
}; // prettier-ignore

/** Banks of a country that receive; none where its forms ask for an IBAN or a code instead. */
export const banksOf = (country: string): readonly BankSeed[] =>
  country === 'JPN' ? japaneseBanks() : (banks[country] ?? []);

export const bankOf = (country: string, bankCode: string | undefined): BankSeed | undefined =>
  banksOf(country).find((bank) => bank.bankCode === bankCode);

/** A few branches of the largest Chinese banks; their codes are the first digits of the CNAPS number. */
const branches: Readonly<Record<string, readonly BranchSeed[]>> = {
  CHN: [
    ['ICBC', '102'], ['ABC', '103'], ['BOC', '104'], ['CCB', '105'], ['BCOM', '301'], ['CMB', '308'],
  ].flatMap(([bankCode = '', prefix = '']) =>
    [['Beijing', '1000', 'Beijing Branch'], ['Shanghai', '2900', 'Shanghai Branch'], ['Guangzhou', '5810', 'Guangzhou Branch'], ['Shenzhen', '5840', 'Shenzhen Branch']].map(
      ([city = '', area = '', name = '']) => ({ bankCode, branchCode: `${prefix}${area}00000`, branchName: `${bankCode} ${name}`, city }),
    ),
  ),
}; // prettier-ignore

/** Branches of a bank; none where the country's forms ask for none. */
export const branchesOf = (country: string, bankCode: string): readonly BranchSeed[] =>
  country === 'JPN'
    ? japaneseBranches(bankCode)
    : (branches[country] ?? []).filter((branch) => branch.bankCode === bankCode);
