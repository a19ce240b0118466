import zhEvidence from '@locales/zh/evidence.json';
import zh from '@locales/zh/largeRemit.json';
import { registerNamespace } from '@/i18n';

registerNamespace('largeRemit', { zh });
// Its papers are proofs like all others.
registerNamespace('evidence', { zh: zhEvidence });
