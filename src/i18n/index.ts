import './baseTexts';
export { registerNamespace, type Params, type Texts } from './catalogue';
export { formatBytes, formatDate, formatDateTime, formatDuration, formatNumber, formatTime } from './formats';
export { fallbackLanguage, languageFromTag, languages, offeredLanguages, type Language } from './languages';
export { CATALOGUE_TIMEOUT_MS, setLanguage, startI18n, wantedLanguage, type CatalogueSource } from './load';
export {
  getLanguage,
  hasText,
  onLanguageChange,
  t,
  tKey,
  useLanguage,
  useT,
  useTKey,
  type Translate,
} from './translator';
