import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { json } from '../../sandbox/db/schema';
import { resourceExtra } from '../../sandbox/domains/market/resourceExtra';
import { payeeFormsOf } from '@/schemas/payee';
import { errorCodes } from '@/contracts/errors';
import { remitter } from './support/orders';
import { refused } from './support/person';
import type { SandboxClient } from './support/sandboxClient';
import type { TestSandbox } from './support/testSandbox';
import { fileNumber } from './support/files';
import { startTestSandbox } from './support/testSandbox';

const banks = ['bank', 'iban', 'sortCode', 'eft'];
const noBankIn = (list: readonly { targetCountry: string; status: string }[]): string[] =>
  list.flatMap(({ targetCountry, status }) =>
    status === 'opened' && !Object.values(payeeFormsOf(targetCountry)).some((form) => banks.includes(form.accountType)) ? [targetCountry] : [],
  ); // prettier-ignore

describe('markets, places and resources', () => {
  let sandbox: TestSandbox;
  let visitor: SandboxClient;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    visitor = sandbox.client();
  });
  after(() => sandbox.close());

  test('secure init gives a key of its own for encryption, and refuses a call without a version', async () => {
    const answer = await visitor.call('common.secureInit', { version: '1' });
    assert.match(answer.publicKey, /BEGIN PUBLIC KEY/);
    assert.notEqual((await visitor.call('common.secureInit', { version: '1' })).seed, answer.seed);
    refused(await visitor.send('common.secureInit', {}), errorCodes.badParams);
  });

  test('countries say what they are: source, target or both; the console closes one', async () => {
    const { list } = await visitor.call('common.occupiedCountries', {});
    const of = (code: string, rows = list) => rows.find((row) => row.countryCode === code);
    assert.deepEqual([of('AUS')?.sourceStatus, of('AUS')?.targetStatus], ['opened', 'opened']);
    assert.deepEqual([of('PHL')?.sourceStatus, of('PHL')?.targetStatus], [undefined, 'opened']);
    assert.deepEqual([of('EU')?.sourceStatus, of('EU')?.targetStatus], ['opened', undefined]);
    assert.equal(of('CHL')?.targetStatus, 'soonOpen');
    await sandbox.console.action('market.setStatus', { country: 'THA', targetStatus: 'maintenance' });
    const again = (await visitor.call('common.occupiedCountries', {})).list;
    assert.equal(of('THA', again)?.targetStatus, 'maintenance');
    await sandbox.console.action('market.setStatus', { country: 'THA', targetStatus: 'opened' });
    const names = (await visitor.call('common.occupiedCountries', {}, { lang: 'zh-cn' })).list;
    assert.equal(of('AUS', names)?.countryName, '澳大利亚');
  });

  test('the euro countries are one market and Great Britain another; money has two decimals unless told [F9-72 P3-40]', async () => {
    const { list } = await visitor.call('common.supportCountry', {});
    const inEurope = list.filter(({ countryCode }) => ['EU', 'GBR'].includes(countryCode));
    assert.deepEqual(inEurope.map(({ countryCode, currency }) => [countryCode, currency]).sort(), [
      ['EU', 'EUR'],
      ['GBR', 'GBP'],
    ]);
    const whole = list.filter(({ currencyPrecision }) => currencyPrecision !== 2);
    assert.deepEqual(
      whole.map(({ countryCode, currencyPrecision }) => [countryCode, currencyPrecision]).sort(),
      [
        ['JPN', 0],
        ['KOR', 0],
        ['VNM', 0],
      ],
    );
  });

  test('a merchant sees the countries it serves; one nobody knows is refused', async () => {
    const { list } = await visitor.call('common.occupiedCountriesMerchant', {}, { merchantcode: 'DEMOBANK' });
    assert.deepEqual(
      list.map((row) => [row.countryCode, row.sourceStatus ?? '', row.targetStatus ?? '']).sort(),
      [
        ['AUS', 'opened', ''],
        ['CHN', '', 'opened'],
        ['HKG', 'opened', 'opened'],
        ['PHL', '', 'opened'],
      ],
    );
    const all = await visitor.call('common.occupiedCountriesMerchant', {});
    assert.deepEqual(all, await visitor.call('common.occupiedCountries', {}));
    const sources = await visitor.call('common.supportCountry', {}, { merchantcode: 'DEMOBANK' });
    assert.deepEqual(sources.list.map(({ countryCode }) => countryCode).sort(), ['AUS', 'HKG']);
    refused(
      await visitor.send('common.occupiedCountriesMerchant', {}, { merchantcode: 'NOBODY' }),
      errorCodes.notFound,
    );
    const config = await visitor.call('common.baseConfig', { merchantCode: 'DEMOBANK' });
    assert.deepEqual(config.remitType, ['personal']);
    for (const path of [config.homeRightLogo, config.banner, config.otherBanner])
      assert.equal((await fetch(`${sandbox.url}${path}`)).status, 200, path);
    refused(await visitor.send('common.baseConfig', { merchantCode: 'NOBODY' }), errorCodes.notFound);
  });

  test('targets of a market: fast ones are those where money arrives within two hours [P3-44 P3-45]', async () => {
    const { list } = await visitor.call('common.occupiedTargets', { countryCode: 'AUS' });
    const fast = await visitor.call('common.occupiedTargets', { countryCode: 'AUS', fastPayment: true });
    const slow = await visitor.call('common.occupiedTargets', { countryCode: 'AUS', fastPayment: false });
    assert.equal(fast.list.length + slow.list.length, list.length);
    assert.ok(fast.list.some((row) => row.targetCountry === 'PHL'));
    assert.ok(slow.list.some((row) => row.targetCountry === 'USA'));
    assert.deepEqual((await visitor.call('common.occupiedTargets', { countryCode: 'PHL' })).list, []);
    refused(await visitor.send('common.occupiedTargets', { countryCode: 'ZZZ' }), errorCodes.notFound);
    const targets = await visitor.call('common.supportCountryFilter', { countryCode: 'AUS', remitType: 'personal' });
    assert.deepEqual(targets.list.map((row) => row.targetCountry), list.map((row) => row.targetCountry));
    assert.deepEqual(
      targets.list.slice(0, 2).map((row) => row.countryCode),
      ['CHN', 'PHL'],
      'where most of the money goes comes first',
    );
    assert.ok(targets.list.every(({ rateAccuracy, exRateBase }) => rateAccuracy === 4 && exRateBase === 1));
    const large = await visitor.call('common.supportCountryFilter', { countryCode: 'AUS', remitType: 'LargeRemit' });
    assert.deepEqual(large.list.map((row) => row.targetCountry), ['CHN']);
    const fromChina = await visitor.call('common.supportCountryFilter', { countryCode: 'CHN', remitType: 'LargeRemit' });
    assert.ok(fromChina.list.some((row) => row.targetCountry === 'AUS'), 'large amounts also leave China');
    const study = await visitor.call('common.supportCountryFilter', { countryCode: 'AUS', remitType: 'studyAbroad' });
    const bankless = list.filter((row) => row.status === 'opened' && !study.list.some((other) => other.targetCountry === row.targetCountry));
    assert.deepEqual(bankless.map((row) => row.targetCountry), noBankIn(list), 'tuition goes only to bank accounts');
    const merchant = await visitor.call('common.supportCountryFilter', { countryCode: 'AUS', remitType: 'personal' }, { merchantcode: 'DEMOBANK' });
    assert.deepEqual(merchant.list.map((row) => row.targetCountry), ['CHN', 'PHL', 'HKG'], 'a merchant’s own countries');
    refused(await visitor.send('common.supportCountryFilter', { countryCode: 'ZZZ', remitType: 'personal' }), errorCodes.notFound);
    refused(await visitor.send('common.supportCountryFilter', { countryCode: 'AUS' }), errorCodes.badParams);
  }); // prettier-ignore

  test('lists: all at once, one of a corridor, two levels, and a refusal for one nobody keeps', async () => {
    const all = (await visitor.call('common.askEnum', {})).list;
    for (const { type, values } of all) {
      assert.ok(values.length > 0, type);
      assert.equal(type.includes('.'), false);
    }
    const purposes = await visitor.call('common.getEnum', { type: 'purpose' });
    assert.deepEqual(all.find((row) => row.type === 'purpose')?.values, purposes.list);
    const wallets = await visitor.call('common.selectList', { type: 'walletProvider', countryCode: 'AUS', targetCountry: 'PHL' });
    assert.ok(wallets.list.some((row) => row.code === 'GCASH'));
    assert.deepEqual((await visitor.call('common.selectList', { type: 'walletProvider', countryCode: 'AUS', targetCountry: 'USA' })).list, []);
    refused(await visitor.send('common.selectList', { type: 'horoscope', countryCode: 'AUS' }), errorCodes.notFound);
    refused(await visitor.send('common.selectList', { type: "x'; drop table", countryCode: 'AUS' }), errorCodes.badParams);
    const levels = await visitor.call('common.getLevelEnum', { type: 'industry' }, { lang: 'zh-hk' });
    assert.ok(levels.list.length > 3 && levels.list.every((row) => row.children.length > 1));
    assert.equal(levels.list.find((row) => row.code === 'FINANCE')?.content, '金融');
    const two = await visitor.call('common.getLevelEnum', { type: 'purpose' });
    const below = two.list.flatMap((row) => row.children.map((child) => child.code)).sort();
    assert.ok(below.every((code) => purposes.list.some((row) => row.code === code)), 'the same codes on both levels');
    refused(await visitor.send('common.getLevelEnum', { type: 'walletProvider' }), errorCodes.badParams);
  }); // prettier-ignore

  test('places: districts, the cities below them, postcodes', async () => {
    const states = (await visitor.call('common.districts', { country: 'AUS' })).list;
    assert.ok(states.some((row) => row.code === 'NSW'));
    const cities = (await visitor.call('common.cityList', { id: 'AUS_NSW' })).list.map((row) => row.content);
    assert.deepEqual(cities, ['Sydney', 'Newcastle', 'Wollongong']);
    const every = (await visitor.call('common.cityList', { id: 'AUS' })).list;
    assert.ok(every.length > cities.length);
    assert.deepEqual(
      (await visitor.call('common.districts', { country: 'AUS', parent: 'NSW' })).list.map((row) => row.content),
      cities,
    );
    refused(await visitor.send('common.cityList', { id: 'AUS_XYZ' }), errorCodes.notFound);
    refused(await visitor.send('common.cityList', { id: 'ZZZ' }), errorCodes.notFound);
    const { list } = await visitor.call('common.zipCode', { countryCode: 'AUS', postCode: '2010' });
    assert.deepEqual(list.map((row) => row.suburb), ['Darlinghurst', 'Surry Hills']);
    assert.deepEqual((await visitor.call('common.zipCode', { countryCode: 'AUS', postCode: '9999' })).list, []);
  }); // prettier-ignore

  test('Korean addresses are found by words in either script and by postcode, page by page; signs are only signs', async () => {
    const seoul = await visitor.call('common.koreanAddress', { keyword: '서울 세종대로' });
    assert.equal(seoul.total, 2);
    assert.ok(seoul.list.every((row) => row.siNm === '서울특별시' && /^\d{5}$/.test(row.zipNo)));
    const [found] = (await visitor.call('common.koreanAddress', { keyword: 'busan apec-ro' })).list;
    assert.equal(found?.sggNm, '해운대구');
    assert.equal((await visitor.call('common.koreanAddress', { keyword: '63122' })).total, 1);
    const pages = await Promise.all(
      [1, 2, 3].map((currentPage) => visitor.call('common.koreanAddress', { keyword: '서울', currentPage, countPerPage: 5 })),
    );
    assert.equal(new Set(pages.flatMap((page) => page.list.map((row) => row.roadAddr))).size, pages[0]!.total);
    assert.equal((await visitor.call('common.koreanAddress', { keyword: '%%' })).total, 0);
    assert.equal((await visitor.call('common.koreanAddress', { keyword: '__' })).total, 0);
    refused(await visitor.send('common.koreanAddress', { keyword: ' a ' }), errorCodes.badParams);
    refused(await visitor.send('common.koreanAddress', { keyword: '서울', countPerPage: 500 }), errorCodes.badParams);
  }); // prettier-ignore

  test('resources: of a country before those of all, at most eight, the one that fits a corridor best [C7.2-20 P2.4-39 P9-17]', async () => {
    const banners = await visitor.call('common.resources', { countryCode: 'HKG', types: '1,2', platform: 'H5' });
    assert.equal(banners.list[0]?.content, 'Pay with FPS');
    const one = await visitor.call('common.resourcesOf', { platform: 'H5', type: 1, sourceCountryCode: 'AUS' });
    assert.ok(one.list.every((row) => row.type === 1));
    assert.equal(one.list.some((row) => row.content === 'Pay with FPS'), false);
    for (let index = 0; index < 12; index += 1)
      await sandbox.db
        .insertInto('resources')
        .values({ id: `many-${index}`, type: '77', position: index, content: `${index}` })
        .execute();
    const many = await visitor.call('common.resourcesOf', { platform: 'Weapp', type: 77, sourceCountryCode: 'AUS' });
    assert.deepEqual(many.list.map((row) => row.content), ['0', '1', '2', '3', '4', '5', '6', '7']);
    refused(await visitor.send('common.resourcesOf', { platform: 'Fridge', type: 77, sourceCountryCode: 'AUS' }), errorCodes.badParams);
    const best = async (countryCode: string, targetCountry: string) =>
      (await visitor.call('common.resourceSpecific', { countryCode, platform: 'H5', type: 5, targetCountry })).resource.content;
    assert.match(await best('HKG', 'PHL'), /Cash pick-up/);
    assert.match(await best('HKG', 'CHN'), /customer support/);
    assert.match(await best('AUS', 'PHL'), /customer support/);
    refused(await visitor.send('common.resourceSpecific', { countryCode: 'AUS', platform: 'H5', type: 999 }), errorCodes.notFound);
    for (const countryCode of ['AUS', 'HKG', 'JPN']) {
      const offers = (await visitor.call('common.resources', { countryCode, types: '1,2', platform: 'H5' })).list;
      const { list } = await visitor.call('common.inHomeCatalog', { id: 'safety' });
      const pictures = new Map([...list, ...offers].map((row) => [row.resourceLink, row.resourceImgUrl]));
      assert.equal(new Set(pictures.values()).size, pictures.size, 'no two tiles of a home have one picture');
      for (const url of pictures.values()) assert.equal((await fetch(new URL(url, sandbox.url))).status, 200, url);
    }
    const catalog = await visitor.call('common.inHomeCatalog', { id: 'study' }, { lang: 'zh-cn' });
    assert.deepEqual([catalog.title, catalog.list.length], ['留学专区', 2]);
    refused(await visitor.send('common.inHomeCatalog', { id: 'nothing' }), errorCodes.notFound);
    await sandbox.db.insertInto('homeCatalogs').values({ id: 'many', names: json({ en: 'Many' }) }).execute();
    await sandbox.db.updateTable('resources').set({ extra: resourceExtra.write({ catalog: 'many' }) }).where('type', '=', '77').execute();
    assert.equal((await visitor.call('common.inHomeCatalog', { id: 'many' })).list.length, 8);
    const study = resourceExtra.write({ catalog: 'study' });
    await sandbox.db.insertInto('resources').values({ id: 'study-chn', type: '3', countryCode: 'CHN', position: 9, content: 'Only in China', extra: study }).execute();
    const seenBy = async (headers: Record<string, string>) =>
      (await visitor.call('common.inHomeCatalog', { id: 'study' }, headers)).list.length;
    assert.deepEqual([await seenBy({ market: 'HKG' }), await seenBy({ market: 'CHN' })], [2, 3]);
    assert.equal(await seenBy({ market: 'HKG', 'payee-share-country': 'CHN' }), 3, 'a payee who came by a link reads what is for their country');
    assert.deepEqual((await visitor.call('common.tabIcons', {})).list.map((row) => row.type), [26, 24, 23, 22]);
  }); // prettier-ignore

  test('a share configuration is signed as the chat app checks it, with the card of its page', async () => {
    const config = await visitor.call(
      'common.shareConfigs',
      { page: '/invitation', id: 'ABC123' },
      { lang: 'zh-cn' },
    );
    const signed = `jsapi_ticket=${config.jsapiTicket}&noncestr=${config.nonceStr}&timestamp=${config.timestamp}&url=${config.url}`;
    assert.equal(config.signature, createHash('sha1').update(signed).digest('hex'));
    assert.equal(config.title, '首次汇款送优惠券');
    assert.equal(config.url, `${sandbox.url}/invitation?id=ABC123`);
    const other = await visitor.call('common.shareOverall', { page: 'anything' });
    assert.equal(other.title, 'Send money home');
    assert.equal(other.wechatRemittance, false);
    assert.equal(
      (await visitor.call('common.shareOverall', { page: 'x' }, { 'platform-type': 'Weapp' }))
        .wechatRemittance,
      true,
    );
    refused(await visitor.send('common.shareConfigs', {}), errorCodes.badParams);
  });

  test('an uploaded picture is read back by its key; no picture, no login or a wrong kind of file is refused [C3-25]', async () => {
    const person = await remitter(sandbox, 'AUS');
    const params = { countryCode: 'AUS', scene: 'evidence', fileNumber: fileNumber() };
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { envelope } = await person.client.upload('common.uploadImage', params, { name: 'a b.png', type: 'image/png', bytes: png });
    assert.equal(envelope.code, '0', envelope.msg);
    const { ossFileKey, imgFileNameOriginal } = envelope.model as { ossFileKey: string; imgFileNameOriginal: string };
    assert.equal(imgFileNameOriginal, 'a b.png');
    const image = await fetch(`${sandbox.url}/image/v2/get/${ossFileKey}/AUS`);
    assert.deepEqual(Buffer.from(await image.arrayBuffer()), png);
    assert.equal((await fetch(`${sandbox.url}/image/v2/get/${'x'.repeat(40)}/AUS`)).status, 404);
    refused(await visitor.upload('common.uploadImage', params, { name: 'a.png', type: 'image/png', bytes: png }), errorCodes.loginExpired);
    refused(await person.client.upload('common.uploadImage', params, { name: 'a.png', type: 'image/png', bytes: Buffer.from('#!/bin/sh') }), errorCodes.fileTypeNotSupported);
    refused(await person.client.upload('common.uploadImage', { scene: 'evidence' }, { name: 'a.png', type: 'image/png', bytes: png }), errorCodes.badParams);
  }); // prettier-ignore
});
