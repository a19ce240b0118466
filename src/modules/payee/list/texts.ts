import zh from '@locales/zh/payees.json';
import { registerNamespace } from '@/i18n';

// Only the tab's: the rest is not in the main package.
registerNamespace('payees', { zh });
