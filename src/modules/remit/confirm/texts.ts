import zh from '@locales/zh/confirm.json';
import { registerNamespace } from '@/i18n';

registerNamespace('confirm', { zh });
