import zh from '@locales/zh/scanner.json';
import { registerNamespace } from '@/i18n';

registerNamespace('scanner', { zh });
