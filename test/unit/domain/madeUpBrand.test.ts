import fs from 'node:fs';
import path from 'node:path';
import { main } from '@/variants/main';
import { variants } from '@/variants/table';
import type { VariantRow } from '@/variants/types';
import { deviceIs } from '../state/device';

// Only its object; launches: test/unit/state/launches.test.ts.
const madeUp: VariantRow = {
  ...main,
  brandName: 'Made Up',
  builds: ['h5', 'alipay'],
  theme: { main: '#a03312', home: '#2a0f08' },
  forcedMarket: 'NZL',
  remitTypes: ['personal'],
  tokenCookie: 'made_up_token',
};

jest.doMock('@/variants/table', () => {
  const table = jest.requireActual<typeof import('@/variants/table')>('@/variants/table');
  const variants = { ...table.variants, madeUp };
  return { variants, isVariant: (name: string) => name in variants };
});

test('its object is all that a build of it needs, and the whole of it but the list of builds is in the app', async () => {
  const { readBrand } = await import('../../../config/buildInfo');
  const { builds: _builds, ...app } = madeUp;
  expect(readBrand('alipay', { variant: 'madeUp' })).toEqual(app);
  expect(() => readBrand('weapp', { variant: 'madeUp' })).toThrow('only for h5, alipay');
});

test('the built app takes name, colours, market, kinds of transfer, cookie and names of what it keeps from it', async () => {
  const { builds: _builds, ...app } = madeUp;
  Object.assign(globalThis, { __BUILD__: { ...__BUILD__, variant: 'madeUp' }, __BRAND__: app });
  const kept: string[] = [];
  jest.resetModules();
  deviceIs({
    storage: { get: () => null, set: (key) => !!kept.push(key) },
    cookie: { set: (name) => void kept.push(name) },
  });
  const { variant, storagePrefix } = await import('@/variants');
  const { marketStore } = await import('@/state/market/market');
  const { writeStored } = await import('@/state/storage/storage');
  writeStored('token', 'T');
  expect([variant.brandName, variant.theme.main, storagePrefix]).toEqual(['Made Up', '#a03312', 'madeUp.']);
  expect([marketStore.getState().countryCode, variant.remitTypes]).toEqual(['NZL', ['personal']]);
  expect(kept).toEqual(expect.arrayContaining(['madeUp.token', 'made_up_token']));
});

test('no brand is named in src but in the table, and by the rows of routes that some brands have', () => {
  const src = path.resolve(__dirname, '../../../src');
  const ways = ['main', 'eWallet', 'tapGo', 'touchGo', 'madeUp'];
  const ids = Object.keys(variants).filter((id) => !ways.includes(id));
  expect(ids.length).toBeGreaterThan(6);
  // A text namespace may have the name.
  const naming = new RegExp(`(?<!registerNamespace\\()'(${ids.join('|')})'`);
  const files = (fs.readdirSync(src, { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('variants') && !file.startsWith('routes'))
    .filter((file) => naming.test(fs.readFileSync(path.join(src, file), 'utf8')));
  expect(files).toEqual([]);
});
