/** Degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

interface Area {
  south: number;
  north: number;
  west: number;
  east: number;
  centre: Place;
}

/** Small boxes first: Singapore's is within Malaysia's. The values are ours. */
export const areas = {
  SGP: { south: 1.15, north: 1.48, west: 103.59, east: 104.1, centre: { latitude: 1.3521, longitude: 103.8198 } },
  NPL: { south: 26.35, north: 30.45, west: 80.05, east: 88.2, centre: { latitude: 27.7172, longitude: 85.324 } },
  THA: { south: 5.61, north: 20.47, west: 97.34, east: 105.64, centre: { latitude: 13.7563, longitude: 100.5018 } },
  MYS: { south: 0.85, north: 7.38, west: 99.64, east: 119.28, centre: { latitude: 3.139, longitude: 101.6869 } },
} as const satisfies Record<string, Area>; // prettier-ignore
export type AreaCode = keyof typeof areas;
export const areaCodes = Object.keys(areas) as readonly AreaCode[];

const isArea = (code: string): code is AreaCode => Object.prototype.hasOwnProperty.call(areas, code);

const lies = ({ latitude, longitude }: Place, { south, north, west, east }: Area): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

export const countryAt = (place: Place): AreaCode | null =>
  areaCodes.find((code) => lies(place, areas[code])) ?? null;

/** `found` if inside a box, else the centre of `country`. */
export function placeFor(country: string, found: Place | null): Place | null {
  if (found && countryAt(found)) return found;
  return isArea(country) ? areas[country].centre : null;
}

export function guessedCountry(country: string, found: Place | null): string {
  const place = placeFor(country, found);
  return (place && countryAt(place)) ?? country;
}
