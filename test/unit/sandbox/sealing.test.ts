import {
  type CompiledQuery,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { kysely } from '../../../sandbox/db/open';
import { json } from '../../../sandbox/db/schema';
import { AtRest, atRestKey } from '../../../sandbox/vault/atRest';
import { Vault } from '../../../sandbox/vault/vault';

const key = Buffer.alloc(32, 1).toString('base64');
const iban = 'DE89370400440532013000';

function opened() {
  const atRest = new AtRest(new Vault([key]));
  atRest.take(atRest.vault.seal(key, atRestKey));
  const sent: CompiledQuery[] = [];
  let rows: Record<string, unknown>[] = [];
  class Driver extends DummyDriver {
    override acquireConnection() {
      return Promise.resolve({
        executeQuery: <R>(query: CompiledQuery) => {
          sent.push(query);
          return Promise.resolve({ rows: rows.map((row) => ({ ...row })) as R[] });
        },
        streamQuery: () => {
          throw new Error('not asked');
        },
      });
    }
  }
  const db = kysely(
    {
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new Driver(),
        createIntrospector: (of) => new PostgresIntrospector(of),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    },
    atRest,
  );
  const parameters = () => sent.at(-1)?.parameters ?? [];
  return { db, answer: (made: Record<string, unknown>[]) => (rows = made), parameters };
}
type Opened = ReturnType<typeof opened>;

const update = ({ db }: Opened, id: string) =>
  db
    .updateTable('payees')
    .set({ fields: json({ iban }), updatedAt: 5 })
    .where('payerId', '=', 'p')
    .where('id', '=', id)
    .execute();

/** What the statement has put into the column, as the database gives it back. */
async function stored(made: Opened, id: string): Promise<unknown> {
  await update(made, id);
  return JSON.parse(String(made.parameters()[0]));
}

test('a number is sealed as it is written, and opened as it is read', async () => {
  const made = opened();
  const fields = await stored(made, 'a');
  expect(JSON.stringify(made.parameters())).not.toContain(iban);
  expect(made.parameters().slice(1)).toEqual([5, 'p', 'a']);
  made.answer([{ id: 'a', full_name: 'Mia', fields }]);
  const [row] = await made.db.selectFrom('payees').selectAll().execute();
  expect(row).toEqual({ id: 'a', fullName: 'Mia', fields: { iban } });
});

test('by whatever names a query calls table, row and column', async () => {
  const made = opened();
  const fields = await stored(made, 'a');
  made.answer([{ which: 'a', what: fields, name: 'Mia' }]);
  const { db } = made;
  const joined = db
    .selectFrom('payees as mine')
    .innerJoin('payers', 'payers.id', 'mine.payerId')
    .select(['mine.id as which', 'mine.fields as what', 'payers.fullName as name']);
  expect(await joined.execute()).toEqual([{ which: 'a', what: { iban }, name: 'Mia' }]);
  const inner = db.selectFrom('payees').select(['id as which', 'fields as what']).limit(1).as('first');
  expect((await db.selectFrom(inner).selectAll('first').execute())[0]?.what).toEqual({ iban });
});

test('many rows of one insert are each sealed for their own; a repeated one for the same', async () => {
  const made = opened();
  const row = (inviteId: string) => ({ inviteId, payerId: 'p', begunAt: 1, updatedAt: 1 });
  const parts = json({ payerInfo: { values: { iban } } });
  await made.db
    .insertInto('agentForms')
    .values([
      { ...row('a'), parts },
      { ...row('b'), taken: json(['payerInfo']) },
    ])
    .execute();
  expect(JSON.stringify(made.parameters())).not.toContain(iban);
  const put = made.parameters().find((value) => typeof value === 'string' && value.length > 60);
  made.answer([{ invite_id: 'a', parts: JSON.parse(String(put)) }]);
  expect((await made.db.selectFrom('agentForms').selectAll().execute())[0]?.parts.payerInfo?.values).toEqual({
    iban,
  });
  await made.db
    .insertInto('agentForms')
    .values({ ...row('a'), parts })
    .onConflict((conflict) => conflict.column('inviteId').doUpdateSet({ parts }))
    .execute();
  const again = made.parameters().filter((value) => typeof value === 'string' && value.length > 60);
  expect(again).toHaveLength(2);
  for (const one of again) {
    made.answer([{ invite_id: 'a', parts: JSON.parse(String(one)) }]);
    expect((await made.db.selectFrom('agentForms').selectAll().execute())[0]?.parts.payerInfo).toBeDefined();
  }
});

test('a value that was moved to another row is refused, and so is one of another column', async () => {
  const made = opened();
  const fields = await stored(made, 'a');
  made.answer([{ id: 'b', fields }]);
  await expect(made.db.selectFrom('payees').selectAll().execute()).rejects.toThrow(
    "The database's payees.fields of b was changed, or sealed for another place.",
  );
  made.answer([{ id: 'a', answers: fields }]);
  await expect(made.db.selectFrom('kycCases').selectAll().execute()).rejects.toThrow(/kycCases.answers of a/);
});

test('a statement that does not say which row it means is refused before it is sent', async () => {
  const { db } = opened();
  const fields = json({ iban });
  await expect(db.updateTable('payees').set({ fields }).where('payerId', '=', 'p').execute()).rejects.toThrow(
    'Name the row by id: payees.fields is sealed for it.',
  );
  const either = db
    .updateTable('payees')
    .set({ fields })
    .where((row) => row.or([row('id', '=', 'a'), row('id', '=', 'b')]));
  await expect(either.execute()).rejects.toThrow('Name the row');
  const row = { fields: { iban } as unknown as string };
  await expect(db.updateTable('payees').set(row).where('id', '=', 'a').execute()).rejects.toThrow(
    'Write payees.fields as text',
  );
  await expect(db.selectFrom('payees').select('fields').execute()).rejects.toThrow(
    'Select id too: payees.fields is sealed for its row.',
  );
  const returning = db.updateTable('payees').set({ updatedAt: 1 }).returning('fields');
  await expect(returning.execute()).rejects.toThrow('Select id too');
  const student = { payerId: 'p', schoolId: 's', studentNumber: '1', firstName: 'A', lastName: 'B' };
  const others = db
    .insertInto('agentStudents')
    .values({ id: 'new', ...student, birthDate: '2000-01-01', fields, createdAt: 1, updatedAt: 1 })
    .onConflict((conflict) =>
      conflict.columns(['payerId', 'schoolId', 'studentNumber']).doUpdateSet({ fields }),
    );
  await expect(others.execute()).rejects.toThrow('Name the row by id: agentStudents.fields');
});

test('emptied for many rows at once, as a closed account is', async () => {
  const made = opened();
  await made.db.updateTable('payees').set({ fields: '{}' }).where('payerId', '=', 'p').execute();
  expect(made.parameters()).toEqual(['{}', 'p']);
});

test('before a database is sealed, values are written in clear and hashes are the text', async () => {
  const atRest = new AtRest(new Vault([key]));
  expect(atRest.seal(iban, 'payees.fields of a', false)).toBe(iban);
  expect(atRest.hashesOf(iban)).toEqual([iban]);
  atRest.take(atRest.vault.seal(key, atRestKey));
  const hash = atRest.hashed(iban);
  expect(hash).not.toContain(iban);
  expect(atRest.hashed(hash)).toBe(hash);
  expect(atRest.hashesOf(iban)).toEqual([hash, iban]);
});
