import zh from '@locales/zh/payees.json';
import { registerNamespace } from '@/i18n';

// The tab alone: the tab area is in the main package, and the rest of this module is not.
registerNamespace('payees', { zh });
