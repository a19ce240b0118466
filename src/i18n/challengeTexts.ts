import zh from '@locales/zh/challenge.json';
import { registerNamespace } from './catalogue';

registerNamespace('challenge', { zh });
