import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localeCatalogue } from '../../../config/catalogue';
import { pageShells } from '../../../config/plugins/pages/pageShells';
import { qaPackage, qaPage } from '@/routes/qaPage';
import { screens } from '@/routes/screens';

const root = path.resolve(__dirname, '../../..');

function appOf(qa: boolean) {
  Object.assign(globalThis, { __QA__: qa, defineAppConfig: (config: object) => config });
  process.env.TARO_APP_QA = qa ? 'on' : 'off';
  let config!: { pages: string[]; subPackages: { root: string }[] };
  jest.isolateModules(() => {
    config = jest.requireActual<{ default: typeof config }>('@/app.config').default;
  });
  return { config, shells: [...pageShells().keys()] };
}
afterEach(() => {
  delete process.env.TARO_APP_QA;
  Object.assign(globalThis, { __QA__: true });
});

function carried(qa: boolean): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qa-'));
  const files = [...new Set(Object.values(screens).map((screen) => `src/${screen.split('#')[0]}.tsx`))];
  const pages = qa ? ['src/modules/qa/QaTools.tsx'] : [];
  const meta = path.join(folder, 'meta.json');
  execFileSync(
    path.join(root, 'node_modules/.bin/esbuild'),
    [
      ...['src/app.tsx', 'src/pages/screenPage.tsx', ...files, ...pages],
      ...['--bundle', '--packages=external', '--format=esm', '--jsx=automatic', '--loader:.scss=empty'],
      ...['--resolve-extensions=.h5.tsx,.h5.ts,.tsx,.ts,.js,.json', `--define:__QA__=${qa}`],
      ...['--minify-syntax', '--splitting', `--outdir=${folder}`, `--metafile=${meta}`, '--log-level=error'],
    ],
    { cwd: root },
  );
  const { outputs } = JSON.parse(fs.readFileSync(meta, 'utf8')) as {
    outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
  };
  fs.rmSync(folder, { recursive: true });
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
  );
}
const ofQa = (files: readonly string[]) => files.filter((file) => /(^|\/)qa(Page)?[./]/.test(file));

test("QA's tools are a page of their own package", () => {
  const { config, shells } = appOf(true);
  expect(config.subPackages).toContainEqual(qaPackage);
  expect(config.pages).not.toContain(qaPage);
  expect(shells).toContain(`${qaPage}.tsx`);
  expect(ofQa(carried(true))).toContain('src/state/qa/seen.ts');
});

test("A build with TARO_APP_QA=off has neither the page of QA's tools nor any code of theirs", () => {
  const { config, shells } = appOf(false);
  expect(JSON.stringify(config)).not.toContain(qaPackage.root);
  expect(ofQa(shells)).toEqual([]);
  expect(ofQa(carried(false))).toEqual([]);
});

test("The texts of QA's tools come with their code, not with those that a release loads", () => {
  expect(JSON.parse(localeCatalogue(path.join(root, 'locales'), 'en') ?? '{}')).not.toHaveProperty('qa');
});
