import { bank, digits } from './parts/account';
import { payeesIn } from './parts/payeesIn';
import { englishNames } from './parts/person';

/** Banks match the holder by the name in Hangul. */
export default payeesIn('KOR', {
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
