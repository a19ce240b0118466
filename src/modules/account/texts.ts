import en from '@locales/en/account.json';
import zh from '@locales/zh/account.json';
import { registerNamespace } from '@/i18n';

// Start and login are first screens: they show before any catalogue has been loaded.
registerNamespace('account', { en, zh });
