import zh from '@locales/zh/preflight.json';
import { registerNamespace } from '@/i18n';

// With the checks and not with the home, which shows before any catalogue has been loaded.
registerNamespace('preflight', { zh });
