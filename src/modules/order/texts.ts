import zh from '@locales/zh/order.json';
import zhPayments from '@locales/zh/payments.json';
import { registerNamespace } from '@/i18n';

registerNamespace('order', { zh });
registerNamespace('payments', { zh: zhPayments });
