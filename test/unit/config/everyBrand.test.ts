import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { variants, type VariantId } from '@/variants/table';
import type { VariantRow } from '@/variants/types';
import { brandParts } from '../../../config/brandParts';
import { readBuildInfo } from '../../../config/buildInfo';
import { CHOICE, EVERY_BRAND } from '../../../config/everyBrand';
import { choose } from '../../../config/everyBrand/choose';

const rows: Record<string, VariantRow> = variants;
const ids = Object.keys(rows) as VariantId[];
const partsOf = (variant: string, target = 'h5') =>
  brandParts(target, readBuildInfo(target, { TARO_APP_VARIANT: variant }));

const at = (search: string) => `http://app.test/remit${search}`;

test.each([
  { search: '', kept: null, id: 'a', unknown: null, left: '' },
  { search: '?brand=b', kept: null, id: 'b', unknown: null, left: '' },
  { search: '?brand=b', kept: 'a', id: 'b', unknown: null, left: '' },
  { search: '', kept: 'b', id: 'b', unknown: null, left: '' },
  { search: '?brand=a', kept: 'b', id: 'a', unknown: null, left: '' },
  { search: '?brand=c', kept: 'b', id: 'b', unknown: 'c', left: '' },
  { search: '?brand=', kept: null, id: 'a', unknown: '', left: '' },
  { search: '?brand=toString', kept: null, id: 'a', unknown: 'toString', left: '' },
  { search: '', kept: 'gone', id: 'a', unknown: null, left: '' },
  {
    search: '?token=x%20y&brand=b&lang=zh#z',
    kept: null,
    id: 'b',
    unknown: null,
    left: '?token=x+y&lang=zh#z',
  },
  { search: '?q=x%20y', kept: 'b', id: 'b', unknown: null, left: '?q=x%20y' },
])('$search in a tab of $kept shows $id and leaves $left', ({ search, kept, id, unknown, left }) => {
  expect(choose(at(search), kept, ['a', 'b'])).toEqual({ id, unknown, address: at(left) });
});

test.each(ids.flatMap((id) => (rows[id]?.builds ?? []).map((target) => ({ id, target }))))(
  'the build of $id for $target has no choice in it, and nothing of another brand',
  ({ id, target }) => {
    const { constants, page } = partsOf(id, target);
    const { builds: _builds, ...own } = rows[id] as VariantRow;
    expect(JSON.parse(constants.__BRAND__)).toEqual(own);
    expect(JSON.parse(constants.__PARTNER_LOGIN__)).toBe(own.partnerLogin !== 'none');
    expect(page).toMatchObject({ title: own.brandName, themeColor: own.theme.home, brandScript: '' });
    const text = JSON.stringify([constants, page]);
    expect(text).not.toContain(CHOICE);
    for (const other of ids) if (other !== id) expect(text).not.toContain(`"${rows[other]?.tokenCookie}`);
  },
);

test('every brand at once is only for H5, and both who build know its name', () => {
  const scripts = fs.readFileSync(path.resolve(__dirname, '../../../scripts/lib/build/builds.mjs'), 'utf8');
  expect(scripts).toContain(`EVERY_BRAND = '${EVERY_BRAND}'`);
  expect(ids).not.toContain(EVERY_BRAND);
  for (const target of ['weapp', 'alipay'])
    expect(() => partsOf(EVERY_BRAND, target)).toThrow('TARO_APP_VARIANT=all: no such brand');
});

describe('the page of every brand', () => {
  const { constants, page } = partsOf(EVERY_BRAND);
  const script = /^<script>([^]*)<\/script>$/.exec(page.brandScript)?.[1] ?? '';

  function open(search: string, kept?: string) {
    const { window } = new JSDOM('<head><title></title><meta name="theme-color"></head><body></body>', {
      url: at(search),
      runScripts: 'outside-only',
    });
    if (kept) window.sessionStorage.setItem(CHOICE, kept);
    window.eval(script);
    window.document.dispatchEvent(new window.Event('DOMContentLoaded', { bubbles: true }));
    const read = (name: keyof typeof constants): unknown =>
      JSON.parse(JSON.stringify(window.eval(constants[name])));
    return { window, read };
  }

  test('holds no end of a script: the page would break off there', () => {
    expect(script).not.toContain('</script');
    expect(script).toContain(variants.tapGo.tokenCookie);
  });

  test.each(ids)('%s reads there as its own build has it written in', (id) => {
    const { window, read } = open(`?brand=${id}&lang=zh`);
    const own = partsOf(id);
    for (const name of Object.keys(constants) as (keyof typeof constants)[])
      expect([name, read(name)]).toEqual([name, JSON.parse(own.constants[name])]);
    expect(window.document.title).toBe(own.page.title);
    expect(window.document.querySelector('meta')?.content).toBe(own.page.themeColor);
    expect(window.location.search).toBe('?lang=zh');
    expect(window.sessionStorage.getItem(CHOICE)).toBe(id);
  });

  test('a name that no brand has is told, as text, with those that there are', () => {
    const { window, read } = open('?brand=<img src=x>', 'tapGo');
    expect(read('__BUILD__')).toMatchObject({ variant: 'tapGo' });
    const note = window.document.getElementById('brand-unknown');
    expect(note?.textContent).toContain('There is no brand “<img src=x>”');
    expect([...(note?.querySelectorAll('a') ?? [])].map((link) => link.search)).toEqual(
      ids.map((id) => `?brand=${id}`),
    );
    note?.click();
    expect(window.document.getElementById('brand-unknown')).toBeNull();
    expect(open('?brand=tapGo').window.document.getElementById('brand-unknown')).toBeNull();
  });
});
