import zhCountries from '@locales/zh/countries.json';
import zh from '@locales/zh/kyc.json';
import { registerNamespace } from '@/i18n';

registerNamespace('kyc', { zh });
registerNamespace('countries', { zh: zhCountries });
