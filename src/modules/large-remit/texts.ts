import zh from '@locales/zh/largeRemit.json';
import { registerNamespace } from '@/i18n';

registerNamespace('largeRemit', { zh });
