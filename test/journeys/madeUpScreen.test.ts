import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import accountTexts from '@locales/en/account.json';
import { addCall } from '../fixtures/madeUp/call';
import { addCountry } from '../fixtures/madeUp/country';
import { addLanguage } from '../fixtures/madeUp/language';
import { wantedTargets } from './driver';

const root = path.resolve(__dirname, '../..');
const parts = [
  'src',
  'sandbox',
  'scripts',
  'test',
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
    page: 'general/made-up',
    params: none,
  },
`;
const screen = `import { Text } from '@tarojs/components';
import { supportGreeting } from '@/contracts/calls/support';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { Screen } from '@/ui/Screen';
import '../texts';

export function MadeUp() {
  const t = useT();
  const greeting = useCall(supportGreeting, { nickName: 'Mei' });
  return (
    <Screen title={t('general.titles.madeUp')} onBack={goBack}>
      <Text>{t('general.madeUp.body')}</Text>
      <Text>{greeting.data?.words}</Text>
    </Screen>
  );
}
`;
const words = { title: 'Atlantis', body: 'Built from one row, one line and one file' };

/** The title of the choice of languages, in the made-up one. */
const welshTitle = `«${accountTexts.lang.title}»`;

/** Journeys of the copy: its build against a sandbox of its own. */
const probe = `
import assert from 'node:assert/strict';
import { journey } from './driver';
import { remitter, signedIn } from './steps/people';

journey('a screen that is one row, one line, one file and its texts opens at its address, and makes a new call', async (d, { sandbox, person }) => {
  const { client } = await remitter(sandbox, person);
  await signedIn(d, person, client);
  await d.open('/made-up');
  await d.see('${words.body}');
  await d.see('${words.title}');
  await d.see('Hello Mei');
  assert.equal(await d.path(), '/made-up');
});

journey('a country that is one schema, one fixture and its texts has its form and its banks', async (d, { sandbox, person }) => {
  const { client } = await remitter(sandbox, person);
  await signedIn(d, person, client);
  await d.open('/payee/bank/atl');
  await d.see('Atlantis');
  await d.fill('payee-atl-bank-firstName', 'Ana');
  await d.fill('payee-atl-bank-lastName', 'Rojas');
  await d.pick('payee-atl-bank-relationshipToReceiver', 'payee-atl-bank-relationshipToReceiver-option-parents');
  await d.pick('payee-atl-bank-bankCode', 'payee-atl-bank-bankCode-option-NEP');
  await d.fill('payee-atl-bank-shellNumber', '123456789');
  await d.tap('payee-form-submit');
  await d.see('payee-delete');
  const { list } = await client.call('payee.list', { country: 'ATL' });
  assert.deepEqual(list.map(({ payeeLabel }) => payeeLabel), ['Bank of Neptune •••• 6789']);
});

journey('a language that is one row and one folder is chosen and read', async (d) => {
  await d.open('langSet');
  await d.tap('language-cy');
  await d.see('${welshTitle}');
});
`;

/** A copy of the project, with a screen, a call, a country and a language more, built; and nothing else added by hand. */
describe('a made-up screen, call, country and language', { skip: wantedTargets(['h5']).length === 0 }, () => {
  let copy = '';

  async function node(...args: string[]): Promise<string> {
    const { DATABASE_URL: _own, NODE_TEST_CONTEXT: _mine, ...env } = process.env;
    try {
      const run = promisify(execFile);
      return (await run(process.execPath, args, { cwd: copy, env: { ...env, TARGETS: 'h5' } })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
    }
  }
  const journeys = (file: string, ...args: string[]) =>
    node(
      ...['--import', 'tsx', '--import', './test/setup/build.js', '--test', '--test-reporter=tap'],
      ...args,
      `test/journeys/${file}.test.ts`,
    );

  before(
    async () => {
      copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'made-up-screen-'));
      for (const part of [...parts, ...settings])
        fs.cpSync(path.join(root, part), path.join(copy, part), {
          recursive: true,
          filter: (file) => !/[\\/]src[\\/]pages[\\/]\w[^.]*$/.test(file),
        });
      fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'));

      const table = path.join(copy, 'src/routes/general.ts');
      const rows = fs.readFileSync(table, 'utf8');
      fs.writeFileSync(table, rows.replace('} as const satisfies RouteRows', `${row}$&`));
      const screens = path.join(copy, 'src/routes/screens.ts');
      const files = fs.readFileSync(screens, 'utf8');
      fs.writeFileSync(screens, files.replace(/};\s*$/, "  madeUp: 'modules/general/screens/MadeUp',\n$&"));
      fs.writeFileSync(path.join(copy, 'src/modules/general/screens/MadeUp.tsx'), screen);
      for (const language of ['en', 'zh', 'zh-HK']) {
        const file = path.join(copy, 'locales', language, 'general.json');
        const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as { titles: object };
        const titles = { ...texts.titles, madeUp: words.title };
        fs.writeFileSync(file, JSON.stringify({ ...texts, titles, madeUp: { body: words.body } }));
      }
      addCall(copy);
      addCountry(copy);
      addLanguage(copy);
      fs.writeFileSync(path.join(copy, 'test/journeys/probe.test.ts'), probe);

      await node('--import', 'tsx', 'scripts/schema-index.mjs');
      await node('--import', 'tsx', 'scripts/i18n-types.mjs');
      await node('--import', 'tsx', 'scripts/i18n-check.mjs');
      await node('--import', 'tsx', 'scripts/build.mjs', 'h5');
    },
    { timeout: 400_000 },
  );
  after(() => fs.rmSync(copy, { recursive: true, force: true }));

  test('all of them stand in the build', async () => {
    assert.match(await journeys('probe'), /\n# pass 3\n# fail 0/);
  });

  test('the accessibility sweep looks at the screen', async () => {
    const report = await journeys('accessibility/everyScreen', '--test-name-pattern=^general:');
    assert.match(report, /\n# .*\bmadeUp\b/);
    assert.match(report, /\n# pass 1\n# fail 0/);
  });

  test('the pictures hold it', async () => {
    await node('--import', 'tsx', 'scripts/screenshots.mjs', '--lang', 'en', '--only', 'every-general');
    const files = fs.readdirSync(path.join(copy, 'screenshots/en-375'));
    assert.equal(files.filter((file) => /^every-general-\d\d-madeUp\.png$/.test(file)).length, 1);
  });
});
