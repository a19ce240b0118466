import zhCountries from '@locales/zh/countries.json';
import zh from '@locales/zh/collection.json';
import { registerNamespace } from '@/i18n';

registerNamespace('collection', { zh });
registerNamespace('countries', { zh: zhCountries });
