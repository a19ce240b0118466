import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { payeeFixtures } from '../../../sandbox/fixtures';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

/** Two-byte ones with a lead byte in the range. */
function charactersOf(encoding: string, first: number, last: number, trail: number): Set<string> {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let lead = first; lead <= last; lead++)
    for (let low = trail; low <= 0xfe; low++)
      for (const character of decoder.decode(Uint8Array.of(lead, low))) found.add(character);
  return found;
}
const han = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? [];
const gb2312 = charactersOf('gbk', 0xb0, 0xf7, 0xa1);
const big5 = charactersOf('big5', 0x87, 0xfe, 0x40);
/** Of the other script; GB 2312 lacks four place-name characters. */
const scripts = {
  zh: (text: string) =>
    han(text).filter((character) => !gb2312.has(character) && !'埗栃埼潟'.includes(character)),
  'zh-HK': (text: string) => han(text).filter((character) => gb2312.has(character) && !big5.has(character)),
} as const;

function saidIn(value: unknown, language: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === language ? [inner].flat().filter((text) => typeof text === 'string') : saidIn(inner, language),
  );
}

describe('Chinese scripts', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  test('whatever the server keeps by language is in the script of that language', async () => {
    const { db } = sandbox.runtime;
    const tables = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where data_type = 'jsonb' and table_schema = current_schema()`.execute(db);
    const said = { zh: 0, 'zh-HK': 0 };
    const wrong: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      for (const language of ['zh', 'zh-HK'] as const)
        for (const text of saidIn(rows, language)) {
          said[language]++;
          if (scripts[language](text).length > 0) wrong.push(`${name}, ${language}: ${text}`);
        }
    }
    assert.deepEqual(wrong, []);
    assert.ok(said.zh > 300 && said.zh === said['zh-HK'], JSON.stringify(said));
  });

  test('schools and banks go by the name in the reader’s script', async () => {
    const client = sandbox.client();
    for (const [language, lang] of [
      ['zh', 'zh-cn'],
      ['zh-HK', 'zh-hk'],
    ] as const) {
      const { rows } = await client.call('school.managerList', { pageSize: 50 }, { lang });
      const banks = await Promise.all(
        Object.keys(payeeFixtures)
          .filter((country) => country !== 'JPN')
          .map((country) => client.call('bank.list', { country }, { lang })),
      );
      const names = [
        ...rows.flatMap(({ localName = '', city }) => [localName, city]),
        ...banks.flatMap(({ list }) => list.map(({ bankName }) => bankName)),
      ];
      assert.ok(names.filter((name) => han(name).length > 0).length > 60);
      for (const name of names) assert.deepEqual(scripts[language](name), [], `${language}: ${name}`);
    }
    const school = async (lang: string, keyword: string) => {
      const { rows } = await client.call('school.managerList', { keyword, pageSize: 5 }, { lang });
      return rows.map(({ localName, city }) => [localName, city]);
    };
    assert.deepEqual(await school('zh-hk', '海灣'), [['海灣示例學院', '奧克蘭']]);
    assert.deepEqual(await school('zh-cn', '伦敦'), [['泰晤士示例大学', '伦敦']]);
    assert.deepEqual(await school('en', 'thames'), [[undefined, 'London']]);
  });
});
