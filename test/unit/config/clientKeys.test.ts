import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clientKeyProblems } from '../../../scripts/lib/build/clientKeys.mjs';

const good = {
  weapp: { navigationStyle: 'custom' },
  alipay: { transparentTitle: 'always', titlePenetrate: 'YES', defaultTitle: '' },
};

describe.each(['weapp', 'alipay'] as const)('the configuration of a build of %s', (target) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'client-keys-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const projectFile = target === 'weapp' ? 'project.config.json' : 'mini.project.json';
  const problems = (app: object, page: object = {}, root = './') => {
    const files = {
      'app.json': { pages: ['a/index'], subPackages: [], window: good[target], ...app },
      'a/index.json': page,
      [projectFile]: { miniprogramRoot: root },
    };
    for (const [file, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), JSON.stringify(content));
    }
    return clientKeyProblems(target, folder);
  };
  const other = good[target === 'weapp' ? 'alipay' : 'weapp'];

  test('holds what the client documents, or each other key is told with its file', () => {
    expect(problems({}, { usingComponents: {} })).toEqual([]);
    expect(problems({ animation: false })).toEqual([`app.json: ${target} documents no key 'animation'`]);
    expect(problems({ window: { ...good[target], ...other } })).toHaveLength(Object.keys(other).length);
    expect(problems({}, { enableShareAppMessage: true })).toEqual([
      `a/index.json: ${target} documents no key 'enableShareAppMessage'`,
    ]);
  });

  test('announces packages that are there, and no more than the client fetches', () => {
    const subPackages = [{ root: 'b', pages: [] }];
    const announce = (packages: string[], page = 'a/index') =>
      problems({ subPackages, preloadRule: { [page]: { network: 'all', packages } } });
    fs.mkdirSync(path.join(folder, 'b'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'b', 'index.js'), Buffer.alloc(2 * 1024 * 1024));
    expect(announce(['b'])).toEqual([]);
    expect(announce(['c'], 'gone/index')).toEqual([
      'app.json preloadRule: there is no page gone/index',
      'app.json preloadRule: there is no package c',
    ]);
    fs.writeFileSync(path.join(folder, 'b', 'index.wxml'), ' ');
    expect(announce(['b'])).toEqual([
      'app.json preloadRule: pages of the main package announce 2097153 bytes',
    ]);
  });

  test('opens in the client’s tool by itself', () => {
    expect(problems({}, {}, 'dist/elsewhere')).toEqual([
      `${projectFile} is missing, or names another folder`,
    ]);
  });

  test('gives the header its room, with values the client knows, and lacks no file', () => {
    const keys = Object.keys(good[target]);
    expect(problems({ window: {} })).toHaveLength(keys.length);
    expect(problems({ window: { ...good[target], [keys[0]!]: 'perhaps' } })).toHaveLength(2);
    expect(problems({ pages: ['a/index', 'b/index'] })).toEqual(['b/index.json is missing']);
  });
});
