import zh from '@locales/zh/signature.json';
import { registerNamespace } from './catalogue';

// Brought along by the signature pad alone.
registerNamespace('signature', { zh });
