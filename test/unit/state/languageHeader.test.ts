import { userAgreeClause } from '@/contracts/calls/account/clauses';
import type { ClientDeps } from '@/api';
import { setLanguage } from '@/i18n';
import type { Language } from '@/i18n';
import { clientWith } from '../../fakes/client';

const mockMade: { deps?: ClientDeps } = {};
jest.mock('@/api', () => {
  const actual = jest.requireActual<typeof import('@/api')>('@/api');
  return {
    ...actual,
    createClient: (deps: ClientDeps) => {
      mockMade.deps ??= deps;
      return actual.createClient(deps);
    },
  };
});

jest.mock('@/platform', () => ({
  platform: {
    storage: { get: () => null, set: () => true, remove: () => undefined, keys: () => [] },
    cookie: { get: () => null, set: () => undefined, remove: () => undefined },
    systemInfo: () => ({ language: 'en' }),
    router: { rewriteQuery: () => undefined },
  },
}));

jest.requireActual('@/state/client/client');

async function langOnTheWire(language: string): Promise<string | undefined> {
  await setLanguage(language as Language);
  const { client, sent } = clientWith(() => ({ model: { done: true } }), {
    identity: mockMade.deps!.identity(),
  });
  await client.call(userAgreeClause, { clauseIds: ['c1'] });
  return sent.find(({ headers }) => headers['lang'])?.headers['lang'];
}

test.each([
  { holds: 'C7.1-04', language: 'zh', header: 'zh-cn' },
  { holds: 'C7.1-05', language: 'zh-HK', header: 'zh-hk' },
  { holds: 'C7.1-06', language: 'de', header: 'de' },
  { holds: 'C7.1-06', language: 'ja', header: 'ja' },
  { holds: 'C7.1-07 P1-28', language: '', header: 'en' },
  { holds: 'C7.1-07 P1-28', language: 'xx', header: 'en' },
])('calls in "$language" carry $header [$holds]', async ({ language, header }) => {
  expect(await langOnTheWire(language)).toBe(header);
});
