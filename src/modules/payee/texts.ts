import zhCountries from '@locales/zh/countries.json';
import zhForms from '@locales/zh/payeeForms.json';
import zh from '@locales/zh/payee.json';
import { registerNamespace } from '@/i18n';
import './list/texts';

registerNamespace('payee', { zh });
registerNamespace('payeeForms', { zh: zhForms });
registerNamespace('countries', { zh: zhCountries });
