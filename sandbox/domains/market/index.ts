import { createHash } from 'node:crypto';
import type { CallAnswer } from '@/catalogue/calls';
import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import { insertMissing } from '../../db/insert';
import type { Names, Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext, Handlers } from '../../dispatch/handler';
import { reading } from '../../dispatch/handler';
import { notFound, textIn } from '../../dispatch/refusal';
import type { Domain } from '../../runtime';
import { countryName } from '../../seed/countryNames';
import { countryRows } from '../../seed/countries';
import { enumSeeds } from '../../seed/enums';
import { districtSeeds, postcodeSeeds } from '../../seed/places';
import { merchantSeeds, resourceSeeds } from '../../seed/resources';

type Service = 'opened' | 'maintenance' | 'soonOpen' | 'opening';
const homeCap = 8;

const countryFields = (row: Row<'countries'>, lang: string) => ({
  countryCode: row.code,
  countryName: countryName(row.code, lang),
  countryEnName: countryName(row.code, 'en'),
  currency: row.currency,
  currencyPrecision: row.currency_precision,
  continent: row.continent,
});

/** The closest of general and particular rows: one a code, the particular one first. */
async function enumRows(context: CallContext, type: string, country = '*', target = '*') {
  const rows = await context.db
    .selectFrom('enum_values')
    .selectAll()
    .where('type', '=', type)
    .where('country', 'in', ['*', country])
    .where('target_country', 'in', ['*', target])
    .orderBy('position')
    .execute();
  const closest = new Map<string, (typeof rows)[number]>();
  for (const row of rows)
    if (!closest.has(row.code) || row.country !== '*' || row.target_country !== '*')
      closest.set(row.code, row);
  return [...closest.values()].map((row) => ({ code: row.code, content: textIn(row.names, context.lang) }));
}

const handlers: Handlers = {
  'common.supportCountry': reading(async ({ db, lang }) => {
    const rows = await db
      .selectFrom('countries')
      .selectAll()
      .where('source_status', 'is not', null)
      .orderBy('position')
      .execute();
    // One sandbox answers every host: an empty domain is the build's own.
    return {
      list: rows.map((row) => ({
        ...countryFields(row, lang),
        areaCode: row.area_code,
        status: row.source_status as Service,
        domain: '',
        loginDomain: '',
        ocrDomain: '',
      })),
    };
  }),
  'common.supportCountryFilter': reading(async ({ db, lang }, { countryCode, remitType }) => {
    const source = await db
      .selectFrom('countries')
      .selectAll()
      .where('code', '=', countryCode)
      .executeTakeFirst();
    if (!source?.source_status) return { list: [] };
    const targets = await db
      .selectFrom('countries')
      .innerJoin('rates', (join) =>
        join
          .onRef('rates.target_currency', '=', 'countries.payout_currency')
          .on('rates.source_currency', '=', source.currency),
      )
      .selectAll('countries')
      .select(['rates.rate_accuracy', 'rates.base'])
      .where('target_status', 'is not', null)
      .where('code', '<>', countryCode)
      .$if(remitType === 'LargeRemit', (query) => query.where('code', '=', 'CHN'))
      .orderBy('position')
      .execute();
    return {
      list: targets.map((row) => ({
        ...countryFields(row, lang),
        targetCountry: row.code,
        rateAccuracy: row.rate_accuracy,
        exRateBase: row.base,
        status: row.target_status as Service,
      })),
    };
  }),
  'common.getEnum': reading(async (context, { type, countryCode, targetCountry }) => ({
    list: await enumRows(context, type, countryCode, targetCountry),
  })),
  'common.districts': reading(async ({ db, lang }, { country, parent }) => {
    const rows = await db
      .selectFrom('districts')
      .selectAll()
      .where('country', '=', country)
      .where('parent', '=', parent ?? '')
      .orderBy('position')
      .execute();
    return { list: rows.map((row) => ({ code: row.code, content: textIn(row.names, lang) })) };
  }),
  'common.zipCode': reading(async ({ db }, { countryCode, postCode }) => {
    const list = await db
      .selectFrom('postcodes')
      .select(['state', 'city', 'suburb'])
      .where('country', '=', countryCode)
      .where('post_code', '=', postCode.trim())
      .orderBy('suburb')
      .execute();
    return { list };
  }),
  'common.tabIcons': reading(async ({ db }) => {
    const rows = await db
      .selectFrom('resources')
      .selectAll()
      .where('type', 'in', ['22', '23', '24', '26'])
      .where('active', '=', true)
      .orderBy('position')
      .execute();
    return {
      list: rows.map((row) => ({
        type: Number(row.type),
        background: row.background ?? '',
        resourceImgUrl: row.image_url ?? '',
        content: row.content ?? '',
      })),
    };
  }),
  'common.resources': reading(async ({ db }, { countryCode, types, platform, merchantCode }) => {
    const rows = await db
      .selectFrom('resources')
      .selectAll()
      .where(
        'type',
        'in',
        types
          .split(',')
          .map((type) => type.trim())
          .slice(0, 20),
      )
      .where('country_code', 'in', ['*', countryCode])
      .where('platform', 'in', ['*', platform])
      .where('merchant_code', 'in', ['*', merchantCode ?? '*'])
      .where('active', '=', true)
      .orderBy('position')
      .limit(homeCap)
      .execute();
    return { list: rows.map(resourceOf) };
  }),
  'common.shareConfigs': reading(async ({ db, now, origin, runtime }, { page, seqNo, id }) => {
    const jsapiTicket = hash(`${runtime.seed}:${Math.floor(now / 7_200_000)}`);
    const nonceStr = hash(`${page}:${now}`).slice(0, 16);
    const timestamp = String(Math.floor(now / 1000));
    const url = `${origin}/${page.replace(/^\//, '')}${seqNo ? `?seqNo=${seqNo}` : id ? `?id=${id}` : ''}`;
    const merchant = await db
      .selectFrom('merchants')
      .select('config')
      .where('code', '=', '*')
      .executeTakeFirst();
    const signature = createHash('sha1')
      .update(`jsapi_ticket=${jsapiTicket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
      .digest('hex');
    return {
      appId: 'wx-sandbox',
      content: String(merchant?.config.merchantProfileEn ?? ''),
      imgUrl: `${origin}/static/banners/invite.svg`,
      jsapiTicket,
      nonceStr,
      page,
      signature,
      title: String(merchant?.config.merchantName ?? ''),
      url,
      timestamp,
    };
  }),
  'common.baseConfig': reading(async ({ db, merchantCode }, params) => {
    const wanted = params.merchantCode || merchantCode || '*';
    const row = await db
      .selectFrom('merchants')
      .select('config')
      .where('code', '=', wanted)
      .executeTakeFirst();
    if (!row) throw notFound('merchant');
    return row.config as unknown as CallAnswer<'common.baseConfig'>;
  }),
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

function resourceOf(row: Row<'resources'>) {
  const carousel = row.extra.carousel as
    { resourceImgUrl: string; resourceLink: string; content: string }[] | undefined;
  return {
    resourceImgUrl: row.image_url ?? '',
    resourceLink: row.link ?? '',
    type: Number(row.type),
    linkType: row.link_type ?? '',
    content: row.content ?? '',
    ...(carousel ? { carouselVOList: carousel } : {}),
  };
}

const service = v.nullable(v.picklist(['opened', 'maintenance', 'soonOpen', 'opening']));

/** Markets, targets, lists of values, places, and what the home page shows. */
export const market: Domain = {
  name: 'market',
  handlers,
  consoleActions: [
    defineAction({
      name: 'market.setStatus',
      title: 'Open, close or announce a market',
      params: v.object({
        country: v.string(),
        sourceStatus: v.optional(service),
        targetStatus: v.optional(service),
      }),
      async run({ db }, { country, sourceStatus, targetStatus }) {
        const change = {
          ...(sourceStatus !== undefined ? { source_status: sourceStatus } : {}),
          ...(targetStatus !== undefined ? { target_status: targetStatus } : {}),
        };
        const result = await db
          .updateTable('countries')
          .set(change)
          .where('code', '=', country)
          .executeTakeFirst();
        if (Number(result.numUpdatedRows) === 0) throw notFound('country');
      },
    }),
  ],
  async referenceRows(tx) {
    const names = (value: Names) => json(value);
    await insertMissing(tx, 'countries', countryRows());
    await insertMissing(
      tx,
      'enum_values',
      enumSeeds.map((seed, position) => ({
        type: seed.type,
        code: seed.code,
        country: seed.country ?? '*',
        target_country: seed.target ?? '*',
        names: names(seed.names),
        position,
      })),
    );
    await insertMissing(
      tx,
      'districts',
      districtSeeds.map((seed, position) => ({
        country: seed.country,
        code: seed.code,
        parent: seed.parent,
        names: names(seed.names),
        position,
      })),
    );
    await insertMissing(
      tx,
      'postcodes',
      postcodeSeeds.map((seed) => ({
        country: seed.country,
        post_code: seed.postCode,
        state: seed.state,
        city: seed.city,
        suburb: seed.suburb,
      })),
    );
    for (const row of resourceSeeds) await insertMissing(tx, 'resources', [row]);
    await insertMissing(tx, 'merchants', merchantSeeds);
  },
};
