// npm run calls: writes docs/calls.md: each call, its users and its handler.
import fs from 'node:fs';
import path from 'node:path';
import { callNames, callRow } from '../src/contracts/calls/index.ts';
import { contractTests, coverage } from '../test/contract/support/specified.ts';
import { root } from './lib/root.mjs';
import { fieldNames, finish, sources, table } from './lib/docs/writtenDocs.mjs';

const sandboxFiles = sources('sandbox/domains');
const testFiles = contractTests();
const link = (file, shown) => `[${shown}](../${file})`;

/** `orderCommit` for `order.commit`. */
const rowName = (name) => name.replace(/\.(.)/, (_, first) => first.toUpperCase());

/** Value imports: the file makes these calls. */
const importedRows = (text) =>
  [...text.matchAll(/^import \{([^}]*)\} from '@\/contracts\/calls\/[\w/]+';$/gm)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim()),
  );

const clientFiles = sources('src')
  .filter(({ file }) => !file.startsWith('src/contracts/'))
  .map(({ file, text }) => ({ file, rows: importedRows(text) }));

const usedBy = (name) =>
  clientFiles
    .filter(({ rows }) => rows.includes(rowName(name)))
    .map(({ file }) => link(file, file.replace(/^src\/(modules\/)?/, '').replace(/\.tsx?$/, '')));

const reasons = JSON.parse(fs.readFileSync(path.join(root, 'test/fixtures/callsWithoutScreen.json'), 'utf8'));

const wrongReasons = [
  ...callNames
    .filter((name) => usedBy(name).length > 0 === name in reasons)
    .map((name) =>
      name in reasons ? `${name} is used now: delete its reason` : `${name} has neither user nor reason`,
    ),
  ...Object.keys(reasons)
    .filter((name) => !callNames.includes(name))
    .map((name) => `${name} is no call`),
];
if (wrongReasons.length > 0) {
  console.error(`test/fixtures/callsWithoutScreen.json:\n  ${wrongReasons.join('\n  ')}`);
  process.exitCode = 1;
}

function answeredBy(name) {
  for (const { file, text } of sandboxFiles) {
    const at = text.indexOf(`'${name}': `);
    if (at < 0) continue;
    const handler = /^(?:\w+\()?(\w+)\)?,/.exec(text.slice(at + name.length + 4))?.[1];
    const from =
      handler && new RegExp(`import \\{[^}]*\\b${handler}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1];
    const target = from ? `${path.join(path.dirname(file), from)}.ts` : file;
    const found = sandboxFiles.some((source) => source.file === target) ? target : file;
    return link(found, found.replace(/^sandbox\/domains\//, '').replace(/(\/index)?\.ts$/, ''));
  }
  return 'nobody yet';
}

const testedBy = (name) =>
  testFiles
    .filter(({ text }) => text.includes(`'${name}'`))
    .map(({ file }) => link(file, file.replace(/^test\/contract\/(.*)\.test\.ts$/, '$1')));

function how(row) {
  const flags = Object.keys(row.flags).filter((flag) => row.flags[flag]);
  return [
    row.encrypted && '**encrypted**',
    row.token !== 'required' && `token ${row.token}`,
    row.host !== 'main' && `${row.host} host`,
    row.effect === 'write' && (row.idempotent ? 'writes, idempotent' : 'writes'),
    row.stores && 'stores',
    row.shows && `shows ${row.shows.join(' ')}`,
    row.changes.length > 0 && `changes ${row.changes.join(' ')}`,
    row.contentType !== 'form' && row.contentType,
    row.apiVersion && `api-version ${row.apiVersion}`,
    row.ours && 'path ours',
    ...flags.map((flag) => `\`${flag}\``),
  ]
    .filter(Boolean)
    .join(', ');
}

const line = (name) => {
  const row = callRow(name);
  return [
    `\`${name}\``,
    `${row.method} \`${row.path}\``,
    fieldNames(row.params).join(', '),
    how(row),
    name in reasons ? `*none: ${reasons[name]}*` : usedBy(name).join(', '),
    answeredBy(name),
    testedBy(name).join(', '),
  ];
};

const owners = [...new Set(callNames.map((name) => callRow(name).owner))].sort();
const head = ['call', 'request', 'params', 'how', 'used by', 'sandbox', 'contract tests'];
const sections = owners.map((owner) => {
  const own = callNames.filter((name) => callRow(name).owner === owner);
  return `## ${owner}\n\n${table(head, own.map(line))}`;
});
const specified = coverage();
const sum = (count) => specified.reduce((total, section) => total + count(section), 0);
const sectionLine = ({ id, title, calls, missing, purposes, missingPurposes, found }) => {
  const names = [...found, ...purposes.map(({ call }) => call)].filter((name) => callNames.includes(name));
  return [
    id,
    title,
    `${calls.length - missing.length} of ${calls.length}`,
    purposes.length ? `${purposes.length - missingPurposes.length} of ${purposes.length}` : '',
    String(names.filter((name) => answeredBy(name) !== 'nobody yet').length),
    String(names.filter((name) => testedBy(name).length).length),
  ];
};
const missingLines = specified
  .flatMap(({ id, missing, missingPurposes }) =>
    [...missing.map((call) => `\`${call}\``), ...missingPurposes].map((what) => `- ${id}: ${what}`),
  )
  .join('\n');
const files = specified.flatMap((section) =>
  (section.files ?? []).map(({ what, path: route }) => `${what} \`${route}\``),
);
const count = (test) => callNames.filter((name) => test(callRow(name))).length;

finish(
  'calls.md',
  'calls',
  `# Calls

${callNames.length} calls, ${count(({ encrypted }) => encrypted)} of them encrypted. Each is one row of
[src/contracts/calls](../src/contracts/calls); types, the client, the sandbox's routes and this page follow from it.

Unless the column *how* says otherwise a call needs a token, goes to the main host, is form-encoded (a GET sends a query),
reads, travels in clear and has no flags. What reads, or *writes* and is *idempotent*, is sent again by the client when the
server has changed its keys. A write that succeeds has the answers fetched again that show what it changes.
*Path ours*: the specification names the call, but neither its path nor its shape. What each flag does is said at
\`CallFlags\` in [defineCall.ts](../src/contracts/calls/defineCall.ts). A param with a question mark may be left out.
Where *used by* says *none* the sandbox answers the call and no screen makes it, for the reason given in
[callsWithoutScreen.json](../test/fixtures/callsWithoutScreen.json).

## Against the specification

${sum(({ calls, missing }) => calls.length - missing.length)} of ${sum(({ calls }) => calls.length)} paths that section 7 of the specification lists, and
${sum(({ purposes, missingPurposes }) => purposes.length - missingPurposes.length)} of ${sum(({ purposes }) => purposes.length)} calls that it describes only by purpose. The list is
[specifiedCalls.json](../test/fixtures/specifiedCalls.json); a section marked complete there fails its test when a call goes missing.
Answered outside of the table: ${files.join(', ')}.

${table(['section', 'about', 'paths', 'by purpose', 'answered', 'tested'], specified.map(sectionLine))}
${missingLines && `\nNot there yet:\n\n${missingLines}\n`}
${sections.join('\n\n')}`,
);
