/** Sentences one after another, without those that are not there. A full-width full stop brings its own space. */
export const sentencesText = (sentences: readonly (string | null | undefined)[]): string =>
  sentences
    .filter(Boolean)
    .join(' ')
    .replace(/([。！？]) /g, '$1');
