import fs from 'node:fs';
import path from 'node:path';

/** Documented keys; clients ignore others. */
const pageKeys = {
  // https://developers.weixin.qq.com/miniprogram/dev/reference/configuration/page.html
  weapp: {
    navigationBarBackgroundColor: null,
    navigationBarTextStyle: ['black', 'white'],
    navigationBarTitleText: null,
    navigationStyle: ['default', 'custom'],
    homeButton: null,
    backgroundColor: null,
    backgroundColorContent: null,
    backgroundTextStyle: ['dark', 'light'],
    backgroundColorTop: null,
    backgroundColorBottom: null,
    enablePullDownRefresh: null,
    onReachBottomDistance: null,
    pageOrientation: ['portrait', 'landscape', 'auto'],
    disableScroll: null,
    usingComponents: null,
    initialRenderingCache: null,
    style: null,
    singlePage: null,
    restartStrategy: null,
    handleWebviewPreload: null,
    visualEffectInBackground: ['none', 'hidden'],
    enablePassiveEvent: null,
    renderer: null,
    componentFramework: null,
  },
  // https://opendocs.alipay.com/mini/framework/page-json and app-json#window
  alipay: {
    allowsBounceVertical: ['YES', 'NO'],
    backgroundColor: null,
    backgroundImageColor: null,
    backgroundImageUrl: null,
    defaultTitle: null,
    enableScrollBar: ['YES', 'NO'],
    gestureBack: ['YES', 'NO'],
    onReachBottomDistance: null,
    pullRefresh: [true, false],
    responsive: [true, false],
    showTitleLoading: ['YES', 'NO'],
    transparentTitle: ['always', 'auto', 'none'],
    titlePenetrate: ['YES', 'NO'],
    titleImage: null,
    titleBarColor: null,
    navigationBarFrontColor: ['black', 'white'],
    optionMenu: null,
    barButtonTheme: ['default', 'light'],
    usingComponents: null,
  },
};

const appKeys = {
  // https://developers.weixin.qq.com/miniprogram/dev/reference/configuration/app.html
  weapp: [
    ...['entryPagePath', 'pages', 'window', 'tabBar', 'networkTimeout', 'debug', 'functionalPages'],
    ...[
      'subPackages',
      'subpackages',
      'workers',
      'requiredBackgroundModes',
      'requiredPrivateInfos',
      'plugins',
    ],
    ...['preloadRule', 'resizable', 'usingComponents', 'permission', 'sitemapLocation', 'style'],
    ...['useExtendedLib', 'entranceDeclare', 'darkmode', 'themeLocation', 'lazyCodeLoading', 'singlePage'],
    ...['supportedMaterials', 'serviceProviderTicket', 'embeddedAppIdList', 'halfPage', 'debugOptions'],
    ...['enablePassiveEvent', 'resolveAlias', 'renderer', 'rendererOptions', 'componentFramework'],
    ...['miniApp', 'static', 'convertRpxToVw', '__usePrivacyCheck__'],
  ],
  // https://opendocs.alipay.com/mini/framework/app-json
  alipay: [
    ...['entryPagePath', 'pages', 'window', 'tabBar', 'networkTimeout', 'subPackages', 'preloadRule'],
    ...[
      'plugins',
      'useDynamicPlugins',
      'usingComponents',
      'lazyCodeLoading',
      'permission',
      'behavior',
      'workers',
    ],
  ],
};
/** Screens draw their own header. */
const neededWindow = {
  weapp: { navigationStyle: 'custom' },
  alipay: { transparentTitle: 'always', titlePenetrate: 'YES', defaultTitle: '' },
};

/** Opens a built folder in the client's tool. */
const projectFile = { weapp: 'project.config.json', alipay: 'mini.project.json' };

const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

function windowProblems(target, where, settings) {
  return Object.entries(settings).flatMap(([key, value]) => {
    if (!Object.hasOwn(pageKeys[target], key)) return `${where}: ${target} documents no key '${key}'`;
    const good = pageKeys[target][key];
    return good && !good.includes(value) ? `${where}: ${key} cannot be ${JSON.stringify(value)}` : [];
  });
}

/** Per package, on both clients. */
const preloadLimit = 2 * 1024 * 1024;

const bytesOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .map((name) => fs.statSync(path.join(folder, name)))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0);

/** Tools refuse missing or too heavy packages. */
function preloadProblems(folder, rules, pages, roots) {
  const announced = new Map();
  const problems = [];
  for (const [page, { packages }] of Object.entries(rules)) {
    if (!pages.includes(page)) problems.push(`app.json preloadRule: there is no page ${page}`);
    const own = roots.find((root) => page.startsWith(`${root}/`)) ?? '';
    const known = packages.filter((root) => roots.includes(root));
    for (const root of packages)
      if (!known.includes(root)) problems.push(`app.json preloadRule: there is no package ${root}`);
    announced.set(own, new Set([...(announced.get(own) ?? []), ...known]));
  }
  for (const [own, roots] of announced) {
    const bytes = [...roots].reduce((sum, root) => sum + bytesOf(path.join(folder, root)), 0);
    if (bytes > preloadLimit)
      problems.push(`app.json preloadRule: pages of ${own || 'the main package'} announce ${bytes} bytes`);
  }
  return problems;
}

export function clientKeyProblems(target, folder) {
  const app = read(path.join(folder, 'app.json'));
  const packages = app.subPackages ?? app.subpackages ?? [];
  const pages = [
    ...app.pages,
    ...packages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
  ];
  const roots = packages.map(({ root }) => root);
  const built = (file) => fs.existsSync(path.join(folder, file));
  const needed = Object.entries(neededWindow[target]);
  return [
    ...Object.keys(app)
      .filter((key) => !appKeys[target].includes(key))
      .map((key) => `app.json: ${target} documents no key '${key}'`),
    ...windowProblems(target, 'app.json window', app.window ?? {}),
    ...needed
      .filter(([key, value]) => app.window?.[key] !== value)
      .map(([key, value]) => `app.json window: ${key} must be '${value}'`),
    ...pages.flatMap((page) =>
      built(`${page}.json`)
        ? windowProblems(target, `${page}.json`, read(path.join(folder, `${page}.json`)))
        : `${page}.json is missing`,
    ),
    ...(built(projectFile[target]) && read(path.join(folder, projectFile[target])).miniprogramRoot === './'
      ? []
      : [`${projectFile[target]} is missing, or names another folder`]),
    ...(app.sitemapLocation && !built(app.sitemapLocation)
      ? [`app.json: sitemapLocation names ${app.sitemapLocation}, which is not there`]
      : []),
    ...preloadProblems(folder, app.preloadRule ?? {}, pages, roots),
  ];
}
