import zhCountries from '@locales/zh/countries.json';
import zh from '@locales/zh/coupon.json';
import { registerNamespace } from '@/i18n';

registerNamespace('coupon', { zh });
registerNamespace('countries', { zh: zhCountries });
