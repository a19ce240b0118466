import zh from '@locales/zh/statuses.json';
import { registerNamespace } from './catalogue';

// Brought along by whatever shows a status.
registerNamespace('statuses', { zh });
