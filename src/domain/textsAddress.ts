/** The content's stamp makes it cacheable for ever. */
export const textsAddress = (origin: string, language: string, part: string, stamp = ''): string =>
  `${origin}/static/locales/${language}.${part}.json?t=${stamp}`;
