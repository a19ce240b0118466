import zh from '@locales/zh/requestCard.json';
import zhCountries from '@locales/zh/countries.json';
import zhPayee from '@locales/zh/payee.json';
import { registerNamespace } from '@/i18n';
import '@/i18n/statusTexts';

registerNamespace('requestCard', { zh });
registerNamespace('countries', { zh: zhCountries });
registerNamespace('payee', { zh: zhPayee });
