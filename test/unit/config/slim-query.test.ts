import fs from 'node:fs';
import path from 'node:path';

const { GONE } = jest.requireActual<{ GONE: Record<string, string[]> }>('../../../config/loaders/slimQuery');
const src = path.resolve(__dirname, '../../../src');

/** Methods of the query client that any file of ours names. */
function asked(): Set<string> {
  const names = new Set<string>();
  for (const file of fs.readdirSync(src, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file))
      for (const [, name] of fs.readFileSync(path.join(src, file), 'utf8').matchAll(/\bqueryClient\.(\w+)/g))
        names.add(name!);
  return names;
}

test('no method of the query client that a screen asks is taken out of the bundles', () => {
  const names = asked();
  expect(names.size).toBeGreaterThan(3);
  expect(GONE.QueryClient!.filter((name) => names.has(name))).toEqual([]);
});
