import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type CallName, callNames, callRow } from '@/contracts/calls';
import { valuesOf } from '../../unit/api/schemaValues';
import { corridorPayees } from '../support/payees';
import { type DemoPayer, demoPayer } from '../support/demoPayer';
import { ordered, quoted } from '../support/orders';
import type { Reply } from '../support/sandboxClient';
import { shareOf } from '../../share';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

/* B makes every call that takes an id with A's ids: answered as if missing, A's data unchanged. */

const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);

/** Of shared things: schools, lists, offers, published codes. */
const ofNobody = new Set(['schoolId', 'templateIds', 'templateId', 'institutionId', 'clauseIds', 'batchId']);
const isId = (field: string): boolean =>
  /^(id|seqNo|userId|image|images|token)$|(Id|Ids|Key|Token)$/.test(field) && !ofNobody.has(field);

interface Schema {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  type: string;
}

/** In a call's params: `seqNo`, `images.0.ossFileKey`. */
function idPaths(schema: Schema, at: string[] = []): string[][] {
  if (schema.wrapped) return idPaths(schema.wrapped, at);
  if (schema.item) return idPaths(schema.item, [...at, '0']);
  const named = at.filter((part) => part !== '0').pop();
  if (!schema.entries) return schema.type === 'string' && named && isId(named) ? [at] : [];
  return Object.entries(schema.entries).flatMap(([name, inner]) => idPaths(inner, [...at, name]));
}

function withId(params: Record<string, unknown>, path: string[], id: string): Record<string, unknown> {
  const copy = structuredClone(params);
  let place = copy;
  path.forEach((part, index) => {
    if (index === path.length - 1) place[part] = id;
    else {
      const next = path[index + 1] === '0' ? [] : {};
      place = (place[part] ??= next) as Record<string, unknown>;
    }
  });
  return copy;
}

/** No payer's object, for this reason. */
const free: Partial<Record<CallName, string>> = {
  'login.captcha': 'a challenge belongs to the contact, and each try sends a code',
  'login.voiceCaptcha': 'the same',
  'agent.query': 'an invitation is a link: whoever holds it may see which school it is of',
  'agent.bind': 'the same, and is told that it has been taken',
  'message.bindSubscription':
    'an open id is known only to its owner, who is told that another account has it (test/contract/services)',
  'message.subscribeApplet': 'the same',
  'tracking.collect': 'ids in events are what the sender says of itself',
  'wechat.unbindSubscribe':
    'the link in a message ends it without a login, and an open id is known only to its owner',
};

const beside: Partial<Record<CallName, (b: DemoPayer) => Promise<object> | object>> = {
  'order.commit': (b) => quoted({ ...b, market: 'AUS' }),
  'order.confirmApply': () => ({ purpose: 'FAMILY_SUPPORT', relation: 'parents' }),
  'rates.fee': () => ({ ...corridorOf, targetAmount: undefined, sourceAmount: '100', remitType: 'personal' }),
  'risk.examples': (b) => ({ userId: b.payerId }),
  'payeeCard.recordList': () => ({ cursor: undefined }),
  'evidence.submit': () => ({ verifyType: 'incomeProof', fileType: 'payslip', targetLevel: undefined }),
  'payee.add': () => ({ ...corridorPayees.AUS }),
  'receipt.issue': () => ({ kind: 'order' }),
};
const corridorOf = {
  sourceCountryCode: 'AUS',
  targetCountryCode: 'CHN',
  sourceCurrency: 'AUD',
  targetCurrency: 'CNY',
};

const nowhere = 'zz_no_such_object_0001';
let sandbox: TestSandbox;

interface World {
  a: DemoPayer;
  b: DemoPayer;
  ids: string[];
}
const worlds = new Map<string, Promise<World>>();

function marketOf(name: CallName): string {
  if (name.startsWith('ach.')) return 'USA';
  if (name.startsWith('agent.') || name === 'school.agentOrder') return 'agent';
  if (/^kyc\.(cn|wechat)/.test(name)) return 'CHN';
  return /^kyc\.kr/.test(name) ? 'KOR' : 'AUS';
}

function worldOf(place: string): Promise<World> {
  const made = worlds.get(place) ?? makeWorld(place);
  worlds.set(place, made);
  return made;
}

async function makeWorld(place: string): Promise<World> {
  const market = place === 'agent' ? 'CHN' : place;
  const options = place === 'agent' ? { headers: { agentchannel: 'ZLP' } } : {};
  const a = await demoPayer(sandbox, market, { ...options, target: market === 'CHN' ? 'MYS' : 'CHN' });
  const b = await demoPayer(sandbox, market, { ...options, target: market === 'CHN' ? 'MYS' : 'CHN' });
  const found = new Set([a.payerId, a.payeeId]);
  if (market === 'AUS') found.add((await ordered(a)).seqNo);
  await fillTables(a.payerId, place);
  for (const text of Object.values(await thingsOf(a.payerId)))
    for (const row of JSON.parse(text) as Record<string, unknown>[])
      for (const [column, value] of Object.entries(row))
        if (
          typeof value === 'string' &&
          /^(id|seqNo|code|ossFileKey|fileKey|linkToken|openId)$/.test(column) &&
          /^[\w-]{8,80}$/.test(value)
        )
          found.add(value);
  return { a, b, ids: [...found] };
}

async function fillTables(payerId: string, place: string): Promise<void> {
  const { rows: columns } = await sql<{
    t: string;
    c: string;
    type: string;
    nullable: string;
    preset: string | null;
  }>`
    select table_name as t, column_name as c, data_type as type, is_nullable as nullable, column_default as preset
    from information_schema.columns where table_schema = 'public' and is_identity = 'NO' order by table_name`.execute(
    sandbox.db,
  );
  const tables = new Set(columns.filter(({ c }) => c === 'payer_id').map(({ t }) => t));
  for (const table of tables) {
    const wanted = columns.filter(
      ({ t, c, nullable, preset }) =>
        t === table && (c === 'payer_id' || (nullable === 'NO' && preset === null)),
    );
    const values = wanted.map(({ c, type }) => {
      if (c === 'payer_id') return sql`${payerId}`;
      if (type === 'jsonb') return sql`'{}'::jsonb`;
      if (type === 'bytea') return sql`'\\x00'::bytea`;
      if (type === 'boolean') return sql`false`;
      if (type === 'bigint') return sql`${sandbox.clock.now()}`;
      if (['integer', 'numeric', 'smallint'].includes(type)) return sql`1`;
      return sql`${`${place}_${table}_${c}`}`;
    });
    await sandbox.db.transaction().execute(async (tx) => {
      // Without foreign keys: referenced rows are not needed.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into ${sql.table(table)} (${sql.join(wanted.map(({ c }) => sql.ref(c)))})
        values (${sql.join(values)}) on conflict do nothing`.execute(tx);
    });
  }
}

/** All but the call log, which drops old calls. */
async function thingsOf(payerId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ t: string }>`
    select table_name as t from information_schema.columns
    where table_schema = 'public' and column_name = 'payer_id' and table_name <> 'call_log'`.execute(
    sandbox.db,
  );
  const things: Record<string, string> = {};
  for (const { t } of rows) {
    const found = await sql`select * from ${sql.table(t)} where payer_id = ${payerId} order by 1, 2`.execute(
      sandbox.db,
    );
    things[t] = JSON.stringify(found.rows);
  }
  things.payers = JSON.stringify(
    await sandbox.db.selectFrom('payers').selectAll().where('id', '=', payerId).execute(),
  );
  return things;
}

before(async () => {
  sandbox = await startTestSandbox({ quiet: true });
});
after(() => sandbox.close());

const likely = (id: string): string[] => (id.includes('_id') ? [] : [id]);

const shown = ({ envelope }: Reply, id: string): string =>
  JSON.stringify([envelope.code, envelope.msg, envelope.model], (key, value: unknown) =>
    ['nonceStr', 'signature', 'timestamp', 'resendSeconds'].includes(key) ? undefined : value,
  )
    .split(id)
    .join('<id>');

const probed = callNames
  .map((name) => ({ name, row: callRow(name), paths: idPaths(callRow(name).params as never) }))
  .filter(
    ({ name, row, paths }) =>
      !free[name] && row.token !== 'share' && row.contentType !== 'multipart' && paths.length > 0,
  );

for (const { name, row, paths } of probed)
  test(`${name}: what is A's is nothing to B`, async () => {
    const [sample] = fc.sample(valuesOf(row.params), { seed, numRuns: 1 }) as Record<string, unknown>[];
    const { a, b, ids } = await worldOf(marketOf(name));
    const entries = (row.params as unknown as Schema).entries ?? {};
    const params = {
      ...sample,
      ...('countryCode' in entries ? { countryCode: b.market } : {}),
      ...(await beside[name]?.(b)),
    };
    const before = await thingsOf(a.payerId);
    for (const path of paths) {
      const ask = (id: string) => b.client.send(name, withId(params, path, id));
      const absent = shown(await ask(nowhere), nowhere);
      // Full runs try every id, others likely confusions and a sample.
      const asked = shareOf(ids, {
        share: 0.2,
        key: (id) => `${name}${path.join('.')}${id}`,
        kindsOf: likely,
      });
      const replies = await Promise.all(asked.map(async (id) => [id, shown(await ask(id), id)]));
      const told = replies.filter(([, reply]) => reply !== absent);
      assert.deepEqual(told, [], `${path.join('.')}: without such an object ${absent} (seed ${seed})`);
    }
    assert.deepEqual(await thingsOf(a.payerId), before);
  });
