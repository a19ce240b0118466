import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isVariant } from '@/variants/table';
import { copyProject, costly, type ProjectCopy } from '../../fixtures/madeUp/copy';
import { withoutServer } from '../support/withoutServer';

const object = `
export const madeUp = {
  ...main,
  brandName: 'Neptune Transfers',
  builds: ['h5', 'alipay'],
  theme: { main: '#a03312', home: '#2a0f08' },
  forcedMarket: 'NZL',
  remitTypes: ['personal'],
  officialSite: null,
  chatLogin: null,
  tokenCookie: 'neptune_token',
} as const satisfies VariantRow;
`;

const probe = `
import { brandParts } from './config/brandParts';
import { readBuildInfo } from './config/buildInfo';
import { variants } from './src/variants/table';

const partsOf = (target: string) => brandParts(target, readBuildInfo(target, { TARO_APP_VARIANT: 'madeUp' }));
const refused = (target: string) => {
  try {
    return partsOf(target) && null;
  } catch (error) {
    return (error as Error).message;
  }
};
const { constants, page, files } = partsOf('h5');
const { builds, ...app } = variants.madeUp;
const icon = files['brand/madeUp.png'] as Buffer;
console.log(JSON.stringify({
  app: JSON.stringify(app) === constants.__BRAND__,
  title: page.title,
  color: page.themeColor,
  icon: [icon.readUInt32BE(16), icon.readUInt32BE(20)],
  alipay: refused('alipay'),
  weapp: refused('weapp'),
}));
`;

const journey = `
import { brandJourney } from './steps/brandSteps';

brandJourney('madeUp', ['h5']);
`;

describe('a made-up brand with a colour, a market and a kind of transfer of its own', withoutServer, () => {
  let copy: ProjectCopy;
  before(async () => {
    copy = copyProject('brand');
    copy.write('src/variants/partners.ts', copy.read('src/variants/partners.ts') + object);
    await copy.script('scripts/touch-icons.mjs');
  });
  after(() => copy.remove());

  test('nothing of it is known beforehand', () => assert.equal(isVariant('madeUp'), false));

  test('its object and its icon are all that its builds take: name, colours, rules, targets', async () => {
    copy.write('probe.ts', probe);
    const { weapp, ...built } = JSON.parse(await copy.script('probe.ts')) as { weapp: string };
    assert.deepEqual(built, {
      app: true,
      title: 'Neptune Transfers',
      color: '#2a0f08',
      icon: [180, 180],
      alipay: null,
    });
    assert.match(weapp, /not made for weapp, only for h5, alipay/);
  });

  test('its part of docs/brands.md is written from the object', async () => {
    await copy.script('scripts/brands.mjs');
    const text = copy.read('docs/brands.md');
    assert.match(
      text,
      /^\| \[`madeUp`\]\(#madeup\) \| Neptune Transfers \| h5, alipay \| by itself \| NZL \|/m,
    );
    assert.match(text, /^\| `tokenCookie` \| neptune_token \| homeward_token \|$/m);
  });

  test('the tests that go through all brands go through it: rules, colours, files of the page', async () => {
    assert.equal(await copy.unit('unit/(config/(everyBrand|brandFiles)|domain/variants|ui/styles)'), 4);
  });

  test('it fits by type', () => copy.types('src/variants', 'config/brandParts.ts'));

  test('it is built, and a payer goes its way to an order', { ...costly, timeout: 600_000 }, async () => {
    copy.write('test/journeys/madeUp.test.ts', journey);
    await copy.script('scripts/build.mjs', 'h5', '--brand=madeUp');
    assert.match(await copy.tests('journeys', 'journeys/madeUp'), /^journeys: 1 passed, 0 failed/m);
  });
});
