import zh from '@locales/zh/wide.json';
import { registerNamespace } from './catalogue';

registerNamespace('wide', { zh });
