import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { copyProject, costly, type ProjectCopy } from '../../fixtures/madeUp/copy';
import { withoutServer } from '../support/withoutServer';

const edits = [
  ['src/contracts/entities/declared.ts', '  postscript:', '  invoiceNumber: v.optional(shortText),\n'],
  [
    'src/contracts/entities/order.ts',
    '  postscriptOfRemittance:',
    '  invoiceNumber: v.optional(shortText),\n',
  ],
  [
    'sandbox/domains/order/reading/answer.ts',
    '    postscriptOfRemittance:',
    '    invoiceNumber: row.invoiceNumber ?? undefined,\n',
  ],
  [
    'sandbox/db/migrate.ts',
    'import type { Db }',
    "import { up as invoices } from './migrations/999-invoices';\n",
  ],
  ['sandbox/db/migrate.ts', '};\n\nexport const newestMigration', "  '999-invoices': { up: invoices },\n"],
] as const;

const migration = `import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, 'alter table orders add column invoice_number text');
`;

const ownTest = `
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RemitDraft } from '@/state/drafts/remitDraft';
import { fetchOrder, newKey, quoted, remitter } from './support/orders';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';

export const draft: Pick<RemitDraft, 'invoiceNumber'> = { invoiceNumber: '7' };

let sandbox: TestSandbox;
before(async () => (sandbox = await startTestSandbox({ quiet: true })));
after(() => sandbox.close());

test('an order keeps the number that is committed, and the one confirmed later', async () => {
  const person = await remitter(sandbox);
  const params = { ...(await quoted(person)), ...draft };
  const { seqNo } = await person.client.call('order.commit', params, { 'idempotency-key': newKey() });
  assert.equal((await fetchOrder(person.client, seqNo)).invoiceNumber, '7');
  const { purpose, relation, lockRate } = params;
  const said = { seqNo, purpose, relation, lockRate };
  await person.client.call('order.confirmApply', said);
  assert.equal((await fetchOrder(person.client, seqNo)).invoiceNumber, '7');
  await person.client.call('order.confirmApply', { ...said, invoiceNumber: '8' });
  assert.equal((await fetchOrder(person.client, seqNo)).invoiceNumber, '8');
});
`;

describe('a made-up field of an order', withoutServer, () => {
  let copy: ProjectCopy;
  before(() => {
    copy = copyProject('order-field');
    for (const [file, at, text] of edits) {
      const source = copy.read(file);
      assert.equal(source.split(at).length, 2, `${file}: ${at}`);
      copy.write(
        file,
        source.replace(at, () => text + at),
      );
    }
    copy.write('sandbox/db/migrations/999-invoices.ts', migration);
    copy.write('test/contract/invoices.test.ts', ownTest);
  });
  after(() => copy.remove());

  test('fits draft, calls, row and answer by type', () =>
    copy.types('src/modules/remit/confirm/useCommit.ts', 'test/contract/invoices.test.ts'));

  test('is committed, kept and changed', costly, async () => {
    assert.match(await copy.tests('contract', 'contract/invoices'), /^contract: 1 passed, 0 failed/m);
  });
});
