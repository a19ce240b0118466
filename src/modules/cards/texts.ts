import zh from '@locales/zh/collection.json';
import zhCountries from '@locales/zh/countries.json';
import zhPayee from '@locales/zh/payee.json';
import { registerNamespace } from '@/i18n';
import '@/i18n/statusTexts';

registerNamespace('collection', { zh });
registerNamespace('countries', { zh: zhCountries });
registerNamespace('payee', { zh: zhPayee });
