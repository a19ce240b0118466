import en from '@locales/en/company.json';
import zh from '@locales/zh/company.json';
import { registerNamespace } from './catalogue';

// The home and the start page show it before any catalogue has been loaded.
registerNamespace('company', { en, zh });
