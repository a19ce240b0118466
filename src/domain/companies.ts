import type { MarketCode } from './markets';

/** How money on its way is kept from ours: in accounts apart, in trust for its senders, or covered by a deposit with the authority. */
type Safeguarding = 'apart' | 'trust' | 'deposit';

interface CompanyRow {
  readonly name: string;
  readonly regulator: string;
  readonly licence: string;
  readonly safeguarding: Safeguarding;
  readonly address: string;
  /** When people answer, Monday to Friday, by the market's own time. */
  readonly hours: string;
  /** Whom a complaint goes to that we could not settle. */
  readonly complaints: string;
}

const row = (
  name: string,
  regulator: string,
  licence: string,
  safeguarding: Safeguarding,
  address: string,
  complaints: string,
  hours = '9:00–18:00',
): CompanyRow => ({ name, regulator, licence, safeguarding, address, hours, complaints });

/**
 * Who stands behind the service in each market. The authorities are real; companies, licence numbers and addresses are
 * samples of the brand, told as such on the screen, and whoever runs the service puts their own here.
 */
// prettier-ignore
export const companies = {
  AUS: row('Homeward Australia Pty Ltd', 'AUSTRAC', 'IND-000000-001', 'apart', '1 Sample Street, Sydney NSW 2000', 'Australian Financial Complaints Authority'),
  NZL: row('Homeward New Zealand Ltd', 'Financial Markets Authority', 'FSP-000000', 'apart', '1 Sample Street, Auckland 1010', 'Financial Services Complaints Ltd'),
  JPN: row('Homeward Japan K.K.', 'Kanto Local Finance Bureau', '00000', 'deposit', '1-1 Sample, Chiyoda-ku, Tokyo', 'Japan Payment Service Association'),
  SGP: row('Homeward Singapore Pte. Ltd.', 'Monetary Authority of Singapore', 'PS-00000000', 'trust', '1 Sample Road, Singapore 049000', 'Financial Industry Disputes Resolution Centre'),
  HKG: row('Homeward Hong Kong Ltd', 'Customs and Excise Department', 'MSO-00-00-00000', 'apart', '1 Sample Road, Central, Hong Kong', 'Customs and Excise Department'),
  EU: row('Homeward Europe UAB', 'Bank of Lithuania', 'LB-000000', 'apart', 'Sample g. 1, Vilnius', 'Bank of Lithuania'),
  GBR: row('Homeward UK Ltd', 'Financial Conduct Authority', 'FRN-000000', 'apart', '1 Sample Street, London EC1A 1AA', 'Financial Ombudsman Service'),
  CAN: row('Homeward Canada Inc.', 'FINTRAC', 'M00000000', 'apart', '1 Sample Street, Toronto ON M5H 2N2', 'Financial Consumer Agency of Canada'),
  USA: row('Homeward USA Inc.', 'FinCEN', 'MSB-00000000', 'trust', '1 Sample Street, New York NY 10001', 'Consumer Financial Protection Bureau'),
  BRA: row('Homeward Brasil Ltda.', 'Banco Central do Brasil', '00.000.000/0001-00', 'apart', 'Rua Exemplo 1, São Paulo SP', 'Banco Central do Brasil'),
  KOR: row('Homeward Korea Co., Ltd.', 'Financial Supervisory Service', '0000-000', 'deposit', '1 Sample-ro, Jung-gu, Seoul', 'Financial Supervisory Service'),
  VNM: row('Homeward Vietnam JSC', 'State Bank of Vietnam', '000/GP-NHNN', 'apart', '1 Sample, District 1, Ho Chi Minh City', 'State Bank of Vietnam'),
  CHN: row('Homeward China Ltd', "People's Bank of China", '000000000', 'deposit', '1 Sample Road, Shanghai', "People's Bank of China"),
} as const satisfies Record<MarketCode, CompanyRow>;
