import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { promisify } from 'node:util';
import { journey, useBuilds, wantedTargets } from './driver';

const root = path.resolve(__dirname, '../..');
const parts = [
  'src',
  'scripts',
  'locales',
  'types',
  'config',
  'patches',
  'package.json',
  'package-lock.json',
];
const settings = ['tsconfig.json', 'babel.config.js', 'project.config.json', 'mini.project.json'];

const row = `  madeUp: {
    path: '/made-up',
    page: 'pages/general/made-up/index',
    screen: 'modules/general/screens/MadeUp',
    guard: 'open',
    params: none,
  },
`;
const screen = `import { Text } from '@tarojs/components';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { Screen } from '@/ui/Screen';
import '../texts';

export function MadeUp() {
  const t = useT();
  return (
    <Screen title={t('general.titles.madeUp')} onBack={goBack}>
      <Text>{t('general.madeUp.body')}</Text>
    </Screen>
  );
}
`;
const words = { title: 'Atlantis', body: 'Built from one row and one file' };

/** A copy of the project, with one screen more: a row of the route table, a file and its texts, and nothing else. */
const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'made-up-screen-'));
before(
  async () => {
    if (wantedTargets(['h5']).length === 0) return;
    for (const part of [...parts, ...settings])
      fs.cpSync(path.join(root, part), path.join(copy, part), {
        recursive: true,
        filter: (file) => !/[\\/]src[\\/]pages[\\/]\w[^.]*$/.test(file),
      });
    fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'));

    const table = path.join(copy, 'src/routes/general.ts');
    const rows = fs.readFileSync(table, 'utf8');
    fs.writeFileSync(table, rows.replace('} as const satisfies RouteRows', `${row}$&`));
    fs.writeFileSync(path.join(copy, 'src/modules/general/screens/MadeUp.tsx'), screen);
    for (const language of ['en', 'zh', 'zh-HK']) {
      const file = path.join(copy, 'locales', language, 'general.json');
      const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as { titles: object };
      const titles = { ...texts.titles, madeUp: words.title };
      fs.writeFileSync(file, JSON.stringify({ ...texts, titles, madeUp: { body: words.body } }));
    }

    const run = promisify(execFile);
    const node = (...args: string[]) => run(process.execPath, args, { cwd: copy });
    await node('--import', 'tsx', 'scripts/i18n-types.mjs');
    await node('--import', 'tsx', 'scripts/i18n-check.mjs');
    await node('scripts/build.mjs', 'h5');
  },
  { timeout: 400_000 },
);
after(() => fs.rmSync(copy, { recursive: true, force: true }));
useBuilds(path.join(copy, 'dist'));

journey(
  'a screen that is one row, one file and its texts opens at its address',
  async (d) => {
    await d.open('/made-up');
    await d.see(words.body);
    await d.see(words.title);
    assert.equal(await d.path(), '/made-up');
  },
  { targets: ['h5'] },
);
