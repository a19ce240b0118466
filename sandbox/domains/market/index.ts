import type { CallAnswer } from '@/contracts/calls';
import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import { insertMissing } from '../../db/insert';
import type { Names } from '../../db/schema';
import { json } from '../../db/schema';
import { notFound, refuse } from '../../dispatch/refusal';
import type { Domain, Handlers } from '../../runtime';
import { countryRows } from '../../seed/countries';
import { enumSeeds } from '../../seed/enums';
import { bareCode, districtSeeds, postcodeSeeds } from '../../seed/places';
import { merchantSeeds, resourceSeeds } from '../../seed/resources';
import {
  citySeeds,
  homeCatalogSeeds,
  homeEntrySeeds,
  koreanAddressSeeds,
  levelEnumSeeds,
  merchantCountrySeeds,
  shareCardSeeds,
} from '../../seed/market';
import { askEnum, cityList, enumRows, koreanAddress, levelEnum, selectList } from './lists';
import {
  occupiedCountries,
  occupiedCountriesMerchant,
  occupiedTargets,
  sourceMarkets,
  supportedTargets,
} from './occupied';
import { inHomeCatalog, resourceList, resourcesOf, resourceSpecific } from './resources';
import { shareConfigs, shareOverall } from './share';
import { textIn } from '../../texts';

const handlers: Handlers = {
  'common.supportCountry': sourceMarkets,
  'common.supportCountryFilter': supportedTargets,
  'common.getEnum': async (context, { type, countryCode, targetCountry }) => ({
    list: await enumRows(context, type, countryCode, targetCountry),
  }),
  'common.districts': async ({ db, lang }, { country, parent }) => {
    const rows = await db
      .selectFrom('districts')
      .selectAll()
      .where('country', '=', country)
      .where('parent', '=', parent ?? '')
      .orderBy('position')
      .execute();
    return { list: rows.map((row) => ({ code: row.code, content: textIn(row.names, lang) })) };
  },
  'common.zipCode': async ({ db }, { countryCode, postCode }) => {
    const list = await db
      .selectFrom('postcodes')
      .select(['state', 'city', 'suburb'])
      .where('country', '=', countryCode)
      .where('postCode', '=', bareCode(postCode))
      .orderBy('suburb')
      .execute();
    return { list };
  },
  'common.tabIcons': async ({ db }) => {
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
        resourceImgUrl: row.imageUrl ?? '',
        content: row.content ?? '',
      })),
    };
  },
  'common.resources': resourceList,
  'common.resourcesOf': resourcesOf,
  'common.resourceSpecific': resourceSpecific,
  'common.inHomeCatalog': inHomeCatalog,
  'common.shareConfigs': shareConfigs,
  'common.shareOverall': shareOverall,
  'common.occupiedCountries': occupiedCountries,
  'common.occupiedCountriesMerchant': occupiedCountriesMerchant,
  'common.occupiedTargets': occupiedTargets,
  'common.askEnum': askEnum,
  'common.getLevelEnum': levelEnum,
  'common.selectList': selectList,
  'common.koreanAddress': koreanAddress,
  'common.cityList': cityList,
  'common.baseConfig': async ({ db, merchantCode }, params) => {
    const wanted = params.merchantCode || merchantCode || '*';
    const row = await db
      .selectFrom('merchants')
      .select('config')
      .where('code', '=', wanted)
      .executeTakeFirst();
    if (!row) refuse(notFound);
    return row.config as unknown as CallAnswer<'common.baseConfig'>;
  },
};

const service = v.nullable(v.picklist(['opened', 'maintenance', 'soonOpen', 'opening']));

export const market: Domain = {
  name: 'market',
  handlers,
  consoleActions: [
    defineAction({
      name: 'market.setStatus',
      title: 'Open, close or announce a market',
      params: v.pipe(
        v.object({
          country: v.string(),
          sourceStatus: v.optional(service),
          targetStatus: v.optional(service),
        }),
        v.check(
          ({ sourceStatus, targetStatus }) => sourceStatus !== undefined || targetStatus !== undefined,
          'Name the status as a market or as a target.',
        ),
      ),
      async run({ db }, { country, sourceStatus, targetStatus }) {
        const change = {
          ...(sourceStatus !== undefined ? { sourceStatus } : {}),
          ...(targetStatus !== undefined ? { targetStatus } : {}),
        };
        const result = await db
          .updateTable('countries')
          .set(change)
          .where('code', '=', country)
          .executeTakeFirst();
        if (Number(result.numUpdatedRows) === 0) refuse(notFound);
      },
    }),
  ],
  async referenceRows(tx) {
    const names = (value: Names) => json(value);
    await insertMissing(tx, 'countries', countryRows());
    await insertMissing(
      tx,
      'enumValues',
      [...enumSeeds, ...levelEnumSeeds].map((seed, position) => ({
        type: seed.type,
        code: seed.code,
        country: seed.country ?? '*',
        targetCountry: seed.target ?? '*',
        names: names(seed.names),
        position,
      })),
    );
    await insertMissing(
      tx,
      'districts',
      [...districtSeeds, ...citySeeds].map((seed, position) => ({
        ...seed,
        names: names(seed.names),
        position,
      })),
    );
    await insertMissing(tx, 'postcodes', postcodeSeeds);
    for (const row of [...resourceSeeds, ...homeEntrySeeds]) await insertMissing(tx, 'resources', [row]);
    await insertMissing(tx, 'merchants', merchantSeeds);
    await insertMissing(tx, 'merchantCountries', merchantCountrySeeds);
    await insertMissing(tx, 'krAddresses', koreanAddressSeeds);
    await insertMissing(tx, 'homeCatalogs', homeCatalogSeeds);
    await insertMissing(tx, 'shareCards', shareCardSeeds);
  },
};
