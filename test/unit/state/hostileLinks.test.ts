import * as v from 'valibot';
import { isAllowedUrl } from '@/core/urlPolicy';
import { routes } from '@/routes';
import { hostileLinks, isListed } from '../../fixtures/hostileLinks';

const mockAsked: unknown[] = [];
jest.mock('@/platform', () => ({
  platform: {
    storage: { get: () => null, set: () => true, remove: () => undefined, keys: () => [] },
    cookie: { get: () => 'session-of-a-1234567890', set: () => undefined, remove: () => undefined },
    router: { rewriteQuery: () => undefined },
    ownHost: () => 'www.homeward.example',
  },
}));
jest.mock('@/state/client/client', () => ({
  call: async (_row: unknown, params: unknown) => {
    mockAsked.push(params);
    return { ticket: 'T1' };
  },
}));

const { ownHosts } = jest.requireActual<typeof import('@/state/market/ownHosts')>('@/state/market/ownHosts');
const { pageAddress } = jest.requireActual<typeof import('@/state/session/pageAddress')>(
  '@/state/session/pageAddress',
);
const { trustLink } = jest.requireActual<typeof import('@/state/session/ownPage')>('@/state/session/ownPage');
const { isSignedIn } =
  jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session');

test('of a thousand hostile links none is loaded off the list, and none gets a token or a ticket', async () => {
  expect([isSignedIn(), hostileLinks.length >= 1000]).toEqual([true, true]);
  const own = 'https://www.homeward.example/own';
  trustLink(own);
  expect(await pageAddress({ link: own, needToken: true })).toBe(`${own}?token=T1`);
  const loaded: string[] = [];
  for (const query of hostileLinks) {
    const parsed = v.safeParse(routes.webview.params, query);
    if (!parsed.success || !isAllowedUrl(parsed.output.link, ownHosts())) continue;
    loaded.push(await pageAddress(parsed.output));
    if (loaded[loaded.length - 1] !== query.link) expect(query).toBeNull();
  }
  expect(loaded.filter((url) => !isListed(url))).toEqual([]);
  expect([loaded.length > 30, mockAsked.length]).toEqual([true, 1]);
});
