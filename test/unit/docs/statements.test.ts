import fs from 'node:fs';
import path from 'node:path';
import { addressOf, deadLinks, specificationPages } from '../../../scripts/lib/docs/specification';
import { countOf, decisionsIn, judge, readSections, taggedTests } from '../../../scripts/lib/docs/statements';
type StatementFile = Parameters<typeof readSections>[0][number];

const file = 'test/unit/some.test.ts';
/** Its tests drive code. */
const tagged = (text: string, at = file, json: unknown = {}) =>
  taggedTests(
    {
      file: at,
      text: `import { sum } from '@/core/money';\n${text.split('() => {}').join('() => sum()')}`,
    },
    () => json,
  );
const helpers: Record<string, string> = {
  'test/unit/tables.ts': "import { rows } from '@/domain/some'; export const all = [...rows];",
  'test/unit/driver.ts': "import { sum } from '@/core/money'; export const drive = () => sum();",
};
const alone = (text: string, at = file, json: unknown = {}) =>
  taggedTests(
    { file: at, text },
    () => json,
    (name) => helpers[name],
  );
const section = (marked: boolean) =>
  readSections([
    {
      F1: {
        title: 'Made up',
        statements: {
          'F1-01': { label: 'one', says: 'One is so.' },
          'F1-02': { label: 'two', says: 'Two is so.', ...(marked && { missing: true as const }) },
          'F1-03': { sameAs: ['F1-01', 'F1-02'] },
        },
      },
    },
  ]);

describe('which tests name statements', () => {
  test('one id or several, in a plain title, a template and a journey', () => {
    const found = tagged(`
      test('[F1-01] holds', () => {});
      it(\`[F1-02 F1-03] holds \${x}\`, () => {});
      journey('[C7.1-02] on each target', async () => {});
      other('[P0-01] is no test', () => {});
    `);
    expect(found.map(({ ids }) => ids)).toEqual([['F1-01'], ['F1-02', 'F1-03'], ['C7.1-02']]);
    expect(found.some(({ idle }) => idle)).toBe(false);
  });

  test('a generated test takes the ids of its own table, of a table it names and of a JSON file', () => {
    const own = tagged(`
      const other = [{ holds: 'P0-05' }];
      test.each([{ holds: 'F1-01' }, { holds: 'F1-02 F1-03' }])('$name [$holds]', () => {});
    `);
    expect(own.map(({ ids }) => ids)).toEqual([['F1-01', 'F1-02', 'F1-03']]);
    const named = tagged(`
      const more = [{ holds: 'F1-02' }];
      const rows = [{ holds: 'F1-01' }, ...more];
      for (const row of rows) test(\`\${row.name} [\${row.holds}]\`, () => {});
    `);
    expect(named.map(({ ids }) => ids)).toEqual([['F1-01', 'F1-02']]);
    const json = tagged(`import rows from './rows.json'; test.each(rows)('[$holds]', () => {});`, file, {
      any: [{ holds: 'F1-03' }],
    });
    expect(json.map(({ ids }) => ids)).toEqual([['F1-03']]);
  });

  test.each([
    ["test.skip('[F1-01] a', () => {});", file],
    ["xit('[F1-01] a', () => {});", file],
    ["test.todo('[F1-01] a');", file],
    ["describe.skip('all', () => { test('[F1-01] a', () => {}); });", file],
    ["test('[F1-01] a', { skip: true }, () => {});", file],
    ["test('[F1-01] a', () => {}); test.only('b', () => {});", file],
    ["test('[F1-01] a', () => {});", 'test/fakes/helper.ts'],
  ])('%s in %s does not run', (text, at) => {
    const [test] = tagged(text, at);
    expect(test?.idle).toBeTruthy();
  });
});

describe('what is held', () => {
  const decisions = decisionsIn('# D\n\nhead\n\n## Not so\nBecause [F1-02].\n\n## Other\nnothing\n');
  const one = tagged("test('[F1-01] a', () => {});");

  test('tests hold, decisions decide, the rest is missing, and the same as others is what they are', () => {
    const without = judge(section(true), one, new Map());
    expect(without.problems).toEqual([]);
    const figures = { all: 3, distinct: 2, behaviour: 1, lists: 0, decided: 0 };
    expect(countOf(without.sections[0]!.statements)).toEqual({ ...figures, missing: 1 });
    const decided = judge(section(false), one, decisions);
    expect(decided.problems).toEqual([]);
    expect(decided.sections[0]!.statements.map(({ verdict }) => verdict)).toEqual([
      'held',
      'decided',
      'decided',
    ]);
    expect(decided.sections[0]!.statements[1]!.decision).toBe('Not so');
  });

  test('what lost its test is wrong, and so is a mark of missing on what is held or decided', () => {
    expect(judge(section(false), one, new Map()).problems).toEqual([
      expect.stringContaining('F1-02 is missing'),
    ]);
    expect(judge(section(true), one, decisions).problems).toEqual([
      expect.stringContaining('F1-02 is decided: drop its mark'),
    ]);
  });

  test('a test that does not run holds nothing and is wrong', () => {
    const { problems, sections } = judge(
      section(true),
      tagged("test.skip('[F1-01] a', () => {});"),
      new Map(),
    );
    expect(problems).toEqual([
      expect.stringContaining('it is skipped'),
      expect.stringContaining('F1-01 is missing'),
    ]);
    expect(sections[0]!.statements[0]!.verdict).toBe('missing');
  });

  test.each([
    ["test('[F1-09] a', () => {});", 'not in the list'],
    ["test('[F1-03] a', () => {});", 'name F1-01, F1-02'],
    ["test('[F1-02] a', () => {});", 'held by a test and decided against'],
  ])('%s is wrong: %s', (text, what) => {
    expect(judge(section(false), [...one, ...tagged(text)], decisions).problems).toEqual([
      expect.stringContaining(what),
    ]);
  });

  test('a decision about an unknown id is wrong, and so is pointing at what only points on', () => {
    const strange = decisionsIn('## Not so\nBecause [F9-99].\n');
    expect(judge(section(true), one, strange).problems).toEqual([expect.stringContaining('F9-99')]);
    const circle = readSections([
      {
        F1: {
          title: 'x',
          statements: { 'F1-01': { sameAs: 'F1-02' }, 'F1-02': { sameAs: 'F1-01' } },
        },
      },
    ]);
    expect(judge(circle, [], new Map()).problems).toHaveLength(2);
  });

  test('a statement of its own without a sentence is wrong', () => {
    const statements = { 'P1-01': 'label alone', 'P1-02': { label: 'two', says: '' } };
    const unsaid = readSections([{ P1: { title: 'x', statements } }]);
    expect(judge(unsaid, [], new Map()).problems.slice(0, 2)).toEqual([
      expect.stringContaining('P1-01 has no sentence'),
      expect.stringContaining('P1-02 has no sentence'),
    ]);
  });
});

describe('a behaviour that only a table test names', () => {
  const list = readSections([
    { F1: { title: 'x', statements: { 'F1-01': { label: 'a', says: 'A is so.' } } } },
  ]);
  const problemsOf = (text: string, json?: unknown) =>
    judge(list, alone(text, file, json), new Map()).problems;
  const table = "import { rows } from '@/domain/some';";

  test.each([
    ['a plain title', `${table} test('a [F1-01]', () => {});`],
    ['a template', `${table} test(\`[F1-01] \${rows}\`, () => {});`],
    ['beside another id', `${table} it('[F1-01 F1-01] a', () => {});`],
    ['a row of test.each', `${table} test.each([{ holds: 'F1-01' }])('$name [$holds]', () => {});`],
    [
      'a loop',
      `const all = [{ holds: 'F1-01' }]; for (const row of all) test(\`[\${row.holds}]\`, () => {});`,
    ],
    ['a JSON file', `import rows from './rows.json'; test.each(rows)('[$holds]', () => {});`],
    ['fields of calls', `import { callRow } from '@/contracts/calls'; test('[F1-01] a', () => {});`],
    ['rows of routes', `import { routeRow } from '@/routes'; test('[F1-01] a', () => {});`],
    ['seeds', `import { seeds } from '../../sandbox/seed/enums'; test('[F1-01] a', () => {});`],
    [
      'only a type of code',
      `import type { A } from '@/core/a'; describe('x', () => { test('[F1-01] a', (): A => {}); });`,
    ],
    ['a type among names', `import { type A } from '@/core/a'; test('[F1-01] a', () => {});`],
    ['code that the test does not use', `import { sum } from '@/core/money'; test('[F1-01] a', () => {});`],
    [
      'code that another test uses',
      `import { sum } from '@/core/money'; ${table} test('b', () => sum()); test('[F1-01] a', () => rows);`,
    ],
    ['code in a comment', `// from '@/core/money'\n${table} test('[F1-01] a', () => rows);`],
    ['code in a text', `${table} test('[F1-01] a', () => "import('./late')");`],
    [
      'a member of the same name',
      `import { sum } from '@/core/money'; ${table} test('[F1-01] a', () => rows.sum);`,
    ],
    [
      'a table by a longer way',
      `import { rows } from '../../src/domain/some'; test('[F1-01] a', () => rows);`,
    ],
    [
      'refusals of the sandbox',
      `import { rows } from '../../sandbox/domains/order/refusals'; test('[F1-01] a', () => rows);`,
    ],
    ['a text looked up', `import { t } from '@/i18n'; test('[F1-01] a', () => t('common.ok'));`],
    ['a helper that only loads tables', `import { all } from './tables'; test('[F1-01] a', () => all);`],
  ])('%s is refused', (_, text) => {
    expect(problemsOf(text, [{ holds: 'F1-01' }])).toEqual([
      expect.stringContaining('F1-01 is a behaviour, and only a table test names it'),
    ]);
  });

  test.each([
    ['a helper', "import { drive } from './driver'; test('[F1-01] a', () => drive());"],
    [
      'what is set up before',
      "import { sum } from '@/core/money'; let made; before(() => { made = sum(); }); test('[F1-01] a', () => made);",
    ],
    ['a module loaded late', "test('[F1-01] a', async () => (await import('@/core/money')).sum());"],
    [
      'a component',
      "const { Some } = jest.requireActual('@/modules/some/Some'); const show = () => draw(Some); test('[F1-01] a', () => show());",
    ],
    ['a build', "import webpack from 'webpack'; test('[F1-01] a', () => webpack({}));"],
  ])('%s drives code', (_, text) => expect(problemsOf(text)).toEqual([]));

  test('a test that drives code holds it, also next to a table; a list is held by a table', () => {
    const driving = "import { sum } from '@/core/money'; test('[F1-01] a', () => sum());";
    expect(problemsOf(driving)).toEqual([]);
    const both = [...alone(driving), ...alone("test('[F1-01] a', () => {});")];
    expect(judge(list, both, new Map()).problems).toEqual([]);
    const names = list.map((own) => ({
      ...own,
      statements: own.statements.map((statement) => ({ ...statement, list: true })),
    }));
    expect(judge(names, alone("test('[F1-01] a', () => {});"), new Map()).problems).toEqual([]);
  });
});

describe('pages of the specification', () => {
  const { sections } = judge(section(false), [], decisionsIn('## Not so\nBecause [F1-02].\n'));
  const pages = specificationPages(sections);

  test('a sentence each at its anchor, a pointer for the same, its decision, an index', () => {
    expect(pages.get('flows-1.md')).toContain('<a id="f1-01"></a>**F1-01** One is so.');
    expect(pages.get('flows-1.md')).toContain('Two is so. *Decision: Not so*');
    expect(pages.get('flows-1.md')).toContain(
      '**F1-03** see [F1-01](flows-1.md#f1-01), [F1-02](flows-1.md#f1-02)',
    );
    expect(pages.get('README.md')).toContain('| [F1 Made up](flows-1.md) | 3 | 2 |');
  });

  test('a link to a page or an anchor that is not there is dead', () => {
    const link = (to: string) => `see [it](docs/specification/${to})`;
    const dead = (to: string) => deadLinks({ file: 'a.md', text: link(to) }, pages);
    expect(dead(addressOf('F1-03'))).toEqual([]);
    expect(dead('README.md')).toEqual([]);
    expect(dead('flows-1.md#f1-04')).toEqual([expect.stringContaining('flows-1.md#f1-04')]);
    expect(dead('flows-7.md')).toEqual([expect.stringContaining('flows-7.md')]);
  });
});

test('the list is whole: 1,581 statements, numbered without a gap, each with a label or a pointer', () => {
  const folder = path.join(process.cwd(), 'test/fixtures/statements');
  const sections = readSections(
    fs
      .readdirSync(folder)
      .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as StatementFile),
  );
  for (const { id, statements } of sections)
    expect(statements.map((statement) => statement.id)).toEqual(
      statements.map((_, index) => `${id}-${String(index + 1).padStart(2, '0')}`),
    );
  const all = sections.flatMap(({ statements }) => statements);
  expect(all).toHaveLength(1581);
  expect(all.filter(({ label, sameAs }) => !label?.trim() && sameAs.length === 0)).toEqual([]);
});
