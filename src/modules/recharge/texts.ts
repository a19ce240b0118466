import zhCountries from '@locales/zh/countries.json';
import zh from '@locales/zh/recharge.json';
import { registerNamespace } from '@/i18n';

registerNamespace('recharge', { zh });
registerNamespace('countries', { zh: zhCountries });
