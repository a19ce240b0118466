import { allPaths, routeIsBuilt, routeNames } from '@/routes';
import { configureNavigation, navigationDeps } from '@/state/navigation/deps';
import { openUnknownPath } from '@/state/navigation/enter';
import {
  goBack,
  goLogin,
  loginAgain,
  navigate,
  openRoute,
  afterLogin,
  switchTab,
  wantedPage,
} from '@/state/navigation/navigate';
import { navigationEnded } from '@/state/navigation/progress';
import { guardVerdict } from '@/state/navigation/rules';
import { tabsStore } from '@/state/navigation/tabs';
import { showToast, useNotices } from '@/state/notices/notices';
import { createWorld, type World } from './world';

let world: World;
const unbuilt = allPaths().find(({ name, params }) => !routeIsBuilt(name, params));
const top = () => world.stack[world.stack.length - 1];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  world = createWorld('h5');
  world.user = 'u1';
});
afterEach(() => {
  navigationEnded();
  jest.useRealTimers();
});

const openAll = async (count: number) => {
  for (let i = 0; i < count; i += 1) {
    await navigate('bankOrder', { seqNo: `S${i}` });
    await world.settle();
  }
};

describe('navigate', () => {
  test('H5: path of the route and one encrypted field; the screen gets its params and the step [P2-02 P2-03]', async () => {
    await navigate('bankOrder', { seqNo: 'S1' });
    expect(top()?.path).toBe('/bankOrder');
    expect(Object.keys(top()?.query ?? {})).toEqual(['q']);
    expect(await world.settle()).toMatchObject({ name: 'bankOrder', params: { seqNo: 'S1' }, step: 1 });
    await navigate('payeeBank', { country: 'PHL' });
    expect(top()?.path).toBe('/payee/bank/phl');
    expect(await world.settle()).toMatchObject({ params: { country: 'phl' }, step: 2 });
    await navigate('about', {}, { replace: true });
    expect(await world.settle()).toMatchObject({ name: 'about', step: 2 });
  });

  test('mini-program: the physical page with its route', async () => {
    world = createWorld('weapp');
    world.user = 'u1';
    await navigate('payeeBank', { country: 'chn', edits: 'P1' });
    expect(top()).toMatchObject({ path: '/pages/send/payee/form/index', query: { r: 'payeeBank' } });
    expect(await world.settle()).toMatchObject({
      name: 'payeeBank',
      params: { country: 'chn', edits: 'P1' },
      path: '/payee/bank/chn',
    });
  });

  test('a double tap opens once; the same tap after a moment, or after going back, opens again', async () => {
    await Promise.all([navigate('about'), navigate('langSet'), navigate('langSet')]);
    await navigate('langSet');
    expect(world.moves.filter((move) => move === 'push /langSet')).toHaveLength(1);
    world.clock += 601;
    await navigate('langSet');
    expect(world.moves.filter((move) => move === 'push /langSet')).toHaveLength(2);
    await goBack();
    await navigate('langSet');
    expect(world.moves.filter((move) => move === 'push /langSet')).toHaveLength(3);
  });

  test('a step can begin again', async () => {
    await openAll(3);
    await navigate('bindPhone', { pageStep: '0' });
    expect(await world.settle()).toMatchObject({ name: 'bindPhone', step: 0 });
  });

  test('params that the route does not take, routes not built and unknown names lead to not-found', async () => {
    await navigate('bankOrder', { seqNo: '<script>' });
    expect(await world.settle()).toMatchObject({ name: 'notFound', params: { reason: 'broken' } });
    if (unbuilt) {
      await openRoute(unbuilt.name, unbuilt.params);
      expect(await world.settle()).toMatchObject({
        name: 'notFound',
        params: { reason: 'notBuilt', path: unbuilt.path },
      });
    }
    await openRoute('toString');
    expect(await world.settle()).toMatchObject({ name: 'notFound', params: { reason: 'unknown' } });
    await navigate('zlpSelectStudent');
    expect(await world.settle()).toMatchObject({ name: 'notFound' });
  });

  test.each(['weapp', 'alipay'] as const)(
    '%s: the stack never passes its limit, and back stays sensible',
    async (target) => {
      world = createWorld(target);
      world.user = 'u1';
      await navigate('tabbar', { tab: 'remit' });
      await world.settle();
      await openAll(30);
      expect(world.stack).toHaveLength(9);
      expect(world.failures).toEqual([]);
      expect(await world.settle()).toMatchObject({ params: { seqNo: 'S29' } });
      await goBack();
      expect(await world.settle()).toMatchObject({ params: { seqNo: 'S6' } });
      await goBack(20);
      expect(await world.settle()).toMatchObject({ name: 'tabbar' });
    },
  );

  test('a toast ends with the screen it belongs to, also where only the tab changes', async () => {
    useNotices.setState({ toast: null });
    const told = () => useNotices.getState().toast?.text;
    await navigate('tabbar', { tab: 'remit' });
    showToast({ text: 'from the start' });
    await world.settle();
    expect(told()).toBe('from the start');
    await switchTab('user');
    expect(told()).toBeUndefined();
    showToast({ text: 'could not be saved' });
    await world.settle();
    await navigate('langSet', {});
    await world.settle();
    expect(told()).toBeUndefined();
    showToast({ text: 'saved', onLeaving: true });
    await goBack();
    await world.settle();
    expect(told()).toBe('saved');
  });
  test('back with nothing behind leads to the remit tab', async () => {
    await navigate('bankOrder', { seqNo: 'S1' }, { relaunch: true });
    await goBack();
    expect(world.moves.slice(-1)).toEqual(['relaunch /tabbar/remit']);
  });

  test('what the platform refuses is reported, and can be tried again at once', async () => {
    const push = jest.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(undefined);
    world.stack = [{ path: '/remit', query: {} }];
    configureNavigation({ router: { ...navigationDeps().router, push } });
    await navigate('langSet');
    await navigate('langSet');
    expect(world.failures).toHaveLength(1);
    expect(push).toHaveBeenCalledTimes(2);
  });
});

describe('tabs', () => {
  test('a tab that is in the stack is gone back to, not opened again', async () => {
    await navigate('tabbar', { tab: 'remit' });
    await world.settle();
    await openAll(3);
    await navigate('tabbar', { tab: 'order' });
    expect(world.moves.slice(-1)).toEqual(['back 3']);
    expect(tabsStore.getState().active).toBe('order');
  });

  test('switching shows the tab in the address without a step', async () => {
    await navigate('tabbar', { tab: 'remit' });
    await world.settle();
    const before = world.moves.length;
    await switchTab('payee');
    expect(world.moves).toHaveLength(before);
    expect(world.rewritten).toEqual([{ tab: 'payee' }]);
    world.stack = [{ path: '/tabbar/remit', query: { tab: 'payee' } }];
    expect(await world.settle()).toMatchObject({ params: { tab: 'payee' } });
  });

  test('a tab shown while another page is still to come leaves the address of that page as it is', async () => {
    await navigate('tabbar', { tab: 'remit' });
    await world.settle();
    world.bar = { path: '/langSet', query: { q: 'its own' } };
    await switchTab('user');
    expect(tabsStore.getState().active).toBe('user');
    expect(world.rewritten).toEqual([]);
  });
});

describe('guards', () => {
  test('without a session a signed-in route leads to the start screen, and after login to the route with its params', async () => {
    world.user = null;
    await navigate('tabbar', { tab: 'remit' });
    await world.settle();
    await navigate('bankOrder', { seqNo: 'S1' });
    expect(await world.settle()).toMatchObject({ name: 'start' });
    await navigate('login');
    expect(await world.settle()).toMatchObject({ name: 'login' });
    world.user = 'u1';
    await afterLogin();
    expect(await world.settle()).toMatchObject({ name: 'bankOrder', params: { seqNo: 'S1' } });
  });

  test('the login knows what it is for, until it has led there', async () => {
    world.user = null;
    expect(wantedPage()).toBeNull();
    await navigate('bankOrder', { seqNo: 'S1' });
    await world.settle();
    expect([top()?.path, wantedPage()?.name]).toEqual(['/start', 'bankOrder']);
    world.user = 'u1';
    await afterLogin();
    expect(wantedPage()).toBeNull();
  });
  test('a deep link without a session: login in its place, and back to it', async () => {
    await navigate('bankOrder', { seqNo: 'S7' });
    const link = world.stack[0];
    world = createWorld('h5', { loginRoute: () => 'login' });
    if (link) world.stack = [link];
    expect(await world.settle()).toMatchObject({ name: 'login' });
    expect(world.stack).toHaveLength(1);
    world.user = 'u1';
    await afterLogin();
    expect(await world.settle()).toMatchObject({ name: 'bankOrder', params: { seqNo: 'S7' } });
  });

  test('an expired session: login on top that says so, then back to the very page as it was left [P8-04]', async () => {
    await navigate('tabbar', { tab: 'remit' });
    await world.settle();
    await openAll(2);
    world.user = null;
    await loginAgain();
    expect(await world.settle()).toMatchObject({ name: 'login', params: { ended: true } });
    world.user = 'u1';
    await afterLogin();
    expect(world.moves.slice(-1)).toEqual(['back 1']);
    expect(await world.settle()).toMatchObject({ params: { seqNo: 'S1' } });
  });

  test('another user is not taken to the page of the one before', async () => {
    await openAll(1);
    world.user = null;
    await goLogin();
    expect(await world.settle()).toMatchObject({ name: 'start' });
    world.user = 'u2';
    await afterLogin();
    expect(await world.settle()).toMatchObject({ name: 'tabbar', params: { tab: 'remit' } });
  });

  test('who gives up logging in and goes elsewhere is not taken back later', async () => {
    world.user = null;
    await navigate('tabbar', { tab: 'remit' });
    await world.settle();
    await navigate('bankOrder', { seqNo: 'S1' });
    await world.settle();
    await goBack();
    await world.settle();
    world.user = 'u1';
    await afterLogin();
    expect(await world.settle()).toMatchObject({ name: 'tabbar' });
  });

  test('visitors only: someone with a session goes to the remit tab', async () => {
    await navigate('login');
    expect(await world.settle()).toMatchObject({ name: 'tabbar' });
  });

  test('the school agent has nothing but the login screen without a session [P2.8-22]', async () => {
    world = createWorld('h5', { variantId: 'schoolAgent', loginOnly: true, loginRoute: () => 'login' });
    await navigate('tabbar', { tab: 'remit' });
    expect(await world.settle()).toMatchObject({ name: 'login' });
    const nobody = { variantId: 'schoolAgent', signedIn: false, loginOnly: true };
    const open = routeNames.filter((name) => guardVerdict(name, nobody) === 'pass');
    expect(open.sort()).toEqual(['login', 'notFound']);
  });

  test('what the school agent’s link was for takes the place of the home, once', async () => {
    const opensFirst = 'zlpSelectStudent';
    world = createWorld('h5', {
      variantId: 'schoolAgent',
      loginOnly: true,
      loginRoute: () => 'login',
      opensFirst,
    });
    await navigate('tabbar', { tab: 'remit' });
    expect(await world.settle()).toMatchObject({ name: 'login' });
    world.user = 'u1';
    await afterLogin();
    expect(await world.settle()).toMatchObject({ name: opensFirst });
    await goBack();
    expect(await world.settle()).toMatchObject({ name: 'tabbar' });
  });
});

describe('addresses from outside', () => {
  const enter = async (path: string, query: Record<string, string> = {}) => {
    world.stack = [{ path, query }];
    return world.settle();
  };

  test('an alias opens its screen, with the query only where the route allows it [P2.4-16]', async () => {
    expect(await enter('/orderDetail', { seqNo: 'S1' })).toMatchObject({
      name: 'bankOrder',
      path: '/orderDetail',
      params: { seqNo: 'S1' },
    });
    expect(await enter('/transferVoucher', { seqNo: 'S1' })).toMatchObject({
      name: 'notFound',
      params: { reason: 'broken' },
    });
    expect(await enter('/AUS/orderPayBack', { seqNo: 'S1' })).toMatchObject({
      params: { countryCode: 'AUS', seqNo: 'S1' },
    });
    const asked = { type: 'privacy', countryCode: 'SGP', lang: 'en' };
    expect(await enter('/agreement', asked)).toMatchObject({ name: 'agreement', params: asked });
  });

  test('a broken or foreign q leads to not-found', async () => {
    await navigate('bankOrder', { seqNo: 'S1' });
    const q = top()?.query.q ?? '';
    expect(await enter('/bankOrder', { q })).toMatchObject({ name: 'bankOrder' });
    for (const wrong of [`${q}A`, q.slice(1), 'x'])
      expect(await enter('/bankOrder', { q: wrong })).toMatchObject({ name: 'notFound' });
    expect(await enter('/transferVoucher', { q })).toMatchObject({ name: 'notFound' });
  });

  test('a path that no page has [P2.1-10]', async () => {
    await openUnknownPath({ path: '/nowhere', query: {} });
    expect(await world.settle()).toMatchObject({
      name: 'notFound',
      params: { path: '/nowhere', reason: 'unknown' },
    });
    if (unbuilt) {
      await openUnknownPath({ path: unbuilt.path, query: {} });
      expect(await world.settle()).toMatchObject({ params: { reason: 'notBuilt' } });
    }
  });

  test('with an official website its pages and unknown ones leave the app [P2.1-11 P2.8-10 P2.8-11 P2.8-12]', async () => {
    world = createWorld('h5', { website: 'https://www.example.test/' });
    await openUnknownPath({ path: '/send-money-to-india', query: {} });
    await openUnknownPath({ path: '/send-money-to-sri-lanka', query: {} });
    await openUnknownPath({ path: '/aus/index', query: {} });
    await openUnknownPath({ path: '/nowhere', query: {} });
    expect(world.left).toEqual([
      'https://www.example.test/send-money-to-india',
      'https://www.example.test/send-money-to-sri-lanka',
      'https://www.example.test/send-money-to-china',
      'https://www.example.test/error',
    ]);
    world.user = 'u1';
    await openUnknownPath({ path: '/aus/index', query: {} });
    expect(await world.settle()).toMatchObject({ name: 'tabbar' });
  });
});
