import zh from '@locales/zh/recipient.json';
import { registerNamespace } from '@/i18n';

registerNamespace('recipient', { zh });
