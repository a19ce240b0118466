import fc from 'fast-check';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { loginLogout, userProfile } from '@/contracts/calls/account/session';
import { trackingCollect } from '@/contracts/calls/tracking';
import { orderListRecords } from '@/contracts/calls/order/orders';
import type { Payer } from '@/contracts/entities/payer';
import { AppError } from '@/core/appError';
import { holdsForAsync } from '../core/property';
import { deviceCookie, deviceStorage } from './device';

/** In all that A types or sees. */
const CANARY = 'Qzcanary';
const payerOf = (userId: string): Payer => ({
  userId,
  payerNumber: `AUS-${userId}`,
  countryCode: 'AUS',
  fullName: userId === 'a' ? `${CANARY} name` : 'Somebody else',
  kycStatus: 'Pass',
  identityStatus: 'CheckPass',
  images: [],
  shortKyc: false,
  hasPassword: true,
});
const owners: Record<string, string> = { 'token-a': 'a', 'token-a2': 'a', 'token-b': 'b' };

const opened: string[] = [];
const disk = new Map<string, string>();
const jar = new Map<string, string>();
const net = {
  down: false,
  slowFor: '',
  arrive: () => undefined as void,
  sent: [] as { token: string; name: string; params: unknown }[],
};
let token = (): string => '';

async function answer(asked: string, { name }: { name: string }, params: unknown): Promise<unknown> {
  await Promise.resolve();
  if (net.slowFor && net.slowFor === asked && name === userProfile.name)
    await new Promise<void>((resolve) => {
      net.arrive = resolve;
    });
  if (net.down) throw new AppError({ code: 'network', kind: 'network', messageKey: 'errors.network' });
  net.sent.push({ token: asked, name, params });
  const owner = owners[asked];
  if (!owner) throw new AppError({ code: '10001', kind: 'auth', messageKey: 'errors.loginExpired' });
  if (name === userProfile.name) return { payer: payerOf(owner) };
  if (name === trackingCollect.name) return { accepted: 1 };
  return { done: true };
}

jest.doMock('@/platform', () => ({
  platform: {
    target: 'h5',
    platformCode: 'H5',
    storage: deviceStorage(disk),
    cookie: deviceCookie(jar),
    random: {
      ready: () => Promise.resolve(),
      bytes: (n: number) => new Uint8Array(n).fill(7),
      needsServerSeed: () => false,
    },
    router: {
      current: () => ({ path: '/', query: {} }),
      stackDepth: () => 1,
      maxDepth: 10,
      relaunch: (page: string) => Promise.resolve(void opened.push(page)),
    },
    setTitle: () => undefined,
    openWebView: () => undefined,
  },
}));
jest.doMock('@/state/client/client', () => ({
  call: (row: { name: string }, params: unknown) => answer(token(), row, params),
  callWithToken: (tokens: { token: string }, row: { name: string }) => answer(tokens.token, row, {}),
  releaseExpired: () => undefined,
  dropKeys: () => undefined,
}));

function start() {
  let app!: ReturnType<typeof load>;
  const load = () => ({
    session: jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session'),
    profile: jest.requireActual<typeof import('@/state/session/profile')>('@/state/session/profile'),
    applyLaunch: jest.requireActual<typeof import('@/state/session/applyLaunch')>(
      '@/state/session/applyLaunch',
    ).applyLaunch,
    other: jest.requireActual<typeof import('@/state/session/otherAccount')>('@/state/session/otherAccount'),
    drafts: jest.requireActual<typeof import('@/state/drafts/drafts')>('@/state/drafts/drafts'),
    remit: jest.requireActual<typeof import('@/state/drafts/remitDraft')>('@/state/drafts/remitDraft'),
    events: jest.requireActual<typeof import('@/state/events/events')>('@/state/events/events'),
    queries: jest.requireActual<typeof import('@/state/queries/queries')>('@/state/queries/queries'),
    rows: jest.requireActual<typeof import('@/state/queries/lastRows')>('@/state/queries/lastRows'),
    notices: jest.requireActual<typeof import('@/state/notices/notices')>('@/state/notices/notices'),
    storage: jest.requireActual<typeof import('@/state/storage/storage')>('@/state/storage/storage'),
    history: jest.requireActual<typeof import('@/state/navigation/history')>('@/state/navigation/history'),
    contact: jest.requireActual<typeof import('@/modules/account/parts/contactMemory')>(
      '@/modules/account/parts/contactMemory',
    ),
  });
  jest.isolateModules(() => {
    app = load();
  });
  token = () => app.session.sessionStore.getState().token;
  return app;
}
type App = ReturnType<typeof start>;

const turns = async (): Promise<void> => {
  for (let i = 0; i < 30; i += 1) await Promise.resolve();
};

const deeds = {
  draft: (app: App, n: number) =>
    app.drafts.formDrafts.write(`form${n % 3}`, { name: `${CANARY} ${n}`, note: CANARY }),
  remit: (app: App, n: number) =>
    app.remit.remitDraftStore.setState({
      postscript: `${CANARY} ${n}`,
      payeeId: CANARY,
      commitKey: `${CANARY}-key`,
    }),
  event: (app: App, n: number) => app.events.track({ eventCode: `seen${n}`, extraData: { place: CANARY } }),
  answer: (app: App, n: number) =>
    void app.queries.queryClient.setQueryData([kycInfo.name, { n }], { fullName: CANARY }),
  rows: (app: App, n: number) =>
    app.rows.rememberRows(orderListRecords, { n }, { rows: [CANARY] }, 'own', { user: 'a', language: 'en' }),
  toast: (app: App) => app.notices.showToast({ text: CANARY }),
  dialog: (app: App) => void app.notices.showDialog({ titleKey: 'x', text: CANARY, confirmKey: 'y' }),
  wanted: (app: App) => app.storage.writeStored('returnTo', JSON.stringify({ params: { name: CANARY } })),
  kept: (app: App, n: number) => app.storage.writeMember('list', `step${n}`, CANARY),
  uploads: (app: App, n: number) => app.storage.writeMember('uploads', `form${n}`, CANARY),
  page: (app: App, n: number) =>
    app.history.rememberAhead(`q${n}`, {
      name: 'bankOrder',
      params: { seqNo: CANARY },
      path: '/bankOrder',
      step: 0,
    } as never),
  contact: (app: App) =>
    app.contact
      .useContactMemory()
      .remember({ way: 'email', email: `${CANARY}@x.example`, areaCode: '61', phoneNumber: '' }),
};
type Deed = keyof typeof deeds;

const leavings = ['livingSession', 'expired', 'restart', 'expiredAndRestart'] as const;
const entries = ['login', 'launchToken', 'storedToken'] as const;

async function enterByToken(app: App, token: string): Promise<void> {
  await app.applyLaunch({ token });
  if (app.other.isAsked()) await app.other.switchAccount();
}

async function comes(app: App, how: (typeof entries)[number], user: 'a' | 'b'): Promise<App> {
  if (how === 'launchToken') {
    await enterByToken(app, user === 'a' ? 'token-a2' : 'token-b');
  } else if (how === 'login') {
    app.session.acceptTokens({ token: `token-${user}`, gToken: '' });
    app.profile.beginSession(payerOf(user));
  } else {
    app.storage.writeStored('token', `token-${user}`);
    const again = start();
    await again.profile.resumeSession();
    return again;
  }
  return app;
}

async function traces(app: App, sentBefore: number): Promise<string[]> {
  await app.events.flushEvents();
  await turns();
  const { queryClient } = app.queries;
  const places: Record<string, unknown> = {
    disk: [...disk],
    cookies: [...jar],
    drafts: [0, 1, 2].map((n) => app.drafts.formDrafts.read(`form${n}`)),
    'remit draft': app.remit.remitDraftStore.getState(),
    queries: queryClient.getQueryCache().getAll(),
    mutations: queryClient.getMutationCache().getAll(),
    session: app.session.sessionStore.getState(),
    notices: app.notices.useNotices.getState(),
    pages: Array.from({ length: 30 }, (_none, n) => app.history.knownAhead('bankOrder', `q${n}`)),
    contact: app.contact.useContactMemory().last(),
    "sent under B's token": net.sent.slice(sentBefore).filter((sent) => sent.token === 'token-b'),
  };
  const seen = new WeakSet();
  const text = (value: unknown) =>
    JSON.stringify(value, (key, inner: unknown) => {
      if (key === 'client' || key === 'cache' || typeof inner === 'function') return undefined;
      if (typeof inner !== 'object' || inner === null) return inner;
      if (seen.has(inner)) return undefined;
      seen.add(inner);
      return inner;
    }) ?? '';
  return Object.keys(places).filter((place) => text(places[place]).includes(CANARY));
}

async function signedInAsA(): Promise<App> {
  disk.clear();
  jar.clear();
  Object.assign(net, { down: false, slowFor: '', sent: [] });
  const app = start();
  app.session.acceptTokens({ token: 'token-a', gToken: '' });
  app.profile.beginSession(payerOf('a'));
  await turns();
  return app;
}

async function does(app: App, list: readonly Deed[]): Promise<void> {
  list.forEach((deed, n) => deeds[deed](app, n));
  await turns();
}

describe('another user on the same device', () => {
  test('finds no trace of the one before, whatever that one did and by whatever way the other comes in', async () => {
    await holdsForAsync(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...(Object.keys(deeds) as Deed[])), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(...leavings),
        fc.constantFrom(...entries),
        async (list, leaving, entry) => {
          let app = await signedInAsA();
          await does(app, list);
          if (leaving.startsWith('expired')) app.session.clearSession();
          if (leaving.endsWith('estart')) app = start();
          const before = net.sent.length;
          app = await comes(app, entry, 'b');
          expect(app.session.currentUserId()).toBe('b');
          expect(await traces(app, before)).toEqual([]);
        },
      ),
      25,
    );
  });

  test('every deed leaves its canary where the search looks', async () => {
    for (const deed of Object.keys(deeds) as Deed[]) {
      const app = await signedInAsA();
      app.session.setPayer({ ...payerOf('a'), fullName: 'no canary' });
      await does(app, [deed]);
      net.down = true;
      expect([deed, await traces(app, 0)]).not.toEqual([deed, []]);
    }
  });

  test('ends the living session at the server, with its own token and its own events', async () => {
    const app = await signedInAsA();
    await does(app, ['event']);
    await enterByToken(app, 'token-b');
    const told = net.sent.filter(({ name }) => name === loginLogout.name || name === trackingCollect.name);
    expect(told.map((sent) => [sent.name, sent.token])).toEqual([
      [trackingCollect.name, 'token-a'],
      [loginLogout.name, 'token-a'],
    ]);
  });

  test('found at a start opens the home, as the page of the one before shows nothing', async () => {
    const app = await signedInAsA();
    opened.length = 0;
    await comes(app, 'storedToken', 'a');
    await turns();
    expect(opened).toEqual([]);
    await comes(app, 'storedToken', 'b');
    await turns();
    expect(opened).toHaveLength(1);
    expect(opened[0]).toContain('tabbar');
  });

  test('an answer that the one before still waited for is not taken for theirs', async () => {
    const app = await signedInAsA();
    net.slowFor = 'token-a';
    const late = app.profile.refreshPayer();
    const asked = app.session.currentUserId();
    await enterByToken(app, 'token-b');
    net.arrive();
    await expect(late).rejects.toMatchObject({ kind: 'cancelled', handled: true });
    app.rows.rememberRows(orderListRecords, {}, { rows: [CANARY] }, 'own', { user: asked, language: 'en' });
    expect(app.session.currentUserId()).toBe('b');
    expect(await traces(app, net.sent.length)).toEqual([]);
  });
});

describe('a launch token', () => {
  const snapshot = () => JSON.stringify([[...disk].sort(), [...jar]]).replace(/\\+"at\\+":\d+/g, '');

  test.each(['nobodys-token', ''])('that is bad (%p) changes nothing', async (bad) => {
    const app = await signedInAsA();
    await does(app, ['draft', 'remit', 'rows', 'wanted', 'answer']);
    const before = snapshot();
    if (bad) await enterByToken(app, bad);
    expect([snapshot(), app.session.currentUserId(), token()]).toEqual([before, 'a', 'token-a']);
    expect(app.queries.queryClient.getQueryCache().getAll()).toHaveLength(1);
  });

  test("of another's asks, and until it is answered changes nothing", async () => {
    const app = await signedInAsA();
    await does(app, ['draft', 'remit', 'rows', 'answer']);
    const before = snapshot();
    await app.applyLaunch({
      token: 'token-b',
      channel: 'fair',
      market: 'NZL',
      lang: 'zh',
    });
    expect([app.other.isAsked(), snapshot(), token()]).toEqual([true, before, 'token-a']);
    await app.other.stay();
    expect([app.other.isAsked(), snapshot(), token()]).toEqual([false, before, 'token-a']);
    // The page that wrote the token goes on using it.
    expect(net.sent.some((sent) => sent.token === 'token-b' && sent.name === loginLogout.name)).toBe(false);
  });

  test.each([
    ['a', 'token-a2', false],
    ['a', 'token-b', true],
  ])("where only a cookie says that %s is here, %s's asks: %p", async (_who, link, asks) => {
    let app = await signedInAsA();
    app.storage.removeStored('payerSummary');
    app = start();
    await app.applyLaunch({ token: link });
    expect([app.other.isAsked(), token()]).toEqual([asks, asks ? 'token-a' : link]);
  });

  test('changes nothing where the server cannot be asked and someone is here', async () => {
    const app = await signedInAsA();
    await does(app, ['draft']);
    const before = snapshot();
    net.down = true;
    await enterByToken(app, 'token-b');
    expect([snapshot(), token()]).toEqual([before, 'token-a']);
  });

  test.each(entries)('or another way in (%s) of the same user keeps what they typed', async (entry) => {
    let app = await signedInAsA();
    await does(app, ['draft', 'remit']);
    app.session.clearSession();
    app = await comes(app, entry, 'a');
    expect(app.drafts.formDrafts.read('form0')).toMatchObject({ note: CANARY });
    expect(app.remit.remitDraftStore.getState().payeeId).toBe(CANARY);
  });

  test('of a visitor is the session token from then on, and stored [P2.8-03]', async () => {
    disk.clear();
    jar.clear();
    Object.assign(net, { down: false, slowFor: '', sent: [] });
    const app = start();
    await enterByToken(app, 'token-b');
    expect([token(), app.session.isSignedIn()]).toEqual(['token-b', true]);
    expect(app.storage.readStored('token')).toBe('token-b');
  });

  test('of a visitor is kept while the server cannot be reached [P2.8-03]', async () => {
    disk.clear();
    jar.clear();
    Object.assign(net, { down: true, slowFor: '', sent: [] });
    const app = start();
    await enterByToken(app, 'token-b');
    expect([token(), app.storage.readStored('token')]).toEqual(['token-b', 'token-b']);
  });

  test("a visitor's amount goes on with whoever signs in", async () => {
    disk.clear();
    jar.clear();
    Object.assign(net, { down: false, slowFor: '', sent: [] });
    const app = start();
    app.remit.remitDraftStore.setState({ amountText: '777' });
    await enterByToken(app, 'token-b');
    expect(app.remit.remitDraftStore.getState().amountText).toBe('777');
  });
});
