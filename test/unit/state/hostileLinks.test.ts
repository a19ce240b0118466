import { fake } from '../../component/fakeApp';
import * as v from 'valibot';
import { isAllowedUrl } from '@/core/urlPolicy';
import { platform } from '@/platform';
import { routes } from '@/routes';
import { ownHosts } from '@/state/market/ownHosts';
import { trustLink } from '@/state/session/ownPage';
import { pageAddress } from '@/state/session/pageAddress';
import { acceptTokens, isSignedIn } from '@/state/session/session';
import { hostileLinks, isListed } from '../../fixtures/hostileLinks';

const asked: unknown[] = [];
fake.client({
  call: async (_row: unknown, params: unknown) => {
    asked.push(params);
    return { ticket: 'T1' };
  },
});
platform.ownHost = () => 'www.homeward.example';

test('of a thousand hostile links none is loaded off the list, and none gets a token or a ticket', async () => {
  acceptTokens({ token: 'session-of-a-1234567890' });
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
  expect([loaded.length > 30, asked.length]).toEqual([true, 1]);
});
