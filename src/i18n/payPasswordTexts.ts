import zh from '@locales/zh/payPassword.json';
import { registerNamespace } from './catalogue';

registerNamespace('payPassword', { zh });
