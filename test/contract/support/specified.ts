import fs from 'node:fs';
import path from 'node:path';
import { callNames, callRow } from '@/contracts/calls';

/**
 * The list of section 7 of the specification, in its own order. A path without a known method begins with `-`. `purposes` are
 * calls it describes without a path, with the name we gave them; `files` answer no envelope and are not in the call table.
 */
export interface SpecifiedSection {
  title: string;
  calls: string[];
  purposes: { purpose: string; call: string }[];
  files?: { what: string; path: string }[];
  /** Set once everything is there: from then on something missing is an error. */
  complete: boolean;
}

export interface SectionCoverage extends SpecifiedSection {
  id: string;
  /** Names of the rows, in the order of `calls`; null where there is none. */
  found: (string | null)[];
  missing: string[];
  missingPurposes: string[];
}

/** npm runs scripts and tests from the project's folder. */
const root = process.cwd();
const list = JSON.parse(
  fs.readFileSync(path.join(root, 'test/fixtures/specifiedCalls.json'), 'utf8'),
) as Record<string, SpecifiedSection>;

/** Paths are compared without the names in braces: those are ours to choose. */
const bare = (route: string): string => route.replace(/\{\w+\}/g, '{}');

function rowOf(specified: string): string | null {
  const [method, route] = specified.split(' ') as [string, string];
  return (
    callNames.find((name) => {
      const row = callRow(name);
      return bare(row.path) === bare(route) && (method === '-' || method === row.method);
    }) ?? null
  );
}

/** The specification's sections against the call table. */
export function coverage(): SectionCoverage[] {
  return Object.entries(list).map(([id, section]) => {
    const found = section.calls.map(rowOf);
    return {
      id,
      ...section,
      found,
      missing: section.calls.filter((_call, index) => found[index] === null),
      missingPurposes: section.purposes
        .filter(({ call }) => !(callNames as readonly string[]).includes(call))
        .map(({ purpose }) => purpose),
    };
  });
}

/** Every contract test file with its text: a call is covered where it is named. */
export const contractTests = (): { file: string; text: string }[] =>
  fs
    .readdirSync(path.join(root, 'test/contract'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({
      file: `test/contract/${file}`,
      text: fs.readFileSync(path.join(root, 'test/contract', file), 'utf8'),
    }));
