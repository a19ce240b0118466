import zh from '@locales/zh/account.json';
import { registerNamespace } from '@/i18n';

registerNamespace('account', { zh });
