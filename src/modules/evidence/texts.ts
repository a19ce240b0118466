import zhCountries from '@locales/zh/countries.json';
import zh from '@locales/zh/evidence.json';
import { registerNamespace } from '@/i18n';

registerNamespace('evidence', { zh });
registerNamespace('countries', { zh: zhCountries });
