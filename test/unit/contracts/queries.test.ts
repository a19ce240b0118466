import fs from 'node:fs';
import path from 'node:path';
import { callNames, callRow } from '@/contracts/calls';

/** Rows that files of the app give to these hooks, by the names they are exported under. */
function givenTo(hooks: string): string[] {
  const found = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...fs
        .readFileSync(path.join('src', file), 'utf8')
        .matchAll(new RegExp(`\\b(?:${hooks})\\(\\s*(\\w+),`, 'g')),
    ]);
  return [...new Set(found.map(([, row]) => row as string))].filter((row) => byExport.has(row));
}
const byExport = new Map(
  callNames.map((name) => [name.replace(/\.(.)/, (_, first: string) => first.toUpperCase()), callRow(name)]),
);

test.each(givenTo('useCall|usePages'))('%s may be repeated, as queries are', (row) => {
  expect(byExport.get(row)?.idempotent).toBe(true);
});

test('there are such rows', () => {
  expect(givenTo('useCall|usePages').length).toBeGreaterThan(40);
});
