import type { CountryFacts } from '@/domain/countries/countryTypes';
import { bank, digits } from './parts/account';
import { eWallet, walletPhone } from './parts/methods';
import { payeesIn } from './parts/payeesIn';

const country: CountryFacts = {
  code: 'MYS',
  alpha2: 'MY',
  areaCode: '60',
  continent: 'asia',
  currency: { code: 'MYR', symbol: 'RM', precision: 2 },
};

export default payeesIn(country, {
  bank: { account: [bank(), digits({ digits: '8-17', example: '112233445566' })] },
  eWallet: eWallet('121234567'),
  touchGo: { kind: 'wallet', account: [walletPhone('121234567')], contact: [] },
});
