import zhCountries from '@locales/zh/countries.json';
import zh from '@locales/zh/general.json';
import { registerNamespace } from '@/i18n';

registerNamespace('general', { zh });
registerNamespace('countries', { zh: zhCountries });
