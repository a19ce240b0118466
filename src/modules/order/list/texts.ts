import zh from '@locales/zh/orders.json';
import { registerNamespace } from '@/i18n';

// Only the tab's texts: the tab area is in the main package, the rest of this module is not.
registerNamespace('orders', { zh });
