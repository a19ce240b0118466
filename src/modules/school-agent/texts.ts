import zhCountries from '@locales/zh/countries.json';
import zhEvidence from '@locales/zh/evidence.json';
import zhSchool from '@locales/zh/school.json';
import zh from '@locales/zh/schoolAgent.json';
import { registerNamespace } from '@/i18n';

registerNamespace('schoolAgent', { zh });
registerNamespace('school', { zh: zhSchool });
registerNamespace('countries', { zh: zhCountries });
// The evidence module's texts: its papers are ordinary proofs.
registerNamespace('evidence', { zh: zhEvidence });
