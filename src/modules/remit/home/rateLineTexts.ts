import en from '@locales/en/rateLine.json';
import zh from '@locales/zh/rateLine.json';
import { registerNamespace } from '@/i18n';

// With the line alone: the first screen shows before it.
registerNamespace('rateLine', { en, zh });
