import zhCountries from '@locales/zh/countries.json';
import zhPayee from '@locales/zh/payee.json';
import zh from '@locales/zh/share.json';
import { registerNamespace } from '@/i18n';

registerNamespace('share', { zh });
registerNamespace('countries', { zh: zhCountries });
registerNamespace('payee', { zh: zhPayee });
