import en from '@locales/en/challenge.json';
import zh from '@locales/zh/challenge.json';
import { registerNamespace } from './catalogue';

// The login asks it before any catalogue has been loaded.
registerNamespace('challenge', { en, zh });
