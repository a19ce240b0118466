import { companies } from '@/domain/markets/companies';
import type { MarketCode } from '@/domain/markets/markets';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { singpassPeople } from '../../sandbox/domains/kyc/reference';
import { payeeFixtures } from '../../sandbox/fixtures';
import { linesOf } from '../../sandbox/fixtures/paymentAccounts';
import { districtSeeds, postcodeSeeds } from '../../sandbox/seed/places';
import { kycPlaces } from '../../sandbox/seed/placesKyc';

const strings = (row: object): string[] =>
  Object.values(row).filter((value): value is string => typeof value === 'string' && value.length > 1);

/** The same in each language. */
export const serverNames = (market: MarketCode, country: string): string[] => [
  ...strings(companies[market]),
  ...linesOf(market, paymentCodes.bankTransfer).map(({ value }) => value),
  ...[...districtSeeds, ...kycPlaces]
    .filter((row) => row.country === market)
    .flatMap(({ names }) => strings(names)),
  ...postcodeSeeds.filter((row) => row.country === market).flatMap(({ city, suburb }) => [suburb, city]),
  ...(payeeFixtures[country]?.banks ?? []).flatMap((bank) => bank.split('|').slice(1, 3)),
  ...(market === 'SGP'
    ? singpassPeople.flatMap(({ firstName, lastName, street, unit }) => [firstName, lastName, street, unit])
    : []),
];
