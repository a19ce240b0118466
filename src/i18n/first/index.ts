import '../errorTexts';
import { addFirstTexts } from '../catalogue';
import { firstTexts } from './table';

for (const [language, texts] of firstTexts) addFirstTexts(language, texts);

/** Mini-programs have them from the start: a first launch may be offline. */
export const loadFirstTexts = (): Promise<void> => Promise.resolve();
