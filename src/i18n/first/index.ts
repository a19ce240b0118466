import '../errorTexts';
import { addFirstTexts } from '../catalogue';
import { firstTexts } from './table';

for (const [language, texts] of firstTexts) addFirstTexts(language, texts);

/** Bundled in mini-programs: a first launch may be offline. */
export const loadFirstTexts = (): Promise<void> => Promise.resolve();
