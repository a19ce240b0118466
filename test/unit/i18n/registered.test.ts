import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { firstNamespaces } from '@/routes/firstNamespaces';
import { pageOf, routeNames } from '@/routes';
import { screens } from '@/routes/screens';

const root = path.resolve('src');
const namespaces = new Set(fs.readdirSync('locales/en').map((file) => file.replace('.json', '')));
const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: unknown };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.resolve('.'));
/** Mini-program files; H5 loads some later. */
const mini = [''];
const h5 = ['.h5', ''];

interface File {
  imports: string[];
  says: string[];
  registers: string[];
}
const known = new Map<string, File>();

function read(file: string, moduleSuffixes: string[]): File {
  const id = [file, ...moduleSuffixes].join();
  const before = known.get(id);
  if (before) return before;
  const resolution = { ...options, moduleSuffixes };
  const text = fs.readFileSync(file, 'utf8');
  // Parts that wait for their own texts are not the first screen's.
  const code = text.replace(/import\([^)]*\)\.then\([^;]*withTexts\(/g, '');
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const imports = importedFiles
    .map(({ fileName }) => ts.resolveModuleName(fileName, path.resolve(file), resolution, ts.sys))
    .map(({ resolvedModule }) => resolvedModule?.resolvedFileName ?? '')
    .filter((name) => name.startsWith(root) && /\.tsx?$/.test(name));
  const says = /\/(modules|pages|ui|forms|state|i18n)\//.test(file)
    ? [...text.matchAll(/[^\w]t(?:Key)?\(\s*(?:[^()'`]*\? )?['`](\w+)\./g)].map((found) => found[1] ?? '')
    : [];
  // Status names are in their table.
  if (file.includes('/modules/') && /domain\/statuses|story\b/.test(text) && /\b(label|hint)Key\b/.test(text))
    says.push('statuses');
  const registers = [...text.matchAll(/registerNamespace\(\s*'(\w+)'/g)].map((found) => found[1] ?? '');
  const made = { imports, says: says.filter((name) => namespaces.has(name)), registers };
  known.set(id, made);
  return made;
}

function reached(from: readonly string[], suffixes = mini): File[] {
  const seen = new Set<string>();
  const open = [...from];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...read(file, suffixes).imports);
  }
  return [...seen].map((file) => read(file, suffixes));
}

const at = (file: string): string => path.join(root, `${file}.tsx`);
const app = [at('app'), at('pages/screenPage')];
const files = [...new Set(Object.values(screens).map((screen) => screen.split('#', 1)[0] ?? ''))];

test.each(files)('what %s says in the fallback language comes with its own code', (screen) => {
  const all = reached([...app, at(screen)]);
  const brought = new Set(all.flatMap(({ registers }) => registers));
  expect([...new Set(all.flatMap(({ says }) => says))].filter((name) => !brought.has(name))).toEqual([]);
});

/** The recipient opens a link and waits. */
const firstPages = new Set((['tabbar', 'login', 'register', 'trackTransfer'] as const).map(pageOf));
const firstScreens = routeNames.flatMap((name) => {
  const screen = (screens as Partial<Record<string, string>>)[name];
  return screen && firstPages.has(pageOf(name)) ? [at(screen.split('#', 1)[0] ?? '')] : [];
});

test("a language's first part has the files that the tabs, login, registration and the recipient register, and no other", () => {
  const brought = [mini, h5].flatMap((suffixes) =>
    reached([...app, ...firstScreens], suffixes).flatMap(({ registers }) => registers),
  );
  expect([...new Set(brought)].sort()).toEqual([...firstNamespaces].sort());
});
