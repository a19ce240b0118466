import bn from '@locales/bn/qa.json';
import de from '@locales/de/qa.json';
import en from '@locales/en/qa.json';
import es from '@locales/es/qa.json';
import fil from '@locales/fil/qa.json';
import hi from '@locales/hi/qa.json';
import id from '@locales/id/qa.json';
import it from '@locales/it/qa.json';
import ja from '@locales/ja/qa.json';
import ko from '@locales/ko/qa.json';
import ms from '@locales/ms/qa.json';
import ne from '@locales/ne/qa.json';
import pt from '@locales/pt/qa.json';
import th from '@locales/th/qa.json';
import vi from '@locales/vi/qa.json';
import zhHK from '@locales/zh-HK/qa.json';
import zh from '@locales/zh/qa.json';
import { registerNamespace } from '@/i18n';

// All languages: a release, which loads texts, has none of these (config/catalogue.ts).
registerNamespace('qa', { bn, de, en, es, fil, hi, id, it, ja, ko, ms, ne, pt, th, vi, zh, 'zh-HK': zhHK });
