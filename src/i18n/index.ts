import './baseTexts';
export { arrivalText } from './arrivalText';
export { registerNamespace, type Params, type Texts } from './catalogue';
export { formatBytes, formatDate, formatDateTime, formatMoment, formatNumber } from './formats';
export {
  fallbackLanguage,
  isOffered,
  languageFromTag,
  languageNamed,
  languages,
  offeredLanguages,
  type Language,
} from './languages';
export {
  renewTexts,
  setLanguage,
  startI18n,
  useTextsState,
  wantedLanguage,
  type CatalogueSource,
} from './load';
export { rateText } from './rateText';
export { listText, middot, sentencesText } from './sentencesText';
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
