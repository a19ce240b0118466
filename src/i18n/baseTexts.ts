import en from '@locales/en/common.json';
import enNavigation from '@locales/en/navigation.json';
import enWays from '@locales/en/ways.json';
import zh from '@locales/zh/common.json';
import zhNavigation from '@locales/zh/navigation.json';
import zhWays from '@locales/zh/ways.json';
import { registerNamespace } from './catalogue';

// The home shows before its language's file has come: in the fallback language and in English it has all that it says itself.
registerNamespace('common', { en, zh });
registerNamespace('navigation', { en: enNavigation, zh: zhNavigation });
// The remit home names the ways of receiving, and so does whatever shows a payee.
registerNamespace('ways', { en: enWays, zh: zhWays });
