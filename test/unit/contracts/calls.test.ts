import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type CallName, callNames, callRow } from '@/contracts/calls';

const folder = path.resolve('src/contracts/calls');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file !== 'index.ts',
);

/** Export name of a call's row: `orderCommit` for `order.commit`. */
const exportName = (name: string) => name.replace(/\.(.)/, (_, first: string) => first.toUpperCase());

function rowsOf(file: string): [string, { name: string }][] {
  const exported = jest.requireActual<Record<string, unknown>>(path.join(folder, file));
  return Object.entries(exported).filter(
    (entry): entry is [string, { name: string }] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'answer' in entry[1],
  );
}

describe('the call table', () => {
  test.each(files)('%s is collected, each row under its own name', (file) => {
    for (const [exported, row] of rowsOf(file)) {
      expect(exported).toBe(exportName(row.name));
      expect(callRow(row.name as CallName)).toBe(row);
    }
  });

  test('says of each call whether it reads or writes; what reads may be repeated', () => {
    for (const row of callNames.map(callRow)) {
      expect(['read', 'write']).toContain(row.effect);
      if (row.effect === 'read') expect([row.name, row.idempotent]).toEqual([row.name, true]);
    }
  });

  test('has a row for each name and no two rows of one', () => {
    expect(files.flatMap(rowsOf)).toHaveLength(callNames.length);
  });
});
