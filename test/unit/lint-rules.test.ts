import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
let linter: ChildProcess;
beforeAll(async () => {
  linter = fork(path.join(__dirname, 'lintProbe.mjs'), { execArgv: [] });
  // The first run loads every plugin.
  await rulesBroken('src/core/probe.ts', '');
}, 60_000);
afterAll(() => linter.disconnect());

async function rulesBroken(file: string, source: string): Promise<string[]> {
  linter.send({ file, source });
  const [broken] = (await once(linter, 'message')) as [string[]];
  return broken;
}

const layers = 'boundaries/dependencies';

describe('the import rule', () => {
  it.each([
    ['core imports nothing above it', 'src/core/probe.ts', "export * from '@/routes';"],
    ['catalogue does not import platform', 'src/domain/probe.ts', "export * from '@/platform/types';"],
    ['by a relative path neither', 'src/domain/probe.ts', "export * from '../platform/types';"],
    ['nor by import()', 'src/domain/probe.ts', "export const later = () => import('@/platform/types');"],
    ['nor for a mere type', 'src/core/probe.ts', "export type { Platform } from '@/platform/types';"],
    ['src does not import sandbox', 'src/api/probe.ts', "export * from '../../sandbox/runtime';"],
    ['sandbox does not import platform', 'sandbox/probe.ts', "export * from '@/platform/types';"],
    ['state does not import Taro', 'src/state/probe.ts', "export { default } from '@tarojs/taro';"],
    ['a screen does not import Taro', 'src/modules/kyc/Probe.tsx', "export { default } from '@tarojs/taro';"],
    ['state draws nothing', 'src/state/probe.ts', "export { View } from '@tarojs/components';"],
    ['core knows no React', 'src/core/probe.ts', "export { useState } from 'react';"],
    ['catalogue knows no zustand', 'src/domain/probe.ts', "export { create } from 'zustand';"],
    ['src has no Node modules', 'src/api/probe.ts', "export { createHash } from 'node:crypto';"],
  ])('%s', async (_name, file, source) => {
    expect(await rulesBroken(file, `${source}\n`)).toContain(layers);
  });

  it.each([
    [
      'api imports catalogue and platform',
      'src/api/probe.ts',
      "export * from '@/platform/types';\nexport * from '@/routes';",
    ],
    ['sandbox imports the catalogue', 'sandbox/probe.ts', "export * from '@/routes';"],
    ['platform imports Taro', 'src/platform/probe.ts', "export { default } from '@tarojs/taro';"],
    [
      'screens import components and React',
      'src/modules/kyc/Probe.tsx',
      "export { View } from '@tarojs/components';\nexport { useState } from 'react';",
    ],
    [
      'a suffix file of ui imports Taro',
      'src/ui/chart/Chart.weapp.tsx',
      "export { default } from '@tarojs/taro';",
    ],
    ['tests import anything', 'test/unit/probe.test.ts', "export * from '@/platform/types';"],
  ])('%s', async (_name, file, source) => {
    expect(await rulesBroken(file, `${source}\n`)).toEqual([]);
  });
});

describe('modules', () => {
  const [first] = fs.readdirSync(path.join(root, 'src/modules'));
  const files = fs.readdirSync(path.join(root, 'src/modules', first!), { recursive: true, encoding: 'utf8' });
  const target = files.find((file) => /\.tsx?$/.test(file))!.replace(/\.tsx?$/, '');
  const source = `export * from '@/modules/${first}/${target}';\n`;

  it('never import another module', async () => {
    expect(await rulesBroken('src/modules/probe/probe.ts', source)).toContain(layers);
  });

  it('import themselves', async () => {
    expect(await rulesBroken(`src/modules/${first}/probe.ts`, source)).toEqual([]);
  });
});

describe('what belongs elsewhere', () => {
  it.each([
    ['window', 'src/api/probe.ts', 'export const width = window.innerWidth;', 'no-restricted-globals'],
    ['wx', 'src/modules/kyc/Probe.tsx', 'export const go = () => wx.login();', 'no-restricted-globals'],
    ['the target', 'src/ui/Probe.tsx', 'export const h5 = process.env.TARO_ENV;', 'no-restricted-syntax'],
    [
      'weak randomness',
      'src/core/probe.ts',
      'export const dice = Math.random();',
      'no-restricted-properties',
    ],
    [
      "the device's clock where people read times",
      'src/modules/kyc/probe.ts',
      'export const now = Date.now();',
      'no-restricted-properties',
    ],
    ['the console', 'src/core/probe.ts', "console.log('name');", 'no-console'],
    [
      'the whole call table',
      'src/modules/kyc/probe.ts',
      "export { callRow } from '@/contracts/calls';",
      'no-restricted-imports',
    ],
    [
      'a query past useCall',
      'src/modules/kyc/probe.ts',
      "export { useQuery } from '@tanstack/react-query';",
      'no-restricted-imports',
    ],
    [
      'a mutation past useCallMutation',
      'src/modules/kyc/probe.ts',
      "export { useMutation } from '@tanstack/react-query';",
      'no-restricted-imports',
    ],
    [
      'a call past the hooks',
      'src/modules/kyc/probe.ts',
      "export { call } from '@/state/client/client';",
      'no-restricted-imports',
    ],
    [
      'by a relative path neither',
      'src/forms/probe.ts',
      "export { call } from '../state/client/client';",
      'no-restricted-imports',
    ],
  ])('%s is out of bounds', async (_name, file, source, rule) => {
    expect(await rulesBroken(file, `${source}\n`)).toContain(rule);
  });
});

describe('patterns that take time by the square of a text', () => {
  it.each([
    ['slashes at the end', 'src/routes/probe.ts', String.raw`/^\/+|\/+$/g`, 'regexp/no-super-linear-move'],
    [
      'a dot in the last part',
      'sandbox/http/probe.ts',
      String.raw`/\.[^/]*$|\/\./`,
      'regexp/no-super-linear-move',
    ],
    ['thousands', 'src/core/probe.ts', String.raw`/\B(?=(\d{3})+$)/g`, 'regexp/no-super-linear-move'],
    [
      'parts that overlap',
      'src/core/probe.ts',
      String.raw`/^([^/?#]*)([^?#]*)$/`,
      'regexp/no-super-linear-backtracking',
    ],
    ['in scripts too', 'scripts/probe.mjs', String.raw`/\s+$/`, 'regexp/no-super-linear-move'],
  ])('are reported: %s', async (_name, file, pattern, rule) => {
    expect(await rulesBroken(file, `export const probe = ${pattern};\n`)).toContain(rule);
  });

  it('a pattern that is read once from its start is not', async () => {
    expect(await rulesBroken('src/core/probe.ts', 'export const probe = /^[a-z]+\\/$/;\n')).toEqual([]);
  });
});

describe('a function longer than its kind may be', () => {
  const rule = 'max-lines-per-function';
  const long = (lines: number) => `export function probe() {\n${'  // a line\n'.repeat(lines - 2)}}\n`;

  it.each([
    [80, 'src/core/probe.ts'],
    [80, 'sandbox/probe.ts'],
    [80, 'scripts/probe.mjs'],
    [120, 'src/modules/kyc/Probe.tsx'],
    [120, 'sandbox/console/app/views/Probe.tsx'],
  ])('is reported beyond %i lines: %s', async (most, file) => {
    expect(await rulesBroken(file, long(most))).not.toContain(rule);
    expect(await rulesBroken(file, long(most + 1))).toContain(rule);
  });

  it.each(['test/unit/probe.test.ts', 'src/ui/Probe.test.tsx', 'sandbox/db/migrations/probe.ts'])(
    'but not in %s',
    async (file) => {
      expect(await rulesBroken(file, long(300))).not.toContain(rule);
    },
  );
});

describe('words for people', () => {
  const component = (jsx: string) => `export const Probe = () => ${jsx};\n`;

  it.each(['<View>Send money</View>', "<View>{'Send money'}</View>", '<Field label="Your name" />'])(
    'a sentence in the source is reported: %s',
    async (jsx) => {
      expect(await rulesBroken('src/ui/Probe.tsx', component(jsx))).toContain('i18next/no-literal-string');
    },
  );

  it.each([
    '<View className="card">{t("common.send")}</View>',
    '<Button kind="primary" label={t("common.send")} />',
  ])('keys and machine words are not: %s', async (jsx) => {
    expect(await rulesBroken('src/ui/Probe.tsx', component(jsx))).not.toContain('i18next/no-literal-string');
  });
});
