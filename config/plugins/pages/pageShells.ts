import fs from 'node:fs';
import path from 'node:path';
import { pageOf, routeNames, routeRow, type RouteName } from '../../../src/routes';
import { qaPage } from '../../../src/routes/qaPage';
import { screens } from '../../../src/routes/screens';
import { holdsQa } from '../../buildInfo';

const SHELLS = /^pages\/[^/]+\//;

/** `modules/order/pay/check/PaymentCheck#PayBack`; an export named like the file is omitted. */
function screenOf(name: RouteName): { file: string; component: string } {
  const screen = (screens as Partial<Record<RouteName, string>>)[name];
  if (!screen) throw new Error(`The route '${name}' has the page ${pageOf(name)} but no screen`);
  const [file = '', component = path.posix.basename(file)] = screen.split('#');
  return { file, component };
}

function shell(names: readonly RouteName[]): string {
  const imports = new Map<string, Set<string>>();
  const rows = names.map((name) => {
    const { file, component } = screenOf(name);
    imports.set(file, (imports.get(file) ?? new Set()).add(component));
    return `  ${name}: ${component},`;
  });
  const shares = names.some((name) => routeRow(name).shares);
  const page = `screenPage({\n${rows.join('\n')}\n})`;
  return [
    '// Written from the route table by config/plugins/pages.',
    ...[...imports].map(([file, components]) => `import { ${[...components].join(', ')} } from '@/${file}';`),
    "import { screenPage } from '@/pages/screenPage';",
    ...(shares ? ["import { sharingPage } from '@/pages/sharingPage';"] : []),
    '',
    `export default ${shares ? `sharingPage(${page})` : page};`,
    '',
  ].join('\n');
}

/** The payment app's bar is opaque here (src/platform/clientConfig.ts). */
const webPageConfig = [
  '// Written from the route table by config/plugins/pages.',
  "const bar = process.env.TARO_ENV === 'alipay' ? { transparentTitle: 'none', titlePenetrate: 'NO' } : {};",
  '',
  'export default definePageConfig(bar);',
  '',
].join('\n');

const qaShell = [
  '// Written by config/plugins/pages: a build with TARO_APP_QA=off has no such page.',
  "import { QaTools } from '@/modules/qa/QaTools';",
  "import { toolPage } from '@/pages/toolPage';",
  '',
  'export default toolPage(QaTools);',
  '',
].join('\n');

/** File under src -> text. */
export function pageShells(): Map<string, string> {
  const routesOf = new Map<string, RouteName[]>();
  for (const name of routeNames) {
    const page = pageOf(name);
    if (page) routesOf.set(page, [...(routesOf.get(page) ?? []), name]);
  }
  const files = new Map([...routesOf].map(([page, names]) => [`${page}.tsx`, shell(names)]));
  for (const [page, names] of routesOf)
    if (names.some((name) => routeRow(name).webPage)) files.set(`${page}.config.ts`, webPageConfig);
  if (holdsQa()) files.set(`${qaPage}.tsx`, qaShell);
  return files;
}

/** Only changed ones: a watching build does not restart. */
export function writePages(source: string): void {
  const files = pageShells();
  for (const [file, text] of files) {
    const target = path.join(source, file);
    if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === text) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  for (const found of fs.readdirSync(path.join(source, 'pages'), { recursive: true, encoding: 'utf8' })) {
    const file = `pages/${found.split(path.sep).join('/')}`;
    const isFile = fs.statSync(path.join(source, file)).isFile();
    if (isFile && SHELLS.test(file) && !files.has(file)) fs.rmSync(path.join(source, file));
  }
}
