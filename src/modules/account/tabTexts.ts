import zh from '@locales/zh/me.json';
import { registerNamespace } from '@/i18n';

// Only the tab's: the rest is not in the main package.
registerNamespace('me', { zh });
