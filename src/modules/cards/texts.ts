import zh from '@locales/zh/collection.json';
import zhCountries from '@locales/zh/countries.json';
import zhPayee from '@locales/zh/payee.json';
import zhStatuses from '@locales/zh/statuses.json';
import { registerNamespace } from '@/i18n';

registerNamespace('collection', { zh });
registerNamespace('countries', { zh: zhCountries });
registerNamespace('payee', { zh: zhPayee });
registerNamespace('statuses', { zh: zhStatuses });
