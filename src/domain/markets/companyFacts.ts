import type { MarketCode } from './markets';

interface CompanyFacts {
  readonly licence: string;
  readonly address: string;
  /** Monday to Friday, market time; word joiners keep it on one line. */
  readonly hours: string;
  readonly complaints: string;
}

const row = (
  licence: string,
  address: string,
  complaints: string,
  hours = '9:00\u2060–\u206018:00',
): CompanyFacts => ({
  licence,
  address,
  hours,
  complaints,
});

/** Complaints bodies are real; licence numbers and addresses are samples, marked so. */
// prettier-ignore
export const companyFacts = {
  AUS: row('IND-000000-001', '1 Sample Street, Sydney NSW 2000', 'Australian Financial Complaints Authority'),
  NZL: row('FSP-000000', '1 Sample Street, Auckland 1010', 'Financial Services Complaints Ltd'),
  JPN: row('00000', '1-1 Sample, Chiyoda-ku, Tokyo', 'Japan Payment Service Association'),
  SGP: row('PS-00000000', '1 Sample Road, Singapore 049000', 'Financial Industry Disputes Resolution Centre'),
  HKG: row('MSO-00-00-00000', '1 Sample Road, Central, Hong Kong', 'Customs and Excise Department'),
  EU: row('LB-000000', 'Sample g. 1, Vilnius', 'Bank of Lithuania'),
  GBR: row('FRN-000000', '1 Sample Street, London EC1A 1AA', 'Financial Ombudsman Service'),
  CAN: row('M00000000', '1 Sample Street, Toronto ON M5H 2N2', 'Financial Consumer Agency of Canada'),
  USA: row('MSB-00000000', '1 Sample Street, New York NY 10001', 'Consumer Financial Protection Bureau'),
  BRA: row('00.000.000/0001-00', 'Rua Exemplo 1, São Paulo SP', 'Banco Central do Brasil'),
  KOR: row('0000-000', '1 Sample-ro, Jung-gu, Seoul', 'Financial Supervisory Service'),
  VNM: row('000/GP-NHNN', '1 Sample, District 1, Ho Chi Minh City', 'State Bank of Vietnam'),
  CHN: row('000000000', '1 Sample Road, Shanghai', "People's Bank of China"),
} as const satisfies Record<MarketCode, CompanyFacts>;
