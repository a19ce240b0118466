import fs from 'node:fs';
import path from 'node:path';

/** By npx: nothing else needs them. */
const tools = {
  weapp: { package: 'miniprogram-ci@2.1.42', longestDesc: Infinity },
  alipay: { package: 'minidev@2.2.5', longestDesc: 200 },
};

/** WeChat's preview; Alipay's tool prints its code. */
export const PREVIEW_CODE = '.cache/preview-weapp.jpg';

const commands = {
  weapp: ({ appId, version, desc, key, preview }) => [
    preview ? 'preview' : 'upload',
    ...['--pp', 'dist/weapp', '--pkp', key, '--appid', appId, '--uv', version, '--ud', desc, '-r', '1'],
    ...['--use-project-config', 'true'],
    ...(preview ? ['--qrcode-format', 'image', '--qrcode-output-dest', PREVIEW_CODE] : []),
  ],
  alipay: ({ appId, version, desc, key, preview }) => [
    preview ? 'preview' : 'upload',
    ...['--app-id', appId, '--project', 'dist/alipay', '--identity-key-path', key],
    ...(preview ? [] : ['--version', version, '--version-description', desc]),
  ],
};

export const uploadArgs = (target, options) => ['--yes', tools[target].package, ...commands[target](options)];

/** Empty: none. */
export function uploadProblems(target, { folder, release, version, desc, key, preview }) {
  const { longestDesc } = tools[target];
  return [
    !preview &&
      version !== release.version &&
      `--version ${version ?? 'is missing'}: config/release.json and the builds say ${release.version}`,
    !preview && !desc?.trim() && '--desc says what is new in this version, for those who test it',
    (desc?.length ?? 0) > longestDesc && `--desc has ${desc.length} characters, ${longestDesc} at most`,
    preview && !release.appIds[target] && `appIds.${target} in config/release.json is missing`,
    keyProblem(folder, key),
  ].filter(Boolean);
}

function keyProblem(folder, key) {
  if (!key) return '--key <file> names the private key that the platform gave out for uploads';
  if (!fs.existsSync(key)) return `--key: there is no file ${key}`;
  const within = path.relative(fs.realpathSync(folder), fs.realpathSync(key));
  if (!within.startsWith('..') && !path.isAbsolute(within))
    return '--key lies in the project, where it could be committed: keep it elsewhere';
  return null;
}
