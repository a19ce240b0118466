import zh from '@locales/zh/orders.json';
import { registerNamespace } from '@/i18n';

// Only the tab's: the rest is not in the main package.
registerNamespace('orders', { zh });
