import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';
import { englishNames } from './parts/person';

const country: CountryFacts = {
  code: 'KOR',
  alpha2: 'KR',
  areaCode: '82',
  continent: 'asia',
  currency: { code: 'KRW', symbol: '₩', precision: 0 },
};

/** Banks match the holder by the name in Hangul. */
export default payeesIn(country, {
  bank: {
    person: [
      ...englishNames,
      {
        kind: 'name',
        script: 'any',
        name: 'localName',
        labelKey: 'payeeForms.hangulName',
        hintKey: 'payeeForms.example',
        hintParams: { example: '김민수' },
        maxLength: 40,
      },
    ],
    account: [bank(), digits({ digits: '10-14', example: '110123456789' })],
  },
});
