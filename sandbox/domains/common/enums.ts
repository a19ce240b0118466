import { enumSeeds } from '../../seed/enums';
import { textIn } from '../../texts';

const byCode = new Map(enumSeeds.map((seed) => [`${seed.type}:${seed.code}`, seed.names]));

/** A removed value returns its code. */
export function enumContent(type: string, code: string, lang: string): string {
  const names = byCode.get(`${type}:${code}`);
  return names ? textIn(names, lang) : code;
}
