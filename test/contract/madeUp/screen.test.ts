import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, test } from 'node:test';
import accountTexts from '@locales/en/account.json';
import { languageCodes } from '@/domain/languages';
import { addCall } from '../../fixtures/madeUp/call';
import { copyProject, costly, type ProjectCopy } from '../../fixtures/madeUp/copy';
import { withoutServer } from '../support/withoutServer';
import { addCountry } from '../../fixtures/madeUp/country';
import { addLanguage } from '../../fixtures/madeUp/language';

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

const welshTitle = `«${accountTexts.lang.title}»`;

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
  await d.tap('payee-form-submit');
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

describe('a made-up screen, call, country and language', withoutServer, () => {
  let copy: ProjectCopy;
  before(async () => {
    copy = copyProject('screen');
    const { read, write } = copy;
    const table = 'src/routes/general.ts';
    write(table, read(table).replace('} as const satisfies RouteRows', `${row}$&`));
    const screens = 'src/routes/screens.ts';
    write(screens, read(screens).replace(/};\s*$/, "  madeUp: 'modules/general/screens/MadeUp',\n$&"));
    write('src/modules/general/screens/MadeUp.tsx', screen);
    for (const language of languageCodes) {
      const file = `locales/${language}/general.json`;
      const texts = JSON.parse(read(file)) as { titles: object };
      const titles = { ...texts.titles, madeUp: words.title };
      write(
        file,
        JSON.stringify({
          ...texts,
          titles,
          madeUp: { body: language === 'en' ? words.body : `«${words.body}»` },
        }),
      );
    }
    addCall(copy.dir);
    addCountry(copy.dir);
    addLanguage(copy.dir);
    for (const script of ['schema-index', 'i18n-types', 'i18n-check', 'pages'])
      await copy.script(`scripts/${script}.mjs`);
  });
  after(() => copy.remove());

  test('the screen has a page, is drawn by it, and knows the rest by type', async () => {
    assert.match(copy.read('src/pages/general/made-up/index.tsx'), /MadeUp/);
    await copy.types('src/pages/general/made-up');
  });

  test('the tests that go through all screens go through it', async () => {
    assert.equal(await copy.unit('unit/routes/(specified|table)'), 2);
  });

  test('all of them are in the build', { ...costly, timeout: 600_000 }, async () => {
    copy.write('test/journeys/probe.test.ts', probe);
    await copy.script('scripts/build.mjs', 'h5');
    assert.match(await copy.tests('journeys', 'journeys/probe'), /^journeys: 3 passed, 0 failed/m);
  });

  test('the accessibility sweep looks at the screen', costly, async () => {
    const report = await copy.tests('journeys', '--only', '^general:', 'accessibility/everyScreen');
    assert.match(report, /\bmadeUp\b/);
    assert.match(report, /^journeys: 1 passed, 0 failed/m);
  });

  test('the pictures hold it', costly, async () => {
    await copy.script('scripts/screenshots.mjs', '--lang', 'en', '--only', 'every-general');
    const files = fs.readdirSync(copy.at('screenshots/en-375'));
    assert.equal(files.filter((file) => /^every-general-\d\d-madeUp\.png$/.test(file)).length, 1);
  });
});
