import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBuildInfo } from '../../../config/buildInfo';
import { qaPage } from '@/routes/qaPage';
import { calledApis, releaseProblems } from '../../../scripts/lib/build/release.mjs';

const ready = {
  release: {
    version: '1.2.3',
    appIds: { weapp: 'wx0123456789abcdef', alipay: '2021000000000000' },
    domains: {
      request: ['https://api.pay.com', 'https://static.pay.com'],
      uploadFile: ['https://api.pay.com'],
      downloadFile: ['https://api.pay.com', 'https://static.pay.com'],
      webView: ['https://www.pay.com'],
    },
    privacy: {
      weapp: { chooseMedia: 'To add a photo' },
      alipay: { chooseImage: 'To add a photo' },
    } as Record<string, Record<string, string>>,
  },
  env: {
    TARO_APP_API_BASE: 'https://api.pay.com',
    TARO_APP_STATIC_BASE: 'https://static.pay.com',
    TARO_APP_VERSION: '1.2.3',
  } as Record<string, string | undefined>,
  linkHosts: ['www.pay.com', '*.pay.com'],
  projectId: 'wx0123456789abcdef',
  licence: 'MIT' as string | undefined,
  sitemap: { rules: [{ action: 'disallow', page: '*' }] } as object | null,
  bundle: 'const build={"version":"1.2.3","api":"https://api.pay.com"}',
  source: "invoke(wx, 'chooseMedia')",
  projectFile: { miniprogramRoot: './' } as object,
  modes: null as object | null,
};
type World = typeof ready;

function problems(change: (world: World) => void = () => undefined): string[] {
  const world = structuredClone(ready);
  change(world);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const put = (file: string, content: unknown) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(
      path.join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  put('config/release.json', world.release);
  put('project.config.json', { appid: world.projectId });
  put('package-lock.json', {
    packages: {
      '': { license: 'UNLICENSED' },
      'node_modules/shipped': { license: world.licence },
      'node_modules/tool': { license: 'GPL-3.0', dev: true },
    },
  });
  put('src/files.weapp.ts', world.source);
  put('src/files.alipay.ts', "invoke(my, 'chooseImage')");
  put('dist/weapp/app.js', world.bundle);
  put('dist/alipay/app.js', ready.bundle);
  put('dist/weapp/project.config.json', world.projectFile);
  if (world.modes) put('dist/alipay/.mini-ide/compileMode.json', world.modes);
  if (world.sitemap) put('dist/weapp/sitemap.json', world.sitemap);
  const found = releaseProblems({
    folder,
    env: world.env,
    linkHosts: world.linkHosts,
    targets: ['weapp', 'alipay'],
  });
  fs.rmSync(folder, { recursive: true });
  return found;
}

test('a project that is ready passes', () => expect(problems()).toEqual([]));

test.each<[string, (world: World) => void, RegExp]>([
  [
    'the test id of the chat app',
    (w) => (w.projectId = w.release.appIds.weapp = 'touristappid'),
    /appIds\.weapp/,
  ],
  ['two ids of the chat app', (w) => (w.projectId = 'wxfedcba9876543210'), /project\.config\.json/],
  ['no id of the payment app', (w) => (w.release.appIds.alipay = ''), /appIds\.alipay/],
  ['no server', (w) => delete w.env.TARO_APP_API_BASE, /TARO_APP_API_BASE is not set/],
  ['a server without TLS', (w) => (w.env.TARO_APP_OCR_BASE = 'http://ocr.pay.com'), /no https origin/],
  [
    'a server that is not registered',
    (w) => (w.env.TARO_APP_OCR_BASE = 'https://ocr.pay.com'),
    /request lacks/,
  ],
  ['a domain without TLS', (w) => w.release.domains.request.push('http://b.pay.com'), /no https host/],
  [
    'a domain of documentation',
    (w) => w.release.domains.request.push('https://api.example.com'),
    /placeholder/,
  ],
  ['no domain for downloads', (w) => (w.release.domains.downloadFile = []), /downloadFile is empty/],
  ['a web page that is not registered', (w) => w.linkHosts.push('help.pay.com'), /webView lacks/],
  ['a brand whose site is a placeholder', (w) => (w.linkHosts = ['www.brand.example']), /linkHosts/],
  [
    'a private call without a purpose',
    (w) => (w.source += " 'chooseMessageFile'"),
    /chooseMessageFile says no/,
  ],
  ['a purpose without words', (w) => (w.release.privacy.weapp = { chooseMedia: '-' }), /chooseMedia says no/],
  [
    'a purpose of a call that is gone',
    (w) => Object.assign(w.release.privacy.weapp!, { getLocation: 'To find shops' }),
    /getLocation is declared/,
  ],
  ['no rules for search', (w) => (w.sitemap = null), /sitemap\.json is missing/],
  [
    'pages that search may show',
    (w) => (w.sitemap = { rules: [{ action: 'allow', page: '*' }] }),
    /last rule/,
  ],
  ['a licence that opens the app', (w) => (w.licence = 'GPL-3.0'), /node_modules\/shipped: licence GPL/],
  ['a library without a licence', (w) => (w.licence = undefined), /licence unknown/],
  ['no version', (w) => (w.release.version = 'next'), /version 'next'/],
  ['settings of another version', (w) => (w.env.TARO_APP_VERSION = '1.2.2'), /TARO_APP_VERSION/],
  ['a build of another version', (w) => (w.bundle = 'x'), /dist\/weapp: carries another version/],
  ['a server on someone’s machine', (w) => (w.bundle += '"http://192.168.0.7:8080"'), /192\.168\.0\.7:8080/],
  ['a folder of someone’s machine', (w) => (w.bundle += '"/Users/mia/app/src/a.ts"'), /\/Users\/mia/],
  [
    'the development key',
    (w) => (w.bundle += `"${readBuildInfo('h5', {}).serverKey}"`),
    /TARO_APP_SERVER_KEY/,
  ],
  [
    'a chat app’s build with places for QA',
    (w) => (w.projectFile = { condition: { miniprogram: { list: [] } } }),
    /project\.config\.json: holds places/,
  ],
  ['a payment app’s build with places for QA', (w) => (w.modes = { modes: [] }), /\.mini-ide: holds places/],
  ["a build with QA's tools", (w) => (w.bundle += `"${qaPage}"`), /dist\/weapp: holds QA's tools/],
  ['the fixed query secret', (w) => (w.bundle += '"homeward-query-obfuscation-32byt"'), /query secret/],
])('%s is told', (_what, change, told) => {
  const found = problems(change);
  expect(found.length).toBeGreaterThan(0);
  expect(found.join('\n')).toMatch(told);
});

test('the calls of each client that the project makes have a purpose', () => {
  const root = path.join(__dirname, '../../..');
  const { privacy } = JSON.parse(
    fs.readFileSync(path.join(root, 'config/release.json'), 'utf8'),
  ) as World['release'];
  for (const target of ['weapp', 'alipay'] as const)
    expect(Object.keys(privacy[target]!).sort()).toEqual(calledApis(target, path.join(root, 'src')).sort());
});
