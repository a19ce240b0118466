import en from '@locales/en/common.json';
import zh from '@locales/zh/common.json';
import { registerNamespace } from './catalogue';

// Texts shown before a catalogue has loaded: the fallback language, and English for whoever cannot read it.
registerNamespace('common', { en, zh });
