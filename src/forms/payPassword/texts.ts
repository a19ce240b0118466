import zh from '@locales/zh/payPassword.json';
import { registerNamespace } from '@/i18n';

registerNamespace('payPassword', { zh });
