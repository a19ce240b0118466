import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyProject, costly, type ProjectCopy } from '../../fixtures/madeUp/copy';
import { followFirstDay, type Page } from '../../fixtures/madeUp/firstDay';
import { withoutServer } from '../support/withoutServer';

describe('the five changes of docs/first-day.md', withoutServer, () => {
  let copy: ProjectCopy;
  let page: Page;
  before(async () => {
    copy = copyProject('first-day');
    page = followFirstDay(copy);
    for (const script of ['schema-index', 'i18n-types', 'pages']) await copy.script(`scripts/${script}.mjs`);
  });
  after(() => copy.remove());

  test('each edit is one this test makes', () => {
    const text = copy.read('docs/first-day.md');
    assert.equal(page.files.length, text.match(/^```\w/gm)?.length);
    assert.equal(page.keys.length, text.match(/^\| `/gm)?.length);
    for (const file of page.files) assert.ok(copy.read(file), file);
  });

  test('the texts are complete and read, and the tables take the call, the screen and the field', async () => {
    assert.match(await copy.script('scripts/i18n-check.mjs'), /complete in/);
    for (const script of ['calls', 'routes']) await copy.script(`scripts/${script}.mjs`);
    assert.match(copy.read('docs/calls.md'), /^\| `support\.queue` .*general\/screens\/SupportQueue/m);
    assert.match(copy.read('docs/routes.md'), /supportQueue/);
    assert.match(copy.read('src/domain/payee/payeeFields.ts'), /'particulars'/);
  });

  test('what they write is formatted and fits by type', async () => {
    const config = ['--config', path.resolve('.prettierrc')];
    await copy.node('node_modules/prettier/bin/prettier.cjs', '--check', ...config, ...page.files);
    await copy.types('src/pages/general/support-queue', ...page.files);
  });

  test('the tests that go through all forms, methods and screens go through them', costly, async () => {
    assert.equal(
      await copy.unit('unit/(domain/(tables|words|specified)|schemas/payeeForms|routes/(specified|table))'),
      6,
    );
  });

  test('the server keeps the field, is paid by the method and answers the call', costly, async () => {
    const form = await copy.tests('contract', '--only', '^payee-nzl-', 'payee/forms');
    assert.match(form, /^ok {2}payee-nzl-bank: kept as typed/m);
    const paid = await copy.tests('contract', '--only', '^NZL payId', 'order/everyMethod');
    assert.match(paid, /^ok {2}NZL payId: chosen, paid, sent on/m);
    assert.match(await copy.tests('contract', 'contract/supportQueue'), /^contract: 1 passed, 0 failed/m);
  });
});
