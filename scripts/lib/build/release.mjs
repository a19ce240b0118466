import fs from 'node:fs';
import path from 'node:path';

/** The publisher must declare their use. */
const privateApis = {
  weapp: [
    ...[
      'chooseImage',
      'chooseMedia',
      'chooseVideo',
      'chooseMessageFile',
      'saveImageToPhotosAlbum',
      'scanCode',
    ],
    ...[
      'getClipboardData',
      'setClipboardData',
      'getLocation',
      'getFuzzyLocation',
      'chooseLocation',
      'getUserProfile',
      'getPhoneNumber',
    ],
    ...['chooseAddress', 'chooseContact', 'addPhoneContact', 'makePhoneCall', 'startRecord', 'getWeRunData'],
  ],
  alipay: [
    ...['chooseImage', 'chooseVideo', 'chooseFileFromDisk', 'saveImage', 'saveImageToPhotosAlbum', 'scan'],
    ...['getClipboard', 'setClipboard', 'getLocation', 'chooseLocation', 'getOpenUserInfo', 'getPhoneNumber'],
    ...['chooseContact', 'chooseAlipayContact', 'addPhoneContact', 'makePhoneCall'],
  ],
};
const appIdShapes = { weapp: /^wx[0-9a-f]{16}$/, alipay: /^\d{16}$/ };
/** Allowed in a closed app. */
const freeLicences = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'CC-BY-4.0'],
  ...['Unicode-DFS-2016', 'Unicode-3.0', 'BlueOak-1.0.0', 'Unlicense', 'Zlib'],
];
/** Anyone can sign with its private half (sandbox/envelope/serverProof.ts). */
const DEVELOPMENT_SERVER_KEY = 'LH0xGQ4CLw6zFte2WiNiGZtydz6H7Q_jcTP_dGF-Gvk';
const QUERY_SECRET = 'homeward-query-obfuscation-32byt';
const QA_PAGE = 'pages/qa/';
const PLACEHOLDER_HOST = /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$/;
const OWN_MACHINE =
  /\bhttps?:\/\/(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\])(:\d+)?/g;
/** Leaked by source maps or messages. */
const OWN_FOLDER = /(?<![\w.])\/(Users|home|root)\/[\w.-]+\/[\w./-]+/g;

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);
const files = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];
const unique = (list) => [...new Set(list)];

/** Without other targets' files. */
export function calledApis(target, source) {
  const foreign = target === 'weapp' ? /\.(alipay|h5)\.tsx?$/ : /\.(weapp|h5)\.tsx?$/;
  const text = files(source)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !foreign.test(file))
    .map((file) => read(file))
    .join('\n');
  return privateApis[target].filter((name) => text.includes(`'${name}'`));
}

function appIdProblems({ appIds }, folder) {
  const projectId = JSON.parse(read(path.join(folder, 'project.config.json')) ?? '{}').appid;
  return [
    ...Object.entries(appIdShapes)
      .filter(([target, shape]) => !shape.test(appIds[target] ?? ''))
      .map(([target]) => `config/release.json: appIds.${target} '${appIds[target] ?? ''}' is a placeholder`),
    ...(projectId === appIds.weapp ? [] : ['project.config.json: appid is not that of config/release.json']),
  ];
}

function domainProblems({ domains }, env, linkHosts) {
  const problems = [];
  const needed = {
    request: ['TARO_APP_API_BASE', 'TARO_APP_OCR_BASE', 'TARO_APP_STATIC_BASE'],
    uploadFile: ['TARO_APP_API_BASE', 'TARO_APP_OCR_BASE'],
    downloadFile: ['TARO_APP_API_BASE', 'TARO_APP_STATIC_BASE'],
  };
  if (!env.TARO_APP_API_BASE) problems.push('TARO_APP_API_BASE is not set: the build calls this machine');
  for (const [kind, names] of Object.entries(needed)) {
    const listed = domains[kind] ?? [];
    for (const origin of unique(names.map((name) => env[name]).filter(Boolean))) {
      if (!/^https:\/\/[^/]+$/.test(origin)) problems.push(`${origin} is no https origin`);
      else if (!listed.includes(origin))
        problems.push(`config/release.json: domains.${kind} lacks ${origin}`);
    }
    if (listed.length === 0) problems.push(`config/release.json: domains.${kind} is empty`);
  }
  for (const [kind, listed] of Object.entries(domains))
    for (const origin of listed) {
      const host = /^https:\/\/([^/:]+)$/.exec(origin)?.[1];
      if (!host) problems.push(`config/release.json: domains.${kind}: ${origin} is no https host`);
      else if (PLACEHOLDER_HOST.test(host))
        problems.push(`config/release.json: domains.${kind}: ${origin} is a placeholder`);
    }
  for (const host of linkHosts) {
    const name = host.replace(/^\*\./, '');
    if (PLACEHOLDER_HOST.test(name)) problems.push(`src/variants: linkHosts: ${host} is a placeholder`);
    else if (!host.startsWith('*.') && !(domains.webView ?? []).includes(`https://${host}`))
      problems.push(`config/release.json: domains.webView lacks https://${host}`);
  }
  return problems;
}

function privacyProblems({ privacy }, folder) {
  return Object.keys(privateApis).flatMap((target) => {
    const declared = privacy[target] ?? {};
    const called = calledApis(target, path.join(folder, 'src'));
    return [
      ...called
        .filter((name) => !/\w{3}/.test(declared[name] ?? ''))
        .map(
          (name) => `config/release.json: privacy.${target}.${name} says no purpose, and the sources call it`,
        ),
      ...Object.keys(declared)
        .filter((name) => !called.includes(name))
        .map((name) => `config/release.json: privacy.${target}.${name} is declared and called by nothing`),
    ];
  });
}

function sitemapProblems(folder) {
  const text = read(path.join(folder, 'dist/weapp/sitemap.json'));
  if (!text) return ['dist/weapp/sitemap.json is missing: the chat app would index every page'];
  const rules = JSON.parse(text).rules ?? [];
  const last = rules.at(-1);
  return last?.action === 'disallow' && last.page === '*'
    ? []
    : ['sitemap.json: its last rule does not keep out the pages that no rule names'];
}

/** Compile modes are for QA only. */
function placeProblems(folder, targets) {
  const project = JSON.parse(read(path.join(folder, 'dist/weapp/project.config.json')) ?? '{}');
  const had = {
    weapp: project.condition !== undefined && 'dist/weapp/project.config.json',
    alipay: fs.existsSync(path.join(folder, 'dist/alipay/.mini-ide')) && 'dist/alipay/.mini-ide',
  };
  return targets
    .filter((target) => had[target])
    .map((target) => `${had[target]}: holds places for QA (npm run places): build again`);
}

/** `(A OR B)` is free if one is, `A AND B` if both are. */
export const isFree = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => freeLicences.includes(name)));

function licenceProblems(folder) {
  const { packages } = JSON.parse(read(path.join(folder, 'package-lock.json')));
  return Object.entries(packages)
    .filter(([name, row]) => name && !row.dev && !row.devOptional && !row.link)
    .filter(([, { license }]) => !license || !isFree(license))
    .map(([name, { license }]) => `${name}: licence ${license ?? 'unknown'}`);
}

function versionProblems({ version }, env) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) return [`config/release.json: version '${version}' is none`];
  return env.TARO_APP_VERSION === version
    ? []
    : [
        `TARO_APP_VERSION '${env.TARO_APP_VERSION ?? ''}' is not the version ${version} of config/release.json`,
      ];
}

function buildProblems(folder, { version }, targets) {
  return targets.flatMap((target) => {
    const built = files(path.join(folder, 'dist', target)).filter((file) =>
      /\.(js|json|html|css)$/.test(file),
    );
    if (built.length === 0) return [`dist/${target} is missing`];
    const texts = built.map((file) => [path.relative(folder, file), read(file)]);
    return [
      ...texts.flatMap(([file, text]) =>
        unique([...(text.match(OWN_MACHINE) ?? []), ...(text.match(OWN_FOLDER) ?? [])]).map(
          (found) => `${file}: ${found} is on a developer's machine`,
        ),
      ),
      ...texts
        .filter(([, text]) => text.includes(QUERY_SECRET))
        .map(([file]) => `${file}: the query secret is the fixed one (TARO_APP_QUERY_SECRET)`),
      ...texts
        .filter(([, text]) => text.includes(DEVELOPMENT_SERVER_KEY))
        .map(([file]) => `${file}: trusts the development key of secure init (TARO_APP_SERVER_KEY)`),
      ...(texts.some(([file, text]) => `${file}\n${text}`.includes(QA_PAGE))
        ? [`dist/${target}: holds QA's tools (TARO_APP_QA=off)`]
        : []),
      ...(texts.some(([, text]) => text.includes(`"${version}"`))
        ? []
        : [`dist/${target}: carries another version than ${version}`]),
    ];
  });
}

/**
 * One per line.
 * @param folder the project
 * @param env the builds' settings
 * @param linkHosts of the released variant
 */
export function releaseProblems({ folder, env, linkHosts, targets }) {
  const release = JSON.parse(read(path.join(folder, 'config/release.json')));
  return [
    ...appIdProblems(release, folder),
    ...domainProblems(release, env, linkHosts),
    ...privacyProblems(release, folder),
    ...(targets.includes('weapp') ? sitemapProblems(folder) : []),
    ...licenceProblems(folder),
    ...versionProblems(release, env),
    ...buildProblems(folder, release, targets),
    ...placeProblems(folder, targets),
  ];
}
