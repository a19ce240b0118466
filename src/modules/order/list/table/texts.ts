import zh from '@locales/zh/countries.json';
import { registerNamespace } from '@/i18n';
import '@/i18n/wideTexts';

registerNamespace('countries', { zh });
