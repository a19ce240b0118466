import { fake } from '../fakeApp';
import { act } from 'react';
import * as v from 'valibot';
import { AppError } from '@/core/appError';
import { platform } from '@/platform';
import { routes } from '@/routes';
import { forgetUser } from '@/state/session/forgetUser';
import { openLink } from '@/state/navigation/openLink';
import { openOwnPage } from '@/state/session/ownPage';
import { sessionStore } from '@/state/session/session';
import { hostileLinks, isListed } from '../../fixtures/hostileLinks';
import { draw, erase, isThere, press, words } from '../drawn';
import { WebLink } from '@/modules/general/screens/WebLink';

let mockParams: Record<string, unknown> = {};
let mockFramed = false;
const mockOpened: string[] = [];
const mockAsked: unknown[] = [];
let mockAnswer: () => Promise<{ ticket?: string }>;
fake.navigation({
  useRoute: () => ({ params: mockParams }),
  navigate: async () => undefined,
  openRoute: async () => undefined,
});
fake.client({
  call: (_row: unknown, params: unknown) => {
    mockAsked.push(params);
    return mockAnswer();
  },
});
jest.mock('@/ui/WebFrame', () => ({
  get hasWebFrame() {
    return mockFramed;
  },
  WebFrame({ src }: { src: string }) {
    mockOpened.push(src);
    return null;
  },
}));
Object.assign(platform, {
  ownHost: () => 'www.homeward.example',
  openWebView: async (url: string) => void mockOpened.push(url),
});

const turns = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  });

async function opened(params: Record<string, unknown>): Promise<string[]> {
  mockParams = params;
  mockOpened.length = 0;
  draw(<WebLink />);
  if (isThere('webview-open')) press('webview-open');
  await turns();
  erase();
  return [...new Set(mockOpened)];
}
const link = 'https://www.homeward.example/raise?from=app#form';
const SESSION = 'session-of-a-1234567890';

beforeEach(() => {
  act(forgetUser);
  sessionStore.setState({ token: SESSION });
  mockAsked.length = 0;
  mockAnswer = async () => ({ ticket: 'T 1' });
});

describe.each([
  ['a browser', false],
  ['a mini-program', true],
])('a page of the web in %s', (_where, framed) => {
  beforeEach(() => {
    mockFramed = framed;
  });

  test('of our own that has to know who opens it gets a ticket, under the name it asks for', async () => {
    await openOwnPage(link);
    expect(await opened({ link, needToken: true, tokenKey: 'sid' })).toEqual([
      'https://www.homeward.example/raise?from=app&sid=T%201#form',
    ]);
    expect(mockAsked).toEqual([{ link }]);
    expect(await opened({ link, needToken: true })).toEqual([
      'https://www.homeward.example/raise?from=app&token=T%201#form',
    ]);
  });

  test('that a row of the server’s opens so gets one as well', async () => {
    await openLink(`/webview?link=${encodeURIComponent(link)}&needToken=1`);
    expect(await opened({ link, needToken: true })).toEqual([
      'https://www.homeward.example/raise?from=app&token=T%201#form',
    ]);
  });

  test('gets none by what its address says, of a visitor, of the user before, or elsewhere', async () => {
    expect(await opened({ link, needToken: true })).toEqual([link]);
    await openOwnPage(link);
    expect(await opened({ link, tokenKey: 'sid' })).toEqual([link]);
    sessionStore.setState({ token: '' });
    expect(await opened({ link, needToken: true })).toEqual([link]);
    sessionStore.setState({ token: SESSION });
    act(forgetUser);
    sessionStore.setState({ token: SESSION });
    expect(await opened({ link, needToken: true })).toEqual([link]);
    await openOwnPage('https://elsewhere.test/raise');
    expect(await opened({ link: 'https://elsewhere.test/raise', needToken: true })).toEqual([]);
    expect(mockAsked).toEqual([]);
  });

  test('that takes no ticket opens without', async () => {
    mockAnswer = async () => ({});
    await openOwnPage(link);
    expect(await opened({ link, needToken: true })).toEqual([link]);
  });

  test('does not open without the ticket that it needs', async () => {
    mockAnswer = () =>
      Promise.reject(new AppError({ code: 'network', kind: 'network', messageKey: 'errors.network' }));
    await openOwnPage(link);
    expect(await opened({ link, needToken: true })).toEqual([]);
  });

  test('of hostile links loads none off the list, and no token leaves', async () => {
    await openOwnPage(link);
    let loaded = 0;
    // A sample: drawing is slow; unit/state/hostileLinks covers all.
    for (const params of hostileLinks.filter((_one, at) => at % 31 === 0)) {
      const parsed = v.safeParse(routes.webview.params, params);
      const urls = parsed.success ? await opened(parsed.output) : [];
      loaded += urls.length;
      for (const url of urls) if (!isListed(url) || url !== params.link) expect([params, urls]).toBeNull();
    }
    expect([loaded > 0, mockAsked, words().includes(SESSION)]).toEqual([true, [], false]);
  });
});
