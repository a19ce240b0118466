import { addFirstTexts } from '../catalogue';

/** Who has loaded the page is online: they are needed only where a language's file does not come. */
export async function loadFirstTexts(): Promise<void> {
  try {
    const [{ firstTexts }] = await Promise.all([import('./table'), import('../errorTexts')]);
    for (const [language, texts] of firstTexts) addFirstTexts(language, texts);
  } catch {
    // Then the fallback language speaks.
  }
}
