import zhCountries from '@locales/zh/countries.json';
import zh from '@locales/zh/payee.json';
import { registerNamespace } from '@/i18n';
import './list/texts';

registerNamespace('payee', { zh });
registerNamespace('countries', { zh: zhCountries });
