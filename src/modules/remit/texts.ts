import en from '@locales/en/remit.json';
import zh from '@locales/zh/remit.json';
import { registerNamespace } from '@/i18n';

// The remit tab is a first screen: it shows before any catalogue has been loaded.
registerNamespace('remit', { en, zh });
