import zh from '@locales/zh/signature.json';
import { registerNamespace } from './catalogue';

registerNamespace('signature', { zh });
