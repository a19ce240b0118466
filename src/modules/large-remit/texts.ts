import zhEvidence from '@locales/zh/evidence.json';
import zh from '@locales/zh/largeRemit.json';
import { registerNamespace } from '@/i18n';

registerNamespace('largeRemit', { zh });
// The evidence module's texts: its papers are ordinary proofs.
registerNamespace('evidence', { zh: zhEvidence });
