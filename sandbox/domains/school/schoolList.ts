import type { CallAnswer, CallParams } from '@/contracts/calls';
import { languageCodes, langHeader } from '@/domain/languages';
import { serves } from '../rates/corridor';
import { containing } from '../../db/like';
import type { Row } from '../../db/schema';
import { readCursor } from '../../dispatch/cursor';
import type { CallContext } from '../../runtime';
import { countryName } from '../../texts/appTexts';
import { schoolAccountKinds } from '@/domain/school/schoolAccounts';
import { accountKinds } from '@/schemas/schoolAccount';
import { schoolCities } from '../../seed/schools';
import { schoolOf } from './find';
import { textIn } from '../../texts';

type List = CallAnswer<'school.managerList'>;
type School = List['rows'][number];

async function paidAt(context: CallContext): Promise<Map<string, number>> {
  if (!context.session?.payerId) return new Map();
  const rows = await context.db
    .selectFrom('schoolPayees')
    .innerJoin('orders', 'orders.payeeId', 'schoolPayees.payeeId')
    .select((select) => ['schoolPayees.schoolId', select.fn.max('orders.createdAt').as('at')])
    .where('schoolPayees.payerId', '=', context.session.payerId)
    .where('schoolPayees.schoolId', 'is not', null)
    .groupBy('schoolPayees.schoolId')
    .execute();
  return new Map(rows.map(({ schoolId: id, at }) => [id ?? '', Number(at)]));
}

async function favourites(context: CallContext): Promise<Map<string, number>> {
  if (!context.session?.payerId) return new Map();
  const rows = await context.db
    .selectFrom('schoolFavourites')
    .selectAll()
    .where('payerId', '=', context.session.payerId)
    .execute();
  return new Map(rows.map(({ schoolId: id, createdAt: at }) => [id, at]));
}

const cityName = (city: string, lang: string): string => {
  const names = schoolCities.get(city);
  return names ? textIn(names, lang) : city;
};

/** undefined for readers of other languages. */
const chineseName = (row: Row<'schools'>, lang: string): string | undefined =>
  (lang === 'zh-hk' ? row.localNameHk : lang.startsWith('zh') ? row.localName : null) ?? undefined;

export async function schoolViews(context: CallContext, rows: readonly Row<'schools'>[]): Promise<School[]> {
  if (rows.length === 0) return [];
  const paid = await paidAt(context);
  const kept = await favourites(context);
  const aliases = await context.db
    .selectFrom('schoolAliases')
    .selectAll()
    .where(
      'schoolId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('alias')
    .execute();
  return rows.map((row) => ({
    schoolId: row.id,
    name: row.name,
    localName: chineseName(row, context.lang),
    country: row.country,
    city: cityName(row.city, context.lang),
    currency: row.currency,
    partner: row.partner === 'flywire' ? 'flywire' : 'bank',
    hot: row.hot,
    aliases: aliases.filter(({ schoolId: id }) => id === row.id).map(({ alias }) => alias),
    logo: row.logo ?? undefined,
    favourite: kept.has(row.id),
    lastPaidAt: paid.get(row.id),
  }));
}

const countriesCalled = (word: string, codes: readonly string[]): string[] =>
  codes.filter((code) =>
    languageCodes.some((language) =>
      countryName(code, langHeader(language)).toLowerCase().includes(word.toLowerCase()),
    ),
  );

const citiesCalled = (word: string): string[] =>
  [...schoolCities]
    .filter(([, names]) =>
      [names.en, names.zh, names['zh-HK']].some((name) => name?.toLowerCase().includes(word.toLowerCase())),
    )
    .map(([city]) => city);

export async function countriesServed(context: CallContext, source: string | undefined): Promise<string[]> {
  const rows = await context.db.selectFrom('schools').select('country').distinct().execute();
  const codes = rows.map(({ country }) => country);
  return source === undefined
    ? codes
    : codes.filter((code) => code !== source && serves('studyAbroad', source, code));
}

/** The payer's by latest use. */
export async function managerList(
  context: CallContext,
  params: CallParams<'school.managerList'>,
): Promise<List> {
  const word = params.keyword?.trim() ?? '';
  const like = containing(word);
  const served = await countriesServed(context, params.sourceCountry);
  const mine =
    params.only === undefined
      ? null
      : params.only === 'paid'
        ? await paidAt(context)
        : await favourites(context);
  const fitting = context.db
    .selectFrom('schools')
    // An empty list is invalid SQL.
    .where('country', 'in', [...served, ''])
    .$if(mine !== null, (query) =>
      query.where('id', 'in', [...(mine ?? new Map<string, number>()).keys(), '']),
    )
    .$if(word !== '', (query) =>
      query.where((where) =>
        where.or([
          where('name', 'ilike', like),
          where('localName', 'ilike', like),
          where('localNameHk', 'ilike', like),
          where('city', 'in', [...citiesCalled(word), '']),
          where('country', 'in', [...countriesCalled(word, served), '']),
          where.exists(
            where
              .selectFrom('schoolAliases')
              .select('schoolAliases.alias')
              .whereRef('schoolAliases.schoolId', '=', 'schools.id')
              .where('schoolAliases.alias', 'ilike', like),
          ),
        ]),
      ),
    );
  const countries = await fitting
    .select((select) => ['country', select.fn.countAll<string>().as('schools')])
    .groupBy('country')
    .orderBy((order) => order.fn.min('position'))
    .execute();
  const here = fitting.$if(params.country !== undefined, (query) =>
    query.where('country', '=', params.country as string),
  );
  const { total } = await here
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const facts = {
    total: Number(total),
    countries: countries.map(({ country, schools }) => ({ country, schools: Number(schools) })),
  };
  if (mine) {
    const rows = (await here.selectAll().execute())
      .sort((one, other) => (mine.get(other.id) ?? 0) - (mine.get(one.id) ?? 0))
      .slice(0, params.pageSize);
    return { rows: await schoolViews(context, rows), ...facts };
  }
  const [at, id] = params.cursor === undefined ? [-1, ''] : readCursor(params.cursor, 9);
  const rows = await here
    .selectAll()
    .where((where) =>
      where.or([where('position', '>', at), where.and([where('position', '=', at), where('id', '>', id)])]),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(params.pageSize + 1)
    .execute();
  const shown = rows.slice(0, params.pageSize);
  const last = shown.at(-1);
  return {
    rows: await schoolViews(context, shown),
    ...facts,
    next: rows.length > shown.length && last ? `${last.position}.${last.id}` : undefined,
  };
}

const viewOf = async (context: CallContext, schoolId: string): Promise<School> => {
  const [view] = await schoolViews(context, [await schoolOf(context, schoolId)]);
  return view as School;
};

export async function oneSchool(
  context: CallContext,
  { schoolId }: CallParams<'school.one'>,
): Promise<CallAnswer<'school.one'>> {
  const school = await viewOf(context, schoolId);
  return {
    school,
    accountKinds: schoolAccountKinds.filter((kind) => {
      const { country, currency } = accountKinds[kind];
      // Only the euro kind covers several countries.
      return currency === school.currency && (country === school.country || kind === 'EU');
    }),
  };
}

export async function favourite(
  context: CallContext,
  params: CallParams<'school.favourite'>,
): Promise<CallAnswer<'school.favourite'>> {
  const { id } = await schoolOf(context, params.schoolId);
  if (params.favourite)
    await context.db
      .insertInto('schoolFavourites')
      .values({ payerId: context.payerId, schoolId: id, createdAt: context.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await context.db
      .deleteFrom('schoolFavourites')
      .where('payerId', '=', context.payerId)
      .where('schoolId', '=', id)
      .execute();
  return { school: await viewOf(context, id) };
}
