import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import release from '../../../config/release.json';
import { uploadArgs, uploadProblems } from '../../../scripts/lib/build/upload.mjs';

const root = path.resolve(__dirname, '../../..');
const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'upload-'));
const key = path.join(outside, 'private.key');
fs.writeFileSync(key, 'a key');
afterAll(() => fs.rmSync(outside, { recursive: true }));

const ready = { version: release.version, desc: 'New rates', key };

test("WeChat's tool gets the build, the key, the version and what is new", () => {
  expect(
    uploadArgs('weapp', { ...ready, appId: 'wx1' })
      .slice(1)
      .join(' '),
  ).toBe(
    `miniprogram-ci@2.1.42 upload --pp dist/weapp --pkp ${key} --appid wx1 --uv ${release.version} --ud New rates -r 1 --use-project-config true`,
  );
  expect(uploadArgs('weapp', { ...ready, appId: 'wx1', preview: true })).toEqual(
    expect.arrayContaining(['preview', '--qrcode-output-dest', '.cache/preview-weapp.jpg']),
  );
});

test("Alipay's tool gets them under its own names; its preview has no version", () => {
  expect(
    uploadArgs('alipay', { ...ready, appId: '2021' })
      .slice(1)
      .join(' '),
  ).toBe(
    `minidev@2.2.5 upload --app-id 2021 --project dist/alipay --identity-key-path ${key} --version ${release.version} --version-description New rates`,
  );
  expect(uploadArgs('alipay', { ...ready, appId: '2021', preview: true })).not.toContain('--version');
});

test.each([
  ['another version than the builds have', { version: '0.0.1' }, /--version 0\.0\.1: .* say/],
  ['no version', { version: undefined }, /--version is missing/],
  ['nothing about what is new', { desc: ' ' }, /--desc says/],
  ['more words than the platform takes', { desc: 'x'.repeat(201) }, /201 characters, 200 at most/],
  ['no key', { key: undefined }, /--key <file>/],
  ['a key that is not there', { key: '/nowhere/private.key' }, /no file/],
  ['a key in the project', { key: path.join(root, 'package.json') }, /could be committed/],
])('%s is refused', (_, change, says) => {
  expect(uploadProblems('alipay', { folder: root, release, ...ready })).toEqual([]);
  const problems = uploadProblems('alipay', { folder: root, release, ...ready, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(says);
});

test('a preview asks for no version, and shows what is not ready for a release', () =>
  expect(uploadProblems('weapp', { folder: root, release, key, preview: true })).toEqual([]));

test('a preview asks for the app that it is of', () =>
  expect(uploadProblems('alipay', { folder: root, release, key, preview: true })).toEqual([
    'appIds.alipay in config/release.json is missing',
  ]));

test('a dry run prints the command and what a release lacks, and uploads nothing', () => {
  const args = ['--import', 'tsx', 'scripts/upload.mjs', 'weapp', '--dry'];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...args, '--version', release.version, '--desc', 'New rates', '--key', key],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout).toContain('npx --yes miniprogram-ci@2.1.42 upload --pp dist/weapp');
  expect(stdout).toContain('--ud "New rates"');
  expect(stderr).toContain('appIds.weapp');
  expect(status).toBe(1);
});
