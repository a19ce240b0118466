import zh from '@locales/zh/payeeChange.json';
import { registerNamespace } from '@/i18n';
import '../texts';

registerNamespace('payeeChange', { zh });
