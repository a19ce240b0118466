import type { MarketCode } from './markets';

/** Of customer money; `deposit`: with the authority. */
type Safeguarding = 'apart' | 'trust' | 'deposit';

interface CompanyRow {
  readonly name: string;
  readonly regulator: string;
  readonly safeguarding: Safeguarding;
}

const row = (name: string, regulator: string, safeguarding: Safeguarding): CompanyRow => ({
  name,
  regulator,
  safeguarding,
});

/** Authorities are real; companies are samples for the operator to replace. */
// prettier-ignore
export const companies = {
  AUS: row('Homeward Australia Pty Ltd', 'AUSTRAC', 'apart'),
  NZL: row('Homeward New Zealand Ltd', 'Financial Markets Authority', 'apart'),
  JPN: row('Homeward Japan K.K.', 'Kanto Local Finance Bureau', 'deposit'),
  SGP: row('Homeward Singapore Pte. Ltd.', 'Monetary Authority of Singapore', 'trust'),
  HKG: row('Homeward Hong Kong Ltd', 'Customs and Excise Department', 'apart'),
  EU: row('Homeward Europe UAB', 'Bank of Lithuania', 'apart'),
  GBR: row('Homeward UK Ltd', 'Financial Conduct Authority', 'apart'),
  CAN: row('Homeward Canada Inc.', 'FINTRAC', 'apart'),
  USA: row('Homeward USA Inc.', 'FinCEN', 'trust'),
  BRA: row('Homeward Brasil Ltda.', 'Banco Central do Brasil', 'apart'),
  KOR: row('Homeward Korea Co., Ltd.', 'Financial Supervisory Service', 'deposit'),
  VNM: row('Homeward Vietnam JSC', 'State Bank of Vietnam', 'apart'),
  CHN: row('Homeward China Ltd', "People's Bank of China", 'deposit'),
} as const satisfies Record<MarketCode, CompanyRow>;
