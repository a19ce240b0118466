import zh from '@locales/zh/errors.json';
import { registerNamespace } from './catalogue';

registerNamespace('errors', { zh });
