// npm run layout: no import cycles in src and sandbox; at most 25 files a folder.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { root } from './lib/root.mjs';

const MOST_FILES = 25;
/** Tables of one kind, found by their file's name: as many files as rows. */
const TABLES = [
  ['docs/specification', 'a file a part of the specification'],
  ['locales/*', 'a file a namespace'],
  ['sandbox/db/migrations', 'a file a migration'],
  ['sandbox/fixtures/payee', 'a file a country'],
  ['scripts', 'a file a command of npm'],
  ['src/schemas/payee', 'a file a country'],
  ['test/fixtures/statements', 'a file a part of the specification'],
];

function importGraph() {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = fileNames.filter((file) => /^(src|sandbox)\//.test(path.relative(root, file)));
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file) ?? '', true, true);
      const found = importedFiles.map(
        ({ fileName }) => ts.resolveModuleName(fileName, file, options, ts.sys).resolvedModule,
      );
      return [file, found.filter(Boolean).map(({ resolvedFileName }) => resolvedFileName)];
    }),
  );
}

function circlesOf(graph) {
  const circles = [];
  const done = new Set();
  const way = [];
  const visit = (file) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (way.includes(file) || done.has(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}

function fullFolders() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const counts = new Map();
  for (const file of files.split('\n').filter(Boolean)) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const isTable = (folder) => TABLES.some(([table]) => [folder, `${path.dirname(folder)}/*`].includes(table));
  return [...counts].filter(([folder, count]) => count > MOST_FILES && !isTable(folder));
}

const wrong = [
  ...circlesOf(importGraph()).map(
    (circle) => `import circle: ${circle.map((file) => path.relative(root, file)).join(' -> ')}`,
  ),
  ...fullFolders().map(
    ([folder, count]) => `${folder} holds ${count} files, at most ${MOST_FILES} may be next to each other`,
  ),
];
console.log(wrong.length ? wrong.join('\n') : 'No import circle, no folder too full');
process.exit(wrong.length ? 1 : 0);
