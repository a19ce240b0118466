import zh from '@locales/zh/orders.json';
import zhPayees from '@locales/zh/payees.json';
import { registerNamespace } from '@/i18n';

// Only the tabs': the rest is not in the main package.
registerNamespace('orders', { zh });
registerNamespace('payees', { zh: zhPayees });
