import zh from '@locales/zh/general.json';
import zhMessage from '@locales/zh/message.json';
import { registerNamespace } from '@/i18n';

registerNamespace('general', { zh });
registerNamespace('message', { zh: zhMessage });
