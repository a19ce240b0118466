import { auditProblems, runtimePackages, versionsOf, type AuditList } from '../../../scripts/lib/audit.mjs';

const lock = {
  packages: {
    '': { dependencies: { app: '1.0.0' }, devDependencies: { server: '2.0.0', tool: '3.0.0' } },
    'node_modules/app': { version: '1.0.0', license: 'MIT' },
    'node_modules/server': { version: '2.0.0', license: 'MIT', dev: true, dependencies: { part: '^1.0.0' } },
    'node_modules/part': { version: '9.0.0', license: 'MIT', dev: true },
    'node_modules/server/node_modules/part': { version: '1.5.0', license: 'ISC', dev: true },
    'node_modules/tool': { version: '3.0.0', license: 'GPL-3.0', dev: true },
  },
};
const running = runtimePackages(lock, ["import server from 'server';"]);
const looked: AuditList = { versions: versionsOf(running), advisories: [], maintenance: {}, licences: {} };
const problems = (change: Partial<AuditList> = {}, packages = running) =>
  auditProblems(packages, { ...looked, ...change });

test('what runs is the app, and what the sandbox names with all that it needs; tools are not', () => {
  expect(looked.versions).toEqual({ app: '1.0.0', part: '1.5.0', server: '2.0.0' });
  expect(problems()).toEqual([]);
});

test('a version that nobody has looked up is told, and a row whose package has gone', () => {
  expect(problems({ versions: { ...looked.versions, part: '1.4.0' } })).toEqual([
    'part 1.5.0: nobody has looked it up yet',
  ]);
  expect(problems({ versions: { ...looked.versions, gone: '1.0.0' } })[0]).toMatch(/^gone: /);
  expect(problems({ maintenance: { gone: 'left' } })[0]).toMatch(/^gone: /);
});

test('an advisory about a version that runs is told, unless it is judged harmless here', () => {
  const advisory = { package: 'part', range: '<1.6.0', id: 'GHSA-x', about: 'bad' };
  expect(problems({ advisories: [advisory] })).toEqual(['part 1.5.0: GHSA-x, bad']);
  expect(problems({ advisories: [{ ...advisory, harmless: 'never called' }] })).toEqual([]);
  expect(problems({ advisories: [{ ...advisory, range: '<1.5.0' }] })).toEqual([]);
});

test('a licence that a closed app may not carry is told, and a missing one', () => {
  const licensed = (license?: string) =>
    running.map((one) =>
      one.name === 'part' ? { name: 'part', version: '1.5.0', ...(license ? { license } : {}) } : one,
    );
  expect(problems({}, licensed('GPL-3.0'))).toEqual(['part: licence GPL-3.0']);
  expect(problems({}, licensed())).toEqual(['part: licence unknown']);
  expect(problems({ licences: { part: 'MIT' } }, licensed())).toEqual([]);
});
