import zhCountries from '@locales/zh/countries.json';
import zhForms from '@locales/zh/payeeForms.json';
import zhPayee from '@locales/zh/payee.json';
import zhPayees from '@locales/zh/payees.json';
import zh from '@locales/zh/payeeChange.json';
import { registerNamespace } from '@/i18n';

registerNamespace('countries', { zh: zhCountries });
registerNamespace('payee', { zh: zhPayee });
registerNamespace('payeeChange', { zh });
registerNamespace('payees', { zh: zhPayees });
registerNamespace('payeeForms', { zh: zhForms });
