import type { CountryFacts } from '@/domain/countries/countryTypes';
import { accountKind, bank, digits, idNumber } from './parts/account';
import { cash } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'COL',
  alpha2: 'CO',
  areaCode: '57',
  continent: 'southAmerica',
  currency: { code: 'COP', symbol: 'COL$', precision: 2 },
};

/** Every payment into Colombia needs the holder's document. */
export default payeesIn(country, {
  bank: {
    account: [
      bank(),
      accountKind('savings', 'checking'),
      digits({ digits: '6-16', example: '12345678901' }),
      {
        kind: 'select',
        name: 'idType',
        labelKey: 'fields.idType',
        choices: [
          { value: 'CC', labelKey: 'payeeForms.documents.CC' },
          { value: 'CE', labelKey: 'payeeForms.documents.CE' },
          { value: 'NIT', labelKey: 'payeeForms.documents.NIT' },
          { value: 'PASSPORT', labelKey: 'payeeForms.documents.PASSPORT' },
        ],
      },
      idNumber('fields.idNumber', '1032456789', [
        { rule: 'digits', value: '5-10', when: { field: 'idType', is: ['CC', 'CE', 'NIT'] } },
        { rule: 'lettersDigits', value: '5-15', when: { field: 'idType', is: 'PASSPORT' } },
        { rule: 'nitCheck', when: { field: 'idType', is: 'NIT' }, warning: true },
      ]),
    ],
    key: ['bankCode', 'accountNumber'],
  },
  cash: cash(country),
});
