// npm run routes: writes docs/routes.md: paths built and not.
import fs from 'node:fs';
import path from 'node:path';
import {
  allPaths,
  moduleOf,
  routeIsBuilt,
  routeNames,
  pageOf,
  routeRow,
  guardOf,
  routesByModule,
} from '../src/routes/index.ts';
import { root } from './lib/root.mjs';
import { fieldNames, finish, table } from './lib/docs/writtenDocs.mjs';

/** Paths that phones need not know. */
const ownPaths = JSON.parse(fs.readFileSync(path.join(root, 'test/fixtures/ownPaths.json'), 'utf8'));
const unknown = ownPaths.filter((name) => !routeNames.includes(name));
if (unknown.length > 0) {
  console.error(`test/fixtures/ownPaths.json names no route: ${unknown.join(', ')}`);
  process.exit(1);
}

const paths = allPaths();
const built = (found) => routeIsBuilt(found.name, found.params);
const concrete = paths.filter(({ alias }) => !alias);
const aliases = paths.filter(({ alias }) => alias);
const of = (found) => `${found.length}, built ${found.filter(built).length}`;

if (!process.argv.includes('--check')) {
  console.log(`paths    ${of(concrete)}`);
  console.log(`aliases  ${of(aliases)}`);
  for (const module of Object.keys(routesByModule)) {
    const own = concrete.filter(({ name }) => moduleOf(name) === module);
    const missing = own.filter((found) => !built(found)).map(({ path }) => path);
    console.log(`\n${module}: ${own.length - missing.length} of ${own.length}`);
    if (missing.length > 0) console.log(`  not built: ${missing.join(' ')}`);
  }
  console.log('');
}

const code = (texts) => texts.map((text) => `\`${text}\``).join(' ');

function notes(name) {
  const row = routeRow(name);
  return [
    row.stack,
    row.openQuery && 'plain query',
    row.variants && `only ${row.variants.join(', ')}`,
    ownPaths.includes(name) && 'path ours',
  ]
    .filter(Boolean)
    .join(', ');
}

function line(name) {
  const row = routeRow(name);
  const own = concrete.filter((found) => found.name === name);
  const done = own.filter(built).length;
  return [
    `\`${name}\``,
    code([row.path, ...(row.aliases ?? []).map((alias) => (typeof alias === 'string' ? alias : alias.path))]),
    fieldNames(row.params).join(', '),
    guardOf(name),
    notes(name),
    done === 0 ? 'no' : done === own.length ? 'yes' : `${done} of ${own.length}`,
    row.page ? `\`${pageOf(name)}\`` : '',
  ];
}

const head = ['route', 'path and aliases', 'params', 'guard', '', 'built', 'page'];
const sections = Object.keys(routesByModule).map((module) => {
  const own = routeNames.filter((name) => moduleOf(name) === module);
  return `## ${module}\n\n${table(head, own.map(line))}`;
});

finish(
  'routes.md',
  'routes',
  `# Routes

Paths: ${of(concrete)}. Aliases: ${of(aliases)}. Each route is one row of
[src/routes](../src/routes); the pages of all targets, the addresses on H5, \`navigate\`, guards and this
page follow from it. A route that is not built leads to the not-found page.

Guards: \`open\` for everybody, \`visitor\` only without a session, \`signedIn\` only with one. A screen is pushed onto the
stack unless its row says *replace* or *relaunch*. *Plain query*: may be entered with an unencrypted query, since others
link to it. *Path ours*: the specification names the screen but no path
([ownPaths.json](../test/fixtures/ownPaths.json)). A param with a question mark may be left out.

${sections.join('\n\n')}`,
);
