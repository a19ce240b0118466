import { enumSeeds } from '../../seed/enums';
import { textIn } from '../../texts';

const byCode = new Map(enumSeeds.map((seed) => [`${seed.type}:${seed.code}`, seed.names]));

/** The text of a listed value in a language of the `lang` header; the code itself where the list no longer has it. */
export function enumContent(type: string, code: string, lang: string): string {
  const names = byCode.get(`${type}:${code}`);
  return names ? textIn(names, lang) : code;
}
