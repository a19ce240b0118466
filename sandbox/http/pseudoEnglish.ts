const marked: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', s: 'š', u: 'ú', y: 'ý' },
  ...{ A: 'Á', C: 'Ç', E: 'É', I: 'Í', N: 'Ñ', O: 'Ó', S: 'Š', U: 'Ú', Y: 'Ý' },
};

/** Vowels are doubled: about 40 per cent longer, and lines break where they did. */
const stretched = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const sign = marked[letter] ?? letter;
    return /[aeiou]/i.test(letter) ? sign + sign.toLowerCase() : sign;
  });

/** An English text for testers of layouts: what has no accents is in no catalogue, what lacks a bracket is cut off. */
export const pseudoText = (text: string): string =>
  `[${text.replace(/\{\{\w+\}\}|[^{]+/g, (part) => (part.startsWith('{{') ? part : stretched(part)))}]`;

/** The same for every text of a catalogue. */
export const pseudoCatalogue = (catalogue: string): string =>
  JSON.stringify(JSON.parse(catalogue), (_, value: unknown) =>
    typeof value === 'string' ? pseudoText(value) : value,
  );
