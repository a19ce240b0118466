import en from '@locales/en/common.json';
import enWays from '@locales/en/ways.json';
import zh from '@locales/zh/common.json';
import zhWays from '@locales/zh/ways.json';
import { registerNamespace } from './catalogue';

// Texts shown before a catalogue has loaded: the fallback language, and English for whoever cannot read it.
registerNamespace('common', { en, zh });
// The remit home names the ways of receiving, and so does whatever shows a payee.
registerNamespace('ways', { en: enWays, zh: zhWays });
