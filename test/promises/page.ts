import fs from 'node:fs';
import path from 'node:path';
import { promises } from './kept';

const file = path.resolve(__dirname, '../../docs/promises.md');

const intro = `<!-- Written by \`npm run promises -- --page\`. Do not edit. -->

# Promises

What holds after every step, whichever way somebody takes. A rule that is asked on one way to a thing can be missing on the
next; so tests hold what is promised, and not the ways. They play random runs of calls, console actions and time over several
people, and after each step look at the state that a promise names ([test/promises](../test/promises)). Every writing call of
the table is drawn, so a new one is held to all of this without anybody naming it.

    npm run promises -- --runs 10000 --seed a

plays 10,000 runs and prints what was made and accepted. A breach is shown with the shortest run that leads to it and the
command that plays it again. \`--without <promise>\` looks beyond a breach that is known. \`--writes\` notes which calls write
money, ways into an account and locks ([sensitiveWrites.json](../test/fixtures/sensitiveWrites.json)); a contract test plays a
share and is red where one of them, or what its own runs have written, is watched by no promise.
`;

/** The page of all promises, by group. */
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
  return `${intro}\n${tables.join('\n')}`;
}

export const writePage = (): void => fs.writeFileSync(file, pageText());
export const pageIsCurrent = (): boolean => fs.readFileSync(file, 'utf8') === pageText();
