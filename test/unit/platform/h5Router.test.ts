/** @jest-environment jsdom */
import { pageOf } from '@/routes';
import { router } from '@/platform/h5/router';

const moves: string[] = [];
let entry = 0;
const mockMove = (move: string, url: string) => {
  moves.push(`${move} ${url}`);
  window.history.replaceState({ key: `entry ${++entry}` }, '');
  return Promise.resolve();
};
jest.mock('@tarojs/taro', () => ({
  getCurrentPages: () => [{}, {}],
  navigateTo: ({ url }: { url: string }) => mockMove('push', url),
  redirectTo: ({ url }: { url: string }) => mockMove('replace', url),
  reLaunch: ({ url }: { url: string }) => mockMove('relaunch', url),
  navigateBack: ({ delta }: { delta: number }) => mockMove('back', String(delta)),
}));

let waiting: Record<string, { arrive: () => void; fail: () => void }>;
const load = (page: string) => (): unknown[] => [
  new Promise<void>((resolve, reject) => {
    waiting[page] = { arrive: resolve, fail: () => reject(new Error(`no code of ${page}`)) };
  }),
];
const { login, about } = { login: pageOf('login')!, about: pageOf('about')! };

beforeEach(async () => {
  waiting = {};
  window.__taroAppConfig = { routes: [] };
  await router.relaunch('/langSet');
  moves.length = 0;
  window.__taroAppConfig.routes = [login, about].map((path) => ({ path, load: load(path) }));
});

test('a page opens when its code has come', async () => {
  const pushed = router.push('/login', { a: 'b' });
  expect(moves).toEqual([]);
  waiting[login]!.arrive();
  await pushed;
  expect(moves).toEqual(['push /login?a=b']);
});

test('code that does not come: nothing has moved, and the next try opens the page', async () => {
  const pushed = router.push('/login');
  waiting[login]!.fail();
  await expect(pushed).rejects.toMatchObject({ kind: 'failed' });
  expect(moves).toEqual([]);
  const again = router.push('/login');
  waiting[login]!.arrive();
  await again;
  expect(moves).toEqual(['push /login']);
});

test.each([
  ["the browser's", () => mockMove('popped', '')],
  ["the app's", () => router.back()],
])('back by %s own key meanwhile: the page never opens', async (_whose, back) => {
  const pushed = router.push('/login');
  await back();
  waiting[login]!.arrive();
  await pushed;
  expect(moves).toHaveLength(1);
});

test('two quick taps: the newest opens, whichever code comes first', async () => {
  const pushed = [router.push('/login'), router.push('/about')];
  waiting[login]!.arrive();
  waiting[about]!.arrive();
  await Promise.all(pushed);
  expect(moves).toEqual(['push /about']);
});

describe('a relaunch, after which no page of someone who has signed out may be left,', () => {
  test('happens whoever goes back meanwhile', async () => {
    const relaunched = router.relaunch('/login');
    await router.back();
    waiting[login]!.arrive();
    await relaunched;
    expect(moves).toEqual(['back 1', 'relaunch /login']);
  });

  test('is made up for by the next page when its own code does not come', async () => {
    const relaunched = router.relaunch('/login');
    waiting[login]!.fail();
    await expect(relaunched).rejects.toMatchObject({ kind: 'failed' });
    await router.push('/langSet');
    await router.push('/langSet');
    expect(moves).toEqual(['relaunch /langSet', 'push /langSet']);
  });

  test('is made up for by a page that is opened meanwhile', async () => {
    const relaunched = router.relaunch('/login');
    await router.push('/langSet');
    waiting[login]!.arrive();
    await relaunched;
    expect(moves).toEqual(['relaunch /langSet']);
  });
});
