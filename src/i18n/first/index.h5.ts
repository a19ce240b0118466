import { addFirstTexts } from '../catalogue';

/** A loaded page is online: these are needed only if a language file fails to load. */
export async function loadFirstTexts(): Promise<void> {
  try {
    const [{ firstTexts }] = await Promise.all([import('./table'), import('../errorTexts')]);
    for (const [language, texts] of firstTexts) addFirstTexts(language, texts);
  } catch {}
}
