import { createLoginGate } from '@/api/loginGate';
import type { RouterLocation, RouteQuery } from '@/platform/types';
import type { ToastSpec } from '@/api/noticePort';
import type { Payer } from '@/contracts/entities/payer';
import { AppError } from '@/core/appError';
import type { RouteName } from '@/routes';
import type { VariantConfig } from '@/variants';
import { variants } from '@/variants/table';
import { brandFlags } from '../../../config/brandFlags';
import { deviceCookie, deviceStorage } from './device';

/** `a…` and `b…`: these users'; others nobody's; the frozen one is locked. */
export const TOKENS = {
  session: 'sessionof-a-1234567890',
  renewed: 'sessionof-a-5555555555',
  ofB: 'sessionof-b-1234567890',
  a: 'partner-a-1234567890',
  b: 'partner-b-1234567890',
};
const ownerOf = (token: string): string | null => /^(?:sessionof|partner)-([ab])-/.exec(token)?.[1] ?? null;
export const payerOf = (userId: string): Payer => ({
  userId,
  payerNumber: `HKG-${userId}`,
  countryCode: 'HKG',
  fullName: userId,
  kycStatus: 'Pass',
  identityStatus: 'CheckPass',
  images: [],
  shortKyc: false,
  hasPassword: true,
});

/** Every brand, and one defined only by its object. */
export const brands: Record<string, VariantConfig> = {
  ...variants,
  madeUp: {
    ...variants.whiteLabel,
    loginRoute: 'start',
    partnerLogin: 'thirdPartyToken',
    forcedMarket: 'NZL',
  },
};

export const disk = new Map<string, string>();
export const jar = new Map<string, string>();
export const page = { stack: [] as RouterLocation[], moves: [] as string[], left: [] as string[], bar: '' };
export const net = {
  down: false,
  /** The session's calls wait for it. */
  until: null as Promise<void> | null,
  used: new Set<string>(),
  sent: [] as { name: string; token: string; params: unknown }[],
};
const failed = (code: string, kind: 'network' | 'business' | 'auth') =>
  new AppError({ code, kind, messageKey: 'errors.unknown' });

/** A partner's token is single use, a header only in the bank's exchange. */
function answer(token: string, name: string, params: Record<string, unknown>): unknown {
  if (net.down) throw failed('network', 'network');
  net.sent.push({ name, token, params });
  if (name === 'user.profile') {
    const owner = /^sessionof/.test(token) ? ownerOf(token) : null;
    if (!owner) throw failed('10001', 'auth');
    return { payer: payerOf(owner) };
  }
  const partner = { 'login.jointAccount': String(params.partyToken), 'partner.auth': token }[name];
  if (partner === undefined) return {};
  if (partner.includes('frozen')) throw failed('FreezeLogin', 'business');
  const owner = ownerOf(partner);
  if (!owner || net.used.has(partner)) throw failed('60104', 'business');
  net.used.add(partner);
  const session = `sessionof-${owner}-0987654321`;
  return name === 'partner.auth' ? session : { payer: payerOf(owner), created: false, session };
}

const queryOf = (query: RouteQuery = {}) => new URLSearchParams(query).toString();

async function open(brand: string, location: RouterLocation) {
  page.stack = [];
  page.bar = `${location.path}?${queryOf(location.query)}`;
  const move = (how: string) => async (path: string, query?: RouteQuery) => {
    page.moves.push(`${how} ${path}?${queryOf(query)}`);
    if (how === 'relaunch') page.stack = [];
    if (how === 'replace') page.stack.pop();
    page.stack.push({ path, query: query ?? {} });
    page.bar = `${path}?${queryOf(query)}`;
  };
  jest.resetModules();
  Object.assign(globalThis, brandFlags(brands[brand] as VariantConfig));
  jest.doMock('@/variants', () => {
    const all = jest.requireActual<typeof import('@/variants')>('@/variants');
    return { ...all, variantId: brand, variant: brands[brand] };
  });
  jest.doMock('@/platform', () => ({
    platform: {
      target: 'h5',
      platformCode: 'H5',
      storage: deviceStorage(disk),
      cookie: deviceCookie(jar),
      random: {
        ready: async () => undefined,
        bytes: (n: number) => new Uint8Array(n),
        needsServerSeed: () => false,
      },
      router: {
        push: move('push'),
        replace: move('replace'),
        relaunch: move('relaunch'),
        back: async () => undefined,
        rewriteQuery: (query: RouteQuery) => {
          page.bar = `${location.path}?${queryOf(query)}`;
        },
        stackDepth: () => page.stack.length,
        current: () => page.stack[page.stack.length - 1] ?? location,
        launch: () => location,
        maxDepth: Infinity,
      },
      ownHost: () => 'm.homeward.example',
      systemInfo: () => ({ language: 'en' }),
      setTitle: () => undefined,
      setLanguage: () => undefined,
      openWebView: async (url: string) => void page.left.push(url),
      onAppHide: () => () => undefined,
      onAppShow: () => () => undefined,
      onThemeChange: () => () => undefined,
      setScheme: () => undefined,
      onNetworkChange: () => () => undefined,
      request: async () => ({ status: 200, text: '{}' }),
    },
  }));
  jest.doMock('@/state/client/client', () => ({
    call: async ({ name }: { name: string }, params: Record<string, unknown>) => {
      await net.until;
      try {
        return answer(app.session.sessionStore.getState().token, name, params);
      } catch (error) {
        if (!(error instanceof AppError) || error.kind !== 'auth') throw error;
        gate.expired({ messageKey: 'errors.loginExpired' });
        return new Promise(() => undefined);
      }
    },
    callWithToken: async (
      tokens: { token: string },
      { name }: { name: string },
      params: Record<string, unknown>,
    ) => {
      const answered = answer(tokens.token, name, params) as { session?: string };
      if (answered.session) tokens.token = answered.session;
      return answered;
    },
    releaseExpired: () => undefined,
    dropKeys: () => undefined,
    prepareKeys: async () => undefined,
  }));
  const app = {
    session: jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session'),
    drafts: jest.requireActual<typeof import('@/state/drafts/drafts')>('@/state/drafts/drafts'),
    notices: jest.requireActual<typeof import('@/state/notices/notices')>('@/state/notices/notices'),
    navigation: jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
    market: jest.requireActual<typeof import('@/state/market/market')>('@/state/market/market'),
  };
  // As the client ends an expired session (test/unit/api/expiry.test.ts).
  const gate = createLoginGate(
    {
      toast: app.notices.showToast,
      dialog: app.notices.showDialog,
      loading: () => undefined,
      loginRequired: () => void app.navigation.loginAgain(),
    },
    {
      token: () => app.session.sessionStore.getState().token,
      generation: app.session.sessionGeneration,
      accept: app.session.acceptTokens,
      clear: app.session.clearSession,
    },
  );
  jest.requireActual<typeof import('@/state/session/boot')>('@/state/session/boot').bootApp();
  return app;
}
type App = Awaited<ReturnType<typeof open>>;

const names = new Proxy([] as RouteName[], {
  get: (list, key) => (key === 'includes' ? () => true : (Reflect.get(list, key) as unknown)),
});

/** Until a page shows or the app is left; a loop never ends. */
export async function land(app: App): Promise<string> {
  const { enterPage, entryShown } = app.navigation;
  const { matchPath } = jest.requireActual<typeof import('@/routes')>('@/routes');
  for (let turn = 0; turn < 5; turn += 1) {
    const at = page.stack[page.stack.length - 1] ?? location.now;
    if (!matchPath(at.path)) await app.navigation.openUnknownPath(at);
    if (page.left.length) return page.left[0] ?? '';
    const entering = await enterPage(page.stack[page.stack.length - 1] ?? location.now, names);
    if (entering.kind === 'entry') {
      entryShown(entering.entry);
      const { name, path, params } = entering.entry;
      return name === 'tabbar' ? `/tabbar/${(params as { tab: string }).tab}` : path;
    }
    if (entering.kind === 'away') await entering.leave();
  }
  throw new Error('never settled');
}
const location: { now: RouterLocation } = { now: { path: '/', query: {} } };

export async function launch(
  brand: string,
  path: string,
  query: RouteQuery,
): Promise<{ app: App; at: string }> {
  location.now = { path, query };
  const app = await open(brand, location.now);
  return { app, at: await land(app) };
}
export const toldOf = (app: App): string | undefined => {
  const { toast, dialog } = app.notices.useNotices.getState();
  return (toast as ToastSpec | null)?.messageKey ?? dialog?.spec.messageKey;
};
