import zh from '@locales/zh/payees.json';
import { registerNamespace } from '@/i18n';

// Only the tab's texts: the tab area is in the main package, the rest of this module is not.
registerNamespace('payees', { zh });
