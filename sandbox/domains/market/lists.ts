import type { CallAnswer, CallParams } from '@/contracts/calls';
import { sql } from 'kysely';
import { containing } from '../../db/like';
import type { CallContext } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { textIn } from '../../texts';

type EnumEntry = { code: string; content: string };

/** Particular rows take precedence. */
async function enumLists(
  context: CallContext,
  types: readonly string[],
  country = '*',
  target = '*',
): Promise<ReadonlyMap<string, readonly EnumEntry[]>> {
  const lists = new Map(types.map((type) => [type, new Map<string, EnumEntry>()]));
  if (types.length === 0) return new Map();
  const rows = await context.db
    .selectFrom('enumValues')
    .selectAll()
    .where('type', 'in', types)
    .where('country', 'in', ['*', country])
    .where('targetCountry', 'in', ['*', target])
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const list = lists.get(row.type);
    if (list && (!list.has(row.code) || row.country !== '*' || row.targetCountry !== '*'))
      list.set(row.code, { code: row.code, content: textIn(row.names, context.lang) });
  }
  return new Map([...lists].map(([type, list]) => [type, [...list.values()]]));
}

export async function enumRows(
  context: CallContext,
  type: string,
  country?: string,
  target?: string,
): Promise<EnumEntry[]> {
  return [...((await enumLists(context, [type], country, target)).get(type) ?? [])];
}

export async function askEnum(context: CallContext): Promise<CallAnswer<'common.askEnum'>> {
  const rows = await context.db
    .selectFrom('enumValues')
    .selectAll()
    .where('country', '=', '*')
    .where('targetCountry', '=', '*')
    .where('type', 'not like', '%.level%')
    .orderBy('type')
    .orderBy('position')
    .execute();
  const types = [...new Set(rows.map((row) => row.type))];
  return {
    list: types.map((type) => ({
      type,
      values: rows
        .filter((row) => row.type === type)
        .map((row) => ({ code: row.code, content: textIn(row.names, context.lang) })),
    })),
  };
}

export async function levelEnum(
  context: CallContext,
  { type, countryCode, targetCountry }: CallParams<'common.getLevelEnum'>,
): Promise<CallAnswer<'common.getLevelEnum'>> {
  const upper = await enumRows(context, `${type}.level`, countryCode, targetCountry);
  const typeOf = (code: string): string => `${type}.level.${code}`;
  const children = await enumLists(
    context,
    upper.map(({ code }) => typeOf(code)),
    countryCode,
    targetCountry,
  );
  return {
    list: upper.map((entry) => ({ ...entry, children: [...(children.get(typeOf(entry.code)) ?? [])] })),
  };
}

export async function selectList(
  context: CallContext,
  { type, countryCode, targetCountry }: CallParams<'common.selectList'>,
): Promise<CallAnswer<'common.selectList'>> {
  const list = await enumRows(context, type, countryCode, targetCountry);
  if (list.length > 0) return { list };
  // Unknown lists are refused; known ones may be empty.
  const known = await context.db
    .selectFrom('enumValues')
    .select('type')
    .where('type', '=', type)
    .limit(1)
    .executeTakeFirst();
  if (!known) refuse(notFound);
  return { list };
}

export async function koreanAddress(
  { db }: CallContext,
  { keyword, currentPage = 1, countPerPage = 10 }: CallParams<'common.koreanAddress'>,
): Promise<CallAnswer<'common.koreanAddress'>> {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6).map(containing);
  const found = words.reduce(
    (query, word) =>
      query.where(sql<boolean>`lower(concat_ws(' ', road_addr, jibun_addr, eng_addr, zip_no)) like ${word}`),
    db.selectFrom('krAddresses'),
  );
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('roadAddr')
    .limit(countPerPage)
    .offset((currentPage - 1) * countPerPage)
    .execute();
  return {
    total: Number(total),
    list: rows.map(({ siName, sggName, ...row }) => ({ ...row, siNm: siName, sggNm: sggName })),
  };
}

/** `CHN`: the whole country; `CHN_GD`: one district. */
export async function cityList(
  { db, lang }: CallContext,
  { id }: CallParams<'common.cityList'>,
): Promise<CallAnswer<'common.cityList'>> {
  const [country = '', district] = id.split('_');
  const known = await db
    .selectFrom('districts')
    .select('code')
    .where('country', '=', country)
    .$if(district !== undefined, (query) => query.where('code', '=', district ?? ''))
    .limit(1)
    .executeTakeFirst();
  if (!known) refuse(notFound);
  const rows = await db
    .selectFrom('districts')
    .selectAll()
    .where('country', '=', country)
    .where('parent', district === undefined ? '<>' : '=', district ?? '')
    .orderBy('parent')
    .orderBy('position')
    .execute();
  return { list: rows.map((row) => ({ code: row.code, content: textIn(row.names, lang) })) };
}
