import zh from '@locales/zh/remit.json';
import { registerNamespace } from '@/i18n';

registerNamespace('remit', { zh });
