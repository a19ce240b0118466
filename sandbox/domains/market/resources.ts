import type { CallAnswer, CallParams } from '@/contracts/calls';
import { limits } from '@/domain/constants';
import { sql } from 'kysely';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { resourceExtra } from './resourceExtra';
import { textIn } from '../../texts';

type Resource = CallAnswer<'common.resources'>['list'][number];

export function resourceOf(row: Row<'resources'>, lang: string): Resource {
  const { carousel, names } = resourceExtra.read(row.extra);
  return {
    resourceImgUrl: row.imageUrl ?? '',
    resourceLink: row.link ?? '',
    type: Number(row.type),
    linkType: row.linkType ?? '',
    content: names ? textIn(names, lang) : (row.content ?? ''),
    ...(carousel ? { carouselVOList: carousel } : {}),
  };
}

const fitting = (
  { db }: CallContext,
  wanted: { types: readonly string[]; countryCode: string; platform: string; merchantCode: string },
) =>
  db
    .selectFrom('resources')
    .selectAll()
    .where('type', 'in', wanted.types)
    .where('countryCode', 'in', ['*', wanted.countryCode])
    .where('platform', 'in', ['*', wanted.platform])
    .where('merchantCode', 'in', ['*', wanted.merchantCode])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(limits.homeList);

export async function resourceList(
  context: CallContext,
  { countryCode, types, platform, merchantCode }: CallParams<'common.resources'>,
): Promise<CallAnswer<'common.resources'>> {
  const rows = await fitting(context, {
    types: types
      .split(',')
      .map((type) => type.trim())
      .slice(0, 20),
    countryCode,
    platform,
    merchantCode: merchantCode ?? '*',
  }).execute();
  return { list: rows.map((row) => resourceOf(row, context.lang)) };
}

export async function resourcesOf(
  context: CallContext,
  { platform, type, sourceCountryCode }: CallParams<'common.resourcesOf'>,
): Promise<CallAnswer<'common.resourcesOf'>> {
  const rows = await fitting(context, {
    types: [String(type)],
    countryCode: sourceCountryCode,
    platform,
    merchantCode: context.merchantCode || '*',
  }).execute();
  return { list: rows.map((row) => resourceOf(row, context.lang)) };
}

/** Corridor before country before general. */
export async function resourceSpecific(
  context: CallContext,
  params: CallParams<'common.resourceSpecific'>,
): Promise<CallAnswer<'common.resourceSpecific'>> {
  const rows = await fitting(context, {
    types: [String(params.type)],
    countryCode: params.countryCode,
    platform: params.platform,
    merchantCode: params.merchantCode ?? '*',
  }).execute();
  const targetOf = (row: Row<'resources'>) => resourceExtra.read(row.extra).targetCountry;
  const weight = (row: Row<'resources'>) =>
    (targetOf(row) === undefined ? 0 : 4) +
    (row.merchantCode === '*' ? 0 : 2) +
    (row.countryCode === '*' ? 0 : 1);
  const [best] = rows
    .filter((row) => targetOf(row) === undefined || targetOf(row) === params.targetCountry)
    .sort((a, b) => weight(b) - weight(a));
  if (!best) refuse(notFound);
  return { resource: resourceOf(best, context.lang) };
}

export async function inHomeCatalog(
  { db, lang, market, merchantCode }: CallContext,
  { id }: CallParams<'common.inHomeCatalog'>,
): Promise<CallAnswer<'common.inHomeCatalog'>> {
  const catalog = await db.selectFrom('homeCatalogs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!catalog) refuse(notFound);
  const rows = await db
    .selectFrom('resources')
    .selectAll()
    .where(sql<string>`extra ->> 'catalog'`, '=', id)
    .where('countryCode', 'in', ['*', market ?? '*'])
    .where('merchantCode', 'in', ['*', merchantCode || '*'])
    .where('active', '=', true)
    .orderBy('position')
    .limit(limits.homeList)
    .execute();
  return { id, title: textIn(catalog.names, lang), list: rows.map((row) => resourceOf(row, lang)) };
}
