import fs from 'node:fs';
import path from 'node:path';
import { promises } from './kept';
import { promisesAt, readWrites } from './writes';

const file = path.resolve(__dirname, '../../docs/promises.md');

const intro = `<!-- Written by \`npm run promises -- --page\`. Do not edit. -->

# Promises

What holds after every step, whichever way someone takes. A rule that is asked on one way to a thing can be missing on the
next; so tests hold what is promised, and not the ways. They play random runs of calls, console actions and time over several
people, and after each step look at the state that a promise names ([test/promises](../test/promises)). Every writing call of
the table is drawn, so a new one is held to all of this without anybody naming it.

    npm run promises -- --runs 10000 --seed a

plays 10,000 runs and prints what was made and accepted. A breach is shown with the shortest run that leads to it and the
command that plays it again. \`--without <promise>\` looks beyond a breach that is known. \`--writes\` notes which calls write
money, ways into an account and locks ([sensitiveWrites.json](../test/fixtures/sensitiveWrites.json)); a contract test plays a
share and is red where one of them, or what its own runs have written, is watched by no promise, and where a call that may write
is not listed.
`;

export function pageText(): string {
  const groups = [...new Set(promises.map(({ group }) => group))];
  const tables = groups.map((group) => {
    const rows = promises
      .filter((promise) => promise.group === group)
      .map(
        ({ id, says, watches }) =>
          `| \`${id}\` | ${says} | ${watches.length > 0 ? watches.join(', ') : 'every step'} |`,
      );
    return `## ${group[0]?.toUpperCase()}${group.slice(1)}\n\n| promise | what holds | looked at when this changes |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `${intro}\n${tables.join('\n')}\n${writesText()}`;
}

/** Sensitive columns calls were seen to write, and their promises. */
function writesText(): string {
  const { writes, others, unseen } = readWrites();
  const rows = Object.entries(writes).map(([name, places]) => {
    const tables = [...new Set(places.map((place) => place.split('.')[0] as string))];
    const shown = tables.map((table) => {
      const columns = places
        .filter((place) => place.startsWith(`${table}.`))
        .map((place) => place.split('.')[1]);
      return `${table} (${columns.join(', ')})`;
    });
    const looking = [...new Set(places.flatMap(promisesAt))].sort();
    return `| \`${name}\` | ${shown.join('; ')} | ${looking.join(', ')} |`;
  });
  return `## What calls write

Money, ways into an account and locks, as runs have seen it. Promises that look at every step look at these as well.

| call | writes | promises that look at it |
| --- | --- | --- |
${rows.join('\n')}

Accepted in a run, and wrote nothing of it: ${others.length} calls. Drawn, and not accepted in any run so far: ${unseen.map((name) => `\`${name}\``).join(', ')}.
`;
}

export const writePage = (): void => fs.writeFileSync(file, pageText());
export const pageIsCurrent = (): boolean => fs.readFileSync(file, 'utf8') === pageText();
