import zh from '@locales/zh/navigation.json';
import { registerNamespace } from '@/i18n';

registerNamespace('navigation', { zh });
