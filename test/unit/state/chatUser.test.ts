import { fake } from '../../component/fakeApp';
import { AppError } from '@/core/appError';
import type { RouteQuery } from '@/platform/types';
import { deviceIs, deviceStorage } from './device';

const disk = new Map<string, string>();
const page = { query: {} as RouteQuery, left: [] as string[] };
const server = { asked: [] as unknown[], fails: null as null | 'network' | 'business' };
let drawn = 0;
fake.client({
  call: async (_row: unknown, params: unknown) => {
    server.asked.push(params);
    if (server.fails)
      throw new AppError({ code: server.fails, kind: server.fails, messageKey: 'errors.unknown' });
    return { openId: 'open-1', nickName: '', avatar: '', bound: false };
  },
});

async function start(tab: 'remit' | 'user', query: RouteQuery = {}): Promise<string | null> {
  page.query = query;
  jest.resetModules();
  deviceIs({
    router: {
      current: () => ({ path: '/tabbar/remit', query: page.query }),
      rewriteQuery: (rest) => void (page.query = rest),
    },
    random: { ready: async () => undefined, bytes: (n) => new Uint8Array(n).fill((drawn += 1)) },
    ownHost: () => 'chat.homeward.example',
    openWebView: async (url) => void page.left.push(url),
    storage: deviceStorage(disk),
  });
  const { meetChatUser } =
    jest.requireActual<typeof import('@/state/session/chatUser')>('@/state/session/chatUser');
  await Promise.all([meetChatUser(tab), meetChatUser(tab)]);
  return jest
    .requireActual<typeof import('@/state/session/chatOpenId')>('@/state/session/chatOpenId')
    .chatOpenId();
}
const stateOf = (url = '') => new URL(url).searchParams.get('state') ?? '';

beforeEach(() => {
  disk.clear();
  Object.assign(page, { left: [] });
  Object.assign(server, { asked: [], fails: null });
});

test.each([
  { holds: 'P2.8-24', tab: 'remit' },
  { holds: 'P2.8-25', tab: 'user' },
] as const)(
  'the $tab tab asks the chat app for a code, and with it the server who the user is [$holds]',
  async ({ tab }) => {
    expect(await start(tab)).toBeNull();
    const [url = ''] = page.left;
    expect(url).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?appid=wx/);
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      redirect_uri: `https://chat.homeward.example/tabbar/${tab}`,
      response_type: 'code',
      scope: 'snsapi_userinfo',
    });
    expect(server.asked).toEqual([]);
    const back = { code: 'code-1', state: stateOf(url), channel: 'x' };
    expect(await start(tab, back)).toBe('open-1');
    expect([server.asked, page.query, page.left.length]).toEqual([[{ code: 'code-1' }], { channel: 'x' }, 1]);
    expect([await start(tab), page.left.length, server.asked.length]).toEqual(['open-1', 1, 1]);
  },
);

test('a code that answers to nothing, or to another question, is cleaned away and used by nobody', async () => {
  expect(await start('remit', { code: 'theirs', state: 'made-up' })).toBeNull();
  await start('remit', { code: 'theirs', state: 'made-up-again' });
  expect([server.asked, page.query]).toEqual([[], {}]);
});

test('who says no is not asked again at the next start', async () => {
  await start('user');
  await start('user', { state: stateOf(page.left[0]) });
  await start('user');
  expect([page.left.length, server.asked, page.query]).toEqual([1, [], {}]);
});

test.each([
  { fails: 'network', asks: 2 },
  { fails: 'business', asks: 1 },
] as const)('an exchange that fails ($fails) goes round in no circle', async ({ fails, asks }) => {
  await start('remit');
  server.fails = fails;
  expect(await start('remit', { code: 'code-1', state: stateOf(page.left[0]) })).toBeNull();
  expect(page.left).toHaveLength(1);
  await start('remit');
  expect(page.left).toHaveLength(asks);
});
