/** Spaces at both ends, so that whole words are found. */
function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[,.;/]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
}

/** A postcode after the beginning, a state's letters at the end, another name after a comma: streets are called after places. */
export function saysPlace(street: string, place: string): boolean {
  const name = words(place);
  if (name.length < 4) return false;
  const all = words(street);
  if (/\d/.test(name)) return all.indexOf(name) > 0;
  // NE also ends streets, as north-east.
  if (/^[A-Z]{2,3}$/.test(place) && place !== 'NE' && all.endsWith(name)) return true;
  const parts = street.split(/[,，、;\n]/).map((part) => words(part.replace(/\d/g, '')));
  return parts.slice(1).includes(name);
}
