import fs from 'node:fs';
import path from 'node:path';
import { callNames, callRow } from '@/contracts/calls';

/** The specification's section 7. `-`: a path without method; `purposes`: no path, our names; `files`: no envelope. */
export interface SpecifiedSection {
  title: string;
  calls: string[];
  purposes: { purpose: string; call: string }[];
  files?: { what: string; path: string }[];
  /** A missing call is an error. */
  complete: boolean;
}

export interface SectionCoverage extends SpecifiedSection {
  id: string;
  found: (string | null)[];
  missing: string[];
  missingPurposes: string[];
}

const root = process.cwd();
const list = JSON.parse(
  fs.readFileSync(path.join(root, 'test/fixtures/specifiedCalls.json'), 'utf8'),
) as Record<string, SpecifiedSection>;

/** Ignores parameter names, which are ours. */
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

/** A file covers the calls it names. */
export const contractTests = (): { file: string; text: string }[] =>
  fs
    .readdirSync(path.join(root, 'test/contract'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({
      file: `test/contract/${file}`,
      text: fs.readFileSync(path.join(root, 'test/contract', file), 'utf8'),
    }));
