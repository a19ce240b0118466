import zh from '@locales/zh/statuses.json';
import { registerNamespace } from './catalogue';

registerNamespace('statuses', { zh });
