import type { CountryFacts } from '@/domain/countries/countryTypes';
import { iban, swift } from './parts/account';
import { payeesIn } from './parts/payeesIn';

const euro: CountryFacts['currency'] = { code: 'EUR', symbol: '€', precision: 2 };

/** SWIFT IBAN Registry's example; fixes letters, length and check digits. */
const withIban = (
  code: CountryFacts['code'],
  alpha2: string,
  areaCode: string,
  example: string,
  own: Pick<Partial<CountryFacts>, 'currency'> = {},
) => {
  const country: CountryFacts = {
    code,
    alpha2,
    areaCode,
    continent: 'europe',
    currency: euro,
    ...(own.currency ? { pricedIn: euro.code } : {}),
    ...own,
  };
  return payeesIn(country, { iban: { account: [iban(country, example), swift] } });
};

// prettier-ignore
export default [
  withIban('DEU', 'DE', '49', 'DE89 3704 0044 0532 0130 00'),
  withIban('FRA', 'FR', '33', 'FR14 2004 1010 0505 0001 3M02 606'),
  withIban('ITA', 'IT', '39', 'IT60 X054 2811 1010 0000 0123 456'),
  withIban('ESP', 'ES', '34', 'ES91 2100 0418 4502 0005 1332'),
  withIban('PRT', 'PT', '351', 'PT50 0002 0123 1234 5678 9015 4'),
  withIban('NLD', 'NL', '31', 'NL91 ABNA 0417 1643 00'),
  withIban('BEL', 'BE', '32', 'BE68 5390 0754 7034'),
  withIban('IRL', 'IE', '353', 'IE29 AIBK 9311 5212 3456 78'),
  withIban('AUT', 'AT', '43', 'AT61 1904 3002 3457 3201'),
  withIban('GRC', 'GR', '30', 'GR16 0110 1250 0000 0001 2300 695'),
  withIban('FIN', 'FI', '358', 'FI21 1234 5600 0007 85'),
  withIban('LUX', 'LU', '352', 'LU28 0019 4006 4475 0000'),
  withIban('SVK', 'SK', '421', 'SK31 1200 0000 1987 4263 7541'),
  withIban('SVN', 'SI', '386', 'SI56 2633 0001 2039 086'),
  withIban('EST', 'EE', '372', 'EE38 2200 2210 2014 5685'),
  withIban('LVA', 'LV', '371', 'LV80 BANK 0000 4351 9500 1'),
  withIban('LTU', 'LT', '370', 'LT12 1000 0111 0100 1000'),
  withIban('CYP', 'CY', '357', 'CY17 0020 0128 0000 0012 0052 7600'),
  withIban('MLT', 'MT', '356', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'),
  withIban('HRV', 'HR', '385', 'HR12 1001 0051 8630 0016 0'),
  withIban('POL', 'PL', '48', 'PL61 1090 1014 0000 0712 1981 2874', { currency: { code: 'PLN', symbol: 'zł', precision: 2 } }),
  withIban('HUN', 'HU', '36', 'HU42 1177 3016 1111 1018 0000 0000', { currency: { code: 'HUF', symbol: 'Ft', precision: 2 } }),
  withIban('CZE', 'CZ', '420', 'CZ65 0800 0000 1920 0014 5399', { currency: { code: 'CZK', symbol: 'Kč', precision: 2 } }),
  withIban('SWE', 'SE', '46', 'SE45 5000 0000 0583 9825 7466', { currency: { code: 'SEK', symbol: 'kr', precision: 2 } }),
  withIban('DNK', 'DK', '45', 'DK50 0040 0440 1162 43', { currency: { code: 'DKK', symbol: 'kr', precision: 2 } }),
  withIban('ROU', 'RO', '40', 'RO49 AAAA 1B31 0075 9384 0000', { currency: { code: 'RON', symbol: 'lei', precision: 2 } }),
  withIban('BGR', 'BG', '359', 'BG80 BNBG 9661 1020 3456 78', { currency: { code: 'BGN', symbol: 'лв', precision: 2 } }),
];
