import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CashPlace } from '@/contracts/entities/bank';
import { payeeFixtures } from '../../fixtures';
import { said, textIn } from '../../texts';

type Place = CashPlace & { cityCode: string };

const hours = {
  bank: { days: 'weekdays', from: '9:00', to: '16:00' },
  shop: { days: 'daily', from: '8:00', to: '20:00' },
  mall: { days: 'daily', from: '10:00', to: '21:00' },
} as const;

const days = {
  weekdays: said('server.payee.openWeekdays'),
  daily: said('server.payee.openDaily'),
} as const;

function hoursIn(kind: string, lang: string): string {
  const { days: open, from, to } = hours[kind as keyof typeof hours];
  return `${textIn(days[open], lang)} ${from}–${to}`;
}

const placesOf = (country: string, lang = 'en'): Place[] =>
  (payeeFixtures[country]?.cash ?? []).map((line) => {
    const [
      agentName = '',
      agentCode = '',
      city = '',
      cityCode = '',
      open = 'shop',
      address = '',
      latitude,
      longitude,
    ] = line.split('|');
    return {
      agentCode,
      agentName,
      city,
      cityCode,
      address,
      openingHours: hoursIn(open, lang),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });

const plain = (text: string | undefined): string => text?.trim().toLowerCase() ?? '';

const found = (country: string, lang: string, city?: string, keyword?: string): Place[] =>
  placesOf(country, lang)
    .filter(
      (place) => !plain(city) || [place.city, place.cityCode].some((name) => plain(name) === plain(city)),
    )
    .filter(
      (place) =>
        !plain(keyword) ||
        [place.agentName, place.address, place.city].some((text) => plain(text).includes(plain(keyword))),
    );

export const cashLocations = (
  { country, city, keyword }: CallParams<'payee.cashLocations'>,
  lang: string,
): CallAnswer<'payee.cashLocations'>['list'] =>
  found(country, lang, city, keyword).map(
    ({ cityCode: _, latitude: _lat, longitude: _lng, ...agent }) => agent,
  );

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Haversine, in km to 100 m. */
function distanceKm(from: { latitude: number; longitude: number }, to: Place): number {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10;
}

/** Nearest first with a position. */
export function searchCash(
  { country, keyword, latitude, longitude }: CallParams<'payee.searchCash'>,
  lang: string,
): CallAnswer<'payee.searchCash'>['list'] {
  const places = found(country, lang, undefined, keyword).map(({ cityCode: _, ...place }) => place);
  if (latitude === undefined || longitude === undefined) return places;
  return places
    .map((place) => ({
      ...place,
      distanceKm: distanceKm({ latitude, longitude }, { ...place, cityCode: '' }),
    }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
}

/** The part before the dash is the whole chain. */
export const cashAgent = (country: string, code: string | undefined, lang = 'en'): CashPlace | undefined =>
  placesOf(country, lang).find((place) => place.agentCode === code || place.agentCode.split('-')[0] === code);
