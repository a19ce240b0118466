import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { Db, Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { mostFrequentFirst } from '../../seed/countries';
import { countryName } from '../../texts/appTexts';
import { closestRow } from '../rates/closestRow';
import { carries, serves } from '../rates/corridor';

type Occupied = CallAnswer<'common.occupiedCountries'>['list'][number];
type Service = NonNullable<Occupied['sourceStatus']>;
const fastMinutes = 120;

export const countryFields = (row: Row<'countries'>, lang: string) => ({
  countryCode: row.code,
  countryName: countryName(row.code, lang),
  countryEnName: countryName(row.code, 'en'),
  currency: row.currency,
  currencyPrecision: row.currencyPrecision,
  continent: row.continent,
});

const occupied = (row: Row<'countries'>, lang: string): Occupied => ({
  ...countryFields(row, lang),
  areaCode: row.areaCode,
  sourceStatus: row.sourceStatus ?? undefined,
  targetStatus: row.targetStatus ?? undefined,
});

const servedCountries = ({ db }: CallContext) =>
  db
    .selectFrom('countries')
    .selectAll()
    .where((where) =>
      where.or([where('sourceStatus', 'is not', null), where('targetStatus', 'is not', null)]),
    )
    .orderBy('position')
    .execute();

export async function occupiedCountries(
  context: CallContext,
): Promise<CallAnswer<'common.occupiedCountries'>> {
  const rows = await servedCountries(context);
  return { list: rows.map((row) => occupied(row, context.lang)) };
}

export async function assertMerchant(db: Db, code: string): Promise<void> {
  const known = await db.selectFrom('merchants').select('code').where('code', '=', code).executeTakeFirst();
  if (!known) refuse(notFound);
}

const servedBy = ({ db }: CallContext, merchantCode: string) =>
  db.selectFrom('merchantCountries').selectAll().where('merchantCode', '=', merchantCode).execute();

/** Without listed countries a merchant serves all. */
export async function sourceMarkets(context: CallContext): Promise<CallAnswer<'common.supportCountry'>> {
  const own = context.merchantCode ? await servedBy(context, context.merchantCode) : [];
  const rows = await context.db
    .selectFrom('countries')
    .selectAll()
    .where('sourceStatus', 'is not', null)
    .orderBy('position')
    .execute();
  // An empty domain is the build's: one sandbox serves every host.
  return {
    list: rows
      .filter(({ code }) => own.length === 0 || own.some((row) => row.countryCode === code && row.source))
      .map((row) => ({
        ...countryFields(row, context.lang),
        areaCode: row.areaCode,
        status: row.sourceStatus as Service,
        domain: '',
        loginDomain: '',
        ocrDomain: '',
      })),
  };
}

export async function occupiedCountriesMerchant(
  context: CallContext,
): Promise<CallAnswer<'common.occupiedCountriesMerchant'>> {
  const merchantCode = context.merchantCode || '*';
  await assertMerchant(context.db, merchantCode);
  const own = await servedBy(context, merchantCode);
  const { list } = await occupiedCountries(context);
  if (own.length === 0) return { list };
  return {
    list: list.flatMap((country) => {
      const served = own.find((row) => row.countryCode === country.countryCode);
      if (!served) return [];
      const { sourceStatus, targetStatus, ...rest } = country;
      return [
        {
          ...rest,
          ...(served.source && sourceStatus ? { sourceStatus } : {}),
          ...(served.target && targetStatus ? { targetStatus } : {}),
        },
      ];
    }),
  };
}

/** Popular first; empty while the market is closed, null if unknown. */
export async function targetsOf(db: Db, lang: string, countryCode: string) {
  const source = await db
    .selectFrom('countries')
    .select(['currency', 'sourceStatus'])
    .where('code', '=', countryCode)
    .executeTakeFirst();
  if (!source) return null;
  if (!source.sourceStatus) return [];
  const rows = await db
    .selectFrom('countries')
    .innerJoin('rates', (join) =>
      join
        .onRef('rates.targetCurrency', '=', 'countries.payoutCurrency')
        .on('rates.sourceCurrency', '=', source.currency),
    )
    .selectAll('countries')
    .select(['rates.rateAccuracy', 'rates.base'])
    .where('targetStatus', 'is not', null)
    .where('code', '<>', countryCode)
    .orderBy('position')
    .execute();
  return rows.sort(mostFrequentFirst).map((row) => ({
    ...countryFields(row, lang),
    // Not always the country's currency.
    currency: row.payoutCurrency,
    targetCountry: row.code,
    rateAccuracy: row.rateAccuracy,
    exRateBase: row.base,
    status: row.targetStatus as Service,
  }));
}

export async function supportedTargets(
  context: CallContext,
  { countryCode, remitType }: CallParams<'common.supportCountryFilter'>,
): Promise<CallAnswer<'common.supportCountryFilter'>> {
  const { db, lang, merchantCode } = context;
  const targets = (await targetsOf(db, lang, countryCode)) ?? refuse(notFound);
  const served = merchantCode ? await servedBy(context, merchantCode) : [];
  return {
    list: targets.filter(
      ({ status, targetCountry }) =>
        (status === 'opened'
          ? serves(remitType, countryCode, targetCountry)
          : carries(remitType, countryCode, targetCountry)) &&
        (served.length === 0 || served.some((row) => row.countryCode === targetCountry && row.target)),
    ),
  };
}

/** Fast when the fastest way to receive is. */
export async function occupiedTargets(
  { db, lang }: CallContext,
  { countryCode, fastPayment }: CallParams<'common.occupiedTargets'>,
): Promise<CallAnswer<'common.occupiedTargets'>> {
  const targets = await targetsOf(db, lang, countryCode);
  if (targets === null) refuse(notFound);
  const arrivals = await db
    .selectFrom('arrivalEstimates')
    .selectAll()
    .where('sourceCountry', 'in', ['*', countryCode])
    .execute();
  const isFast = (target: string): boolean =>
    [...new Set(arrivals.filter((row) => row.targetCountry === target).map((row) => row.accountType))].some(
      (accountType) =>
        (closestRow(arrivals, { target, accountType, remitType: 'personal' })?.maxMinutes ?? Infinity) <=
        fastMinutes,
    );
  const list = targets.map((target) => ({ ...target, fastPayment: isFast(target.targetCountry) }));
  return { list: fastPayment === undefined ? list : list.filter((row) => row.fastPayment === fastPayment) };
}
