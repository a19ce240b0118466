import zh from '@locales/zh/preflight.json';
import { registerNamespace } from '@/i18n';

// Not with the home, which shows before any catalogue is loaded.
registerNamespace('preflight', { zh });
