import zh from '@locales/zh/errors.json';
import { registerNamespace } from './catalogue';

// Any call may fail, on any screen.
registerNamespace('errors', { zh });
