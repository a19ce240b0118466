// npm run conformance: writes docs/specification, and docs/conformance.md: each statement with its tests or decision.
// `--check` fails on an outdated page, a lost statement, a behaviour only a table test names, one without its sentence,
// a dead link, or a test that does not run.
// `--draw 40 [seed]` draws held statements with a test each.
import { createHash, randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/root.mjs';
import { addressOf, deadLinks, specificationPages } from './lib/docs/specification.ts';
import { countOf, decisionsIn, judge, readSections, taggedTests } from './lib/docs/statements.ts';
import { finish, finishAll, sources, table } from './lib/docs/writtenDocs.mjs';

const folder = path.join(root, 'test/fixtures/statements');
const readJson = (file) => JSON.parse(fs.readFileSync(path.resolve(root, file), 'utf8'));
const files = fs
  .readdirSync(folder)
  .sort()
  .map((file) => readJson(path.join(folder, file)));
const kept = new Map();
const read = (file) => {
  const full = path.join(root, file);
  if (!kept.has(file)) kept.set(file, fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined);
  return kept.get(file);
};
const tests = [...sources('test'), ...sources('src/ui')].flatMap((file) => taggedTests(file, readJson, read));
const reasons = path.join(root, 'docs/decisions');
const topics = fs.readdirSync(reasons).sort();
const decisions = decisionsIn(
  topics.map((file) => fs.readFileSync(path.join(reasons, file), 'utf8')).join('\n'),
);
const { sections, problems } = judge(readSections(files), tests, decisions);
const specification = specificationPages(sections);

const drawAt = process.argv.indexOf('--draw');
if (drawAt > 0) {
  const [count, given] = process.argv.slice(drawAt + 1);
  const seed = given ?? String(randomInt(1e9));
  const place = ({ id }) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const held = sections.flatMap(({ statements }) => statements).filter(({ tests: own }) => own.length > 0);
  console.log(`seed ${seed}`);
  for (const { id, label, tests: own } of held
    .sort((a, b) => (place(a) < place(b) ? -1 : 1))
    .slice(0, Number(count)))
    console.log(`${id} ${label}: ${own[0].file}: ${own[0].title}`);
  process.exit();
}

const cell = (text) =>
  text
    .replace(/\[(?:[CFP]\d[^\]]*|\$holds|\$\{[^}]*\})\]/g, '')
    .replace(/[|<>]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim();
const testCell = ({ file, title }) =>
  `[${file.replace(/^test\/|\.test\.tsx?$/g, '')}](../${file}): ${cell(title)}`;
function evidence({ sameAs, tests: own, decision }) {
  if (sameAs.length > 0) return `as ${sameAs.join(', ')}`;
  if (decision) return `decision: ${cell(decision)}`;
  return own.length > 0 ? own.map(testCell).join('<br>') : 'missing';
}
const sumOf = (statements) => {
  const { all, distinct, behaviour, lists, decided, missing } = countOf(statements);
  return `Statements: ${all} (distinct ${distinct}), behaviour ${behaviour}, lists ${lists}, decided ${decided}, missing ${missing}`;
};
const page = sections.map(({ id, title, statements }) => {
  const rows = statements.map((statement) => [
    `[${statement.id}](specification/${addressOf(statement.id)})`,
    statement.sameAs.length > 0 ? '' : statement.list ? 'list' : 'behaviour',
    statement.label ?? '',
    evidence(statement),
  ]);
  return `## ${id} ${title}\n\n${sumOf(statements)}.\n\n${table(['id', 'kind', 'label', 'tests or decision'], rows)}`;
});
const sum = sumOf(sections.flatMap(({ statements }) => statements));

const written = fs
  .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file));
const readers = [
  ...['README.md', ...written].map((file) => ({
    file,
    text: fs.readFileSync(path.join(root, file), 'utf8'),
  })),
  ...['config', 'sandbox', 'scripts', 'src', 'test'].flatMap((folder) => sources(folder)),
];
problems.push(...readers.flatMap((reader) => deadLinks(reader, specification)));

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(sum);
finish(
  'conformance.md',
  'conformance',
  `# Conformance

${sum}

Each testable statement of the [specification](specification/README.md) with what holds it. A test that does names its id in the title,
\`[F5.1-03]\`; a test made from the rows of a table has \`[$holds]\` or \`[\${row.holds}]\` there, and the rows say which. A decision against one names it in [decisions](decisions/README.md).
A *list* is a name, a value or an address that must be there; a *behaviour* happens, or must not, and no table test holds it: one that
reaches nothing of the project but tables (\`contracts\`, \`domain\`, \`schemas\`, \`variants\`, the route table) and looked up texts. Behaviour and lists below are those held.
A statement may be missing only where its row in [test/fixtures/statements](../test/fixtures/statements) has \`missing\`.

${page.join('\n\n')}`,
);
finishAll(
  'specification',
  'conformance',
  new Map([...specification].map(([name, text]) => [`specification/${name}`, text])),
);
