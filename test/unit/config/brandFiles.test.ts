import fs from 'node:fs';
import path from 'node:path';
import { variants } from '@/variants/table';
import type { VariantRow } from '@/variants/types';
import { brandParts } from '../../../config/brandParts';
import { readBuildInfo } from '../../../config/buildInfo';

const rows: readonly [id: string, row: VariantRow][] = Object.entries(variants);
const partsOf = (id: string) => brandParts('h5', readBuildInfo('h5', { TARO_APP_VARIANT: id }));
const linked = (page: { links: string }): string[] =>
  [...page.links.matchAll(/href="\/([^"]+)"/g)].map(([, file = '']) => file);

test.each(rows)('the page of %s names its brand, and every file that it links to is built', (id, row) => {
  const { page, files } = partsOf(id);
  expect(page.description).toMatch(new RegExp(`^${row.brandName} · Send money home`));
  expect(linked(page).sort()).toEqual(Object.keys(files).sort());
  const manifest = JSON.parse(String(files[`brand/${id}.webmanifest`])) as {
    name: string;
    theme_color: string;
    icons?: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: row.brandName, theme_color: row.theme.home });
  const icons = (manifest.icons ?? []).map(({ src }) => `brand/${src}`);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(icons));
  expect(icons.length).toBe(row.marked ? 2 : 0);
});

test('the mark has the colour of its brand, in the tab and at home on a phone', () => {
  const { files } = partsOf('walletPartner');
  expect(files['brand/walletPartner.svg']).toContain(variants.walletPartner.theme.main);
  const png = files['brand/walletPartner.png'] as Buffer;
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180]);
});

test('a white label has no mark of ours, and its tab asks for no icon', () => {
  const { page, files } = partsOf('whiteLabel');
  expect(Object.keys(files)).toEqual(['brand/whiteLabel.webmanifest']);
  expect(page.links).toContain('<link rel="icon" href="data:," />');
});

const html = fs.readFileSync(path.resolve(__dirname, '../../../src/index.html'), 'utf8');

test('a phone shows the page in its own width [P0-01]', () => {
  expect(html).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1/);
});

test('the page asks for what is told of the brand', () => {
  for (const name of Object.keys(partsOf('main').page)) expect(html).toContain(`options.${name} `);
});
