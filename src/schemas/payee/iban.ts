import type { CountryCode } from '@/domain/countries';
import { iban, swift } from './parts/account';
import { payeesIn, type PayeeForms } from './parts/payeesIn';

// prettier-ignore
const europe = [
  'DEU', 'FRA', 'ITA', 'ESP', 'PRT', 'NLD', 'BEL', 'IRL', 'AUT', 'GRC', 'FIN', 'LUX', 'SVK', 'SVN', 'EST', 'LVA', 'LTU', 'CYP', 'MLT',
  'HRV', 'POL', 'HUN', 'CZE', 'SWE', 'DNK', 'ROU', 'BGR',
] as const satisfies readonly CountryCode[];

/** SEPA and its neighbours: one form, each country with the letters and length of its own IBAN. */
const forms: PayeeForms = Object.fromEntries(
  europe.flatMap((country) =>
    Object.entries(payeesIn(country, { iban: { account: [iban(country), swift] } })),
  ),
);
export default forms;
