import zhCountries from '@locales/zh/countries.json';
import zh from '@locales/zh/overseas.json';
import zhSchool from '@locales/zh/school.json';
import zhForms from '@locales/zh/payeeForms.json';
import { registerNamespace } from '@/i18n';

registerNamespace('overseas', { zh });
registerNamespace('school', { zh: zhSchool });
registerNamespace('payeeForms', { zh: zhForms });
registerNamespace('countries', { zh: zhCountries });
