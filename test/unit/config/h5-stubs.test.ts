import path from 'node:path';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { h5CustomRoutes } from '@/routes';

/** A file of a package or of ours with all it needs. */
function load(entry: string): { default: any } {
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, write: false, format: 'cjs' });
  const found = { exports: {} as { default: any } };
  new Function('module', 'exports', outputFiles[0]!.text)(found, found.exports);
  return found.exports;
}
const root = path.resolve(__dirname, '../../..');
const ours = (name: string) => load(path.join(root, 'config/stubs', `${name}.js`)).default;

describe('the pages of addresses', () => {
  const Theirs = load(path.join(root, 'node_modules/universal-router/module.js')).default;
  const table = Object.entries(h5CustomRoutes()).map(([page, paths]) => ({
    path: paths,
    action: () => page,
  }));
  const asked = async (router: any, address: string): Promise<unknown> => {
    try {
      return await router.resolve(address);
    } catch (error) {
      return (error as { status: number }).status;
    }
  };

  test('are those that universal-router finds', async () => {
    const stub = new (ours('exactRouter'))(table, { baseUrl: '' });
    const theirs = new Theirs(table, { baseUrl: '' });
    const all = table.flatMap(({ path: paths }) => paths);
    const spelled = all.flatMap((address) => [address, `${address}/`, address.toUpperCase(), `${address}x`]);
    for (const address of [...spelled, '/', '', '/nowhere', '/pages/tabbar/index'])
      expect([address, await asked(stub, address)]).toEqual([address, await asked(theirs, address)]);
  });
});

describe('queries', () => {
  const stub = ours('queryString');
  const theirs = load(path.join(root, 'node_modules/query-string/index.js')).default;
  const word = fc.stringMatching(/^(%20|%E4%B8%AD|[A-Za-z0-9_+.=-]){0,6}$/);

  test('read as by query-string', () => {
    const pair = fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.option(word));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 5 }), fc.boolean(), (pairs, decode) => {
        const search = `?${pairs.map(([name, value]) => (value === null ? name : `${name}=${value}`)).join('&')}`;
        const sorted = (query: object) => Object.fromEntries(Object.entries(query).sort());
        expect(sorted(stub.parse(search, { decode }))).toEqual(
          sorted(theirs.parse(search, { decode, sort: false })),
        );
      }),
    );
  });
});
