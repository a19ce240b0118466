import zh from '@locales/zh/rates.json';
import { registerNamespace } from '@/i18n';

registerNamespace('rates', { zh });
