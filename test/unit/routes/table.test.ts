import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  allPaths,
  guardOf,
  h5CustomRoutes,
  matchPath,
  pageList,
  pathOf,
  routeIsBuilt,
  routeNames,
  pageOf,
  routeRow,
  titleKeyOf,
} from '@/routes';
import { aliasesOf, partsOf } from '@/routes/paths';
import { qaPage } from '@/routes/qaPage';
import { screens } from '@/routes/screens';
import { stepRoutes } from '@/modules/share/shareSteps';
import { isVariant } from '@/variants/table';
import { pageShells, writePages } from '../../../config/plugins/pages/pageShells';

const root = path.resolve(__dirname, '../../..');

describe('the route table', () => {
  test('no two routes share an address, whatever its case', () => {
    const seen = new Map<string, string>();
    for (const { path: address, name } of allPaths()) {
      const key = address.toLowerCase();
      expect([address, seen.get(key)]).toEqual([address, undefined]);
      seen.set(key, name);
    }
  });

  test('every address leads back to its route and to the params in it', () => {
    for (const found of allPaths()) expect(matchPath(found.path)).toEqual(found);
  });

  test('an address is known in another case, with a slash behind it, and not when it is foreign', () => {
    expect(matchPath('/PAYEE/bank/PHL/')).toMatchObject({ name: 'payeeBank', params: { country: 'phl' } });
    expect(matchPath('/payee/bank/fra')).toBeNull();
    expect(matchPath('/__proto__')).toBeNull();
  });

  test.each([
    ['/', 'tabbar', { tab: 'remit' }],
    ['/remit', 'tabbar', { tab: 'remit' }],
    ['/tabbar/mylink', 'tabbar', { tab: 'remit' }],
    ['/tabbar/userCenter', 'tabbar', { tab: 'user' }],
    ['/orderDetail', 'bankOrder', {}],
    ['/receiptMethod', 'selectPayeeMethod', {}],
    ['/HKG/orderPayBack', 'orderPayBack', { countryCode: 'HKG' }],
    ['/pwdResetSms', 'resetPwdVerify', {}],
    ['/couponList', 'myCoupon', {}],
    ['/attention', 'downloadApp', {}],
    ['/sgp/singpassKyc/callback', 'sgpAuthKycCallback', {}],
    ['/chnRemitSelectNationality', 'selectNationalityChn', {}],
  ])('%s opens %s', (address, name, params) => {
    expect(matchPath(address)).toMatchObject({ name, params });
  });

  test('every part of a path has its values and its field', () => {
    for (const name of routeNames) {
      const row = routeRow(name);
      const entries = (row.params as { entries?: Record<string, unknown> }).entries ?? {};
      const parts = [row.path, ...aliasesOf(row).map((alias) => alias.path)].flatMap(partsOf);
      for (const part of parts) {
        expect([name, row.values?.[part]?.length]).not.toEqual([name, undefined]);
        expect([name, part in entries]).toEqual([name, true]);
      }
      for (const part of Object.keys(row.builtValues ?? {})) {
        for (const value of row.builtValues?.[part] ?? []) expect(row.values?.[part]).toContain(value);
      }
    }
  });

  test('every page gets a shell with the screens of its routes, each of which is a file', () => {
    const { main, subpackages } = pageList();
    const listed = [
      ...main,
      ...subpackages.flatMap(({ root: folder, pages }) => pages.map((page) => `${folder}/${page}`)),
    ];
    const shells = pageShells();
    const configs = ['pages/general/webview/index.config.ts'];
    const pages = [...listed, qaPage].map((page) => `${page}.tsx`);
    expect([...shells.keys()].sort()).toEqual([...pages, ...configs].sort());
    for (const name of routeNames) {
      const page = pageOf(name);
      const screen = (screens as Partial<Record<string, string>>)[name];
      expect([name, Boolean(screen)]).toEqual([name, Boolean(page)]);
      if (!page || !screen) continue;
      const [file = '', component = path.basename(file)] = screen.split('#');
      expect([name, fs.existsSync(path.join(root, 'src', `${file}.tsx`))]).toEqual([name, true]);
      // The shell lists its page's routes, so no others open there.
      expect(shells.get(`${page}.tsx`)).toContain(`  ${name}: ${component},`);
    }
  });

  test('shells of pages that are gone go, what lies in src/pages itself stays', () => {
    const source = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
    const put = (file: string) => {
      fs.mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
      fs.writeFileSync(path.join(source, file), 'former');
    };
    const read = (file: string) => fs.readFileSync(path.join(source, file), 'utf8');
    put('pages/gone/index.tsx');
    put('pages/tabbar/index.tsx');
    put('pages/frame.tsx');
    writePages(source);
    expect(fs.existsSync(path.join(source, 'pages/gone/index.tsx'))).toBe(false);
    expect(read('pages/frame.tsx')).toBe('former');
    expect(read('pages/tabbar/index.tsx')).toContain("import { TabArea } from '@/pages/TabArea'");
    fs.rmSync(source, { recursive: true });
  });

  test('on H5 every built address and alias opens its page, and "/" is the remit tab', () => {
    const custom = h5CustomRoutes();
    expect(custom['/pages/tabbar/index']?.[0]).toBe('/tabbar/remit');
    expect(custom['/pages/tabbar/index']).toEqual(
      expect.arrayContaining(['/', '/remit', '/tabbar/userCenter']),
    );
    expect(custom['/pages/send/order/detail/index']).toEqual(['/bankOrder', '/orderDetail']);
    const all = Object.values(custom).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const { name, path: address, params } of allPaths())
      expect([address, all.includes(address)]).toEqual([address, routeIsBuilt(name, params)]);
  });

  test('rows are limited to variants that exist', () => {
    for (const name of routeNames) expect((routeRow(name).variants ?? []).every(isVariant)).toBe(true);
  });

  test('every step of a recipient’s link opens without a login [P1-03]', () => {
    for (const name of Object.values(stepRoutes)) expect([name, guardOf(name)]).toEqual([name, 'open']);
  });

  test('a path is filled from params', () => {
    expect(pathOf('overseasAddAccount', { kind: 'UK' })).toBe('/overseasPaymentAddAccountByUK');
  });

  test.each(['en', 'zh', 'zh-HK'])('every route, and nothing else, has a title in %s', (language) => {
    const titles = fs.readdirSync(path.join(root, 'locales', language)).flatMap((file) => {
      const text = fs.readFileSync(path.join(root, 'locales', language, file), 'utf8');
      const own = (JSON.parse(text) as { titles?: Record<string, string> }).titles ?? {};
      return Object.keys(own).map((name) => `${file.replace('.json', '')}.titles.${name}`);
    });
    expect(titles.sort()).toEqual(routeNames.map(titleKeyOf).sort());
  });
});
