import zh from '@locales/zh/help.json';
import { registerNamespace } from '@/i18n';

registerNamespace('help', { zh });
