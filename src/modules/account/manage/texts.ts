import zh from '@locales/zh/manage.json';
import { registerNamespace } from '@/i18n';

// Apart from login's, which are among the first texts.
registerNamespace('manage', { zh });
