// Statements of the specification and what names them (`npm run conformance`).
import path from 'node:path';
import ts from 'typescript';
import { driversOf, type ReadFile } from './drives';

const ID = '[CFP]\\d+(?:\\.\\d+)?-\\d\\d';
/** `[F5.1-03]`, or several in brackets. */
const NAMED = new RegExp(`\\[(${ID}(?: ${ID})*)\\]`, 'g');
/** In a title: ids from the row's `holds`. */
const FROM_ROW = /\[(?:\$holds|\$\{(?:\w+\.)?holds\})\]/;

export const idsIn = (text: string) => [...text.matchAll(NAMED)].flatMap(([, ids]) => ids!.split(' '));

export interface Statement {
  id: string;
  section: string;
  label?: string;
  /** Its sentence. */
  says?: string;
  /** In another document. */
  sameAs: readonly string[];
  /** Only a name, a value or an address that must be there. */
  list?: boolean;
  /** Known to have no test yet. Nothing else may be without one. */
  missing?: boolean;
}
export interface Section {
  id: string;
  title: string;
  statements: Statement[];
}
/** A string: label without sentence. */
type Row =
  string | { label: string; says: string; list?: true; missing?: true } | { sameAs: string | string[] };
type StatementFile = Record<string, { title: string; statements: Record<string, Row> }>;

export function readSections(files: readonly StatementFile[]): Section[] {
  return files.flatMap((file) =>
    Object.entries(file).map(([section, { title, statements }]) => ({
      id: section,
      title,
      statements: Object.entries(statements).map(([id, value]) =>
        typeof value === 'string'
          ? { id, section, label: value, sameAs: [] }
          : 'sameAs' in value
            ? { id, section, sameAs: [value.sameAs].flat() }
            : { id, section, ...value, sameAs: [] },
      ),
    })),
  );
}

export interface TaggedTest {
  file: string;
  title: string;
  ids: string[];
  /** Why it never runs. */
  idle?: string;
  /** Only compares tables: nothing a person or caller would notice. */
  table?: true;
}
interface TestFile {
  file: string;
  text: string;
}

/** `journey` is test/journeys/driver. */
const TEST_NAMES = ['test', 'it', 'xtest', 'xit', 'journey'];
/** See jest.config.js and scripts/lib/tests/nodeTests.mjs. */
const RUN = /^(test\/(unit|component|contract|journeys|host)|src\/ui)\/.*\.test\.tsx?$/;

/** Names such as `test`, `skip` of `test.skip(…)`, `describe.each(…)(…)`. */
function callee(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...callee(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return callee(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return callee(node.tag);
  return [];
}

function titleOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

const isOff = (names: string[]) =>
  names.includes('skip') || names.includes('todo') || /^x(test|it|describe)$/.test(names[0] ?? '');

/** node:test; a condition counts as running. */
const offByOption = (call: ts.CallExpression) =>
  call.arguments.some(
    (argument) =>
      ts.isObjectLiteralExpression(argument) &&
      argument.properties.some(
        (property) =>
          ts.isPropertyAssignment(property) &&
          /^(skip|todo)$/.test(property.name.getText()) &&
          (property.initializer.kind === ts.SyntaxKind.TrueKeyword ||
            ts.isStringLiteralLike(property.initializer)),
      ),
  );

/** In `holds` below `from`, the names in it, and JSON files. */
function idsOfRows(from: ts.Node, source: ts.SourceFile, readJson: (file: string) => unknown): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const take = (text: string) => found.push(...idsIn(`[${text}]`));
  const fromJson = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value))
      if (name === 'holds' && typeof inner === 'string') take(inner);
      else fromJson(inner);
  };
  const declared = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const statement of source.statements) {
      if (ts.isVariableStatement(statement))
        for (const { name: own, initializer } of statement.declarationList.declarations)
          if (own.getText() === name && initializer) visit(initializer);
      if (ts.isImportDeclaration(statement) && statement.importClause?.name?.text === name) {
        const file = (statement.moduleSpecifier as ts.StringLiteral).text;
        if (file.endsWith('.json')) fromJson(readJson(path.join(path.dirname(source.fileName), file)));
      }
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'holds') {
      if (ts.isStringLiteralLike(node.initializer)) take(node.initializer.text);
    } else if (ts.isIdentifier(node)) declared(node.text);
    ts.forEachChild(node, visit);
  };
  visit(from);
  return found;
}

/** `test.each(rows)(…)`, or the loop around `test(…)`. */
function tableAround(call: ts.CallExpression): ts.Node | undefined {
  if (ts.isCallExpression(call.expression)) return call.expression;
  for (let node: ts.Node | undefined = call; node; node = node.parent) {
    if (ts.isForOfStatement(node)) return node.expression;
    if (ts.isCallExpression(node) && callee(node).includes('each')) return node.expression;
  }
  return undefined;
}

export function taggedTests(
  { file, text }: TestFile,
  readJson: (file: string) => unknown = () => ({}),
  read: ReadFile = () => undefined,
): TaggedTest[] {
  if (idsIn(text).length === 0 && !FROM_ROW.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: TaggedTest[] = [];
  const drives = driversOf(source, read);
  const visit = (node: ts.Node, off: boolean): void => {
    let idle = off;
    if (ts.isCallExpression(node)) {
      const names = callee(node);
      idle ||= isOff(names) || offByOption(node);
      const title = titleOf(node.arguments[0]);
      if (title !== undefined && TEST_NAMES.includes(names[0] ?? '')) {
        const rows = FROM_ROW.test(title) ? tableAround(node) : undefined;
        const ids = [...idsIn(title), ...(rows ? idsOfRows(rows, source, readJson) : [])];
        const why = !RUN.test(file) ? 'no runner takes its file' : idle ? 'it is skipped' : undefined;
        if (ids.length > 0)
          found.push({
            file,
            title,
            ids,
            ...(!drives(node) && { table: true as const }),
            ...(why && { idle: why }),
          });
      }
    }
    ts.forEachChild(node, (child) => visit(child, idle));
  };
  visit(source, false);
  if (/\b(?:test|it|describe)\.only\b/.test(text))
    for (const test of found) test.idle ??= 'only others of its file run';
  return found;
}

export function decisionsIn(markdown: string): Map<string, string> {
  const decided = new Map<string, string>();
  for (const part of markdown.split(/^## /m).slice(1))
    for (const id of idsIn(part)) decided.set(id, part.slice(0, part.indexOf('\n')));
  return decided;
}

export type Verdict = 'held' | 'decided' | 'missing';
export interface Judged extends Statement {
  verdict: Verdict;
  tests: TaggedTest[];
  decision?: string;
}

/** Also errors in what names them. */
export function judge(
  sections: readonly Section[],
  tests: readonly TaggedTest[],
  decisions: Map<string, string>,
) {
  const statements = sections.flatMap((section) => section.statements);
  const known = new Map(statements.map((statement) => [statement.id, statement]));
  const problems: string[] = [];
  const byId = new Map<string, TaggedTest[]>();
  const tables = new Map<string, TaggedTest>();
  for (const test of tests) {
    if (test.idle) problems.push(`${test.file}: "${test.title}" names statements, but ${test.idle}`);
    for (const id of test.ids) {
      if (!known.has(id))
        problems.push(`${test.file}: "${test.title}" names ${id}, which is not in the list`);
      else if (known.get(id)!.sameAs.length > 0)
        problems.push(`${test.file}: "${test.title}" names ${id}: name ${known.get(id)!.sameAs.join(', ')}`);
      if (!test.idle && (known.get(id)?.list || !test.table)) byId.set(id, [...(byId.get(id) ?? []), test]);
      else if (!test.idle) tables.set(id, test);
    }
  }
  for (const [id, heading] of decisions) {
    if (!known.has(id)) problems.push(`docs/decisions: "${heading}" names ${id}, which is not in the list`);
    if (byId.has(id)) problems.push(`${id} is held by a test and decided against in "${heading}"`);
  }
  const own = (id: string): Verdict => (byId.has(id) ? 'held' : decisions.has(id) ? 'decided' : 'missing');
  const verdictOf = ({ id, sameAs }: Statement): Verdict => {
    if (sameAs.length === 0) return own(id);
    const all = sameAs.map(own);
    return all.includes('missing') ? 'missing' : all.includes('decided') ? 'decided' : 'held';
  };
  const judged: (Omit<Section, 'statements'> & { statements: Judged[] })[] = sections.map((section) => ({
    ...section,
    statements: section.statements.map((statement) => ({
      ...statement,
      verdict: verdictOf(statement),
      tests: byId.get(statement.id) ?? [],
      decision: decisions.get(statement.id),
    })),
  }));
  for (const { id, says, sameAs } of statements) {
    if (sameAs.length === 0 && !says) problems.push(`${id} has no sentence of its own (says)`);
    for (const other of sameAs)
      if (known.get(other)?.sameAs.length !== 0)
        problems.push(`${id} is the same as ${other}, which says nothing itself`);
  }
  for (const { id, verdict, missing } of judged.flatMap((section) => section.statements)) {
    const alone = tables.get(id);
    if (verdict === 'missing' && !missing && known.get(id)!.sameAs.length === 0)
      problems.push(
        alone
          ? `${id} is a behaviour, and only a table test names it: ${alone.file}: "${alone.title}"`
          : `${id} is missing: no test and no decision names it`,
      );
    if (missing && verdict !== 'missing') problems.push(`${id} is ${verdict}: drop its mark of missing`);
  }
  return { sections: judged, problems };
}

/** `behaviour` and `lists` are held. Only `all` counts repeated statements. */
export function countOf(statements: readonly Judged[]) {
  const distinct = statements.filter(({ sameAs }) => sameAs.length === 0);
  const count = (verdict: Verdict, list?: boolean) =>
    distinct.filter((one) => one.verdict === verdict && (list === undefined || (one.list ?? false) === list))
      .length;
  return {
    all: statements.length,
    distinct: distinct.length,
    behaviour: count('held', false),
    lists: count('held', true),
    decided: count('decided'),
    missing: count('missing'),
  };
}
