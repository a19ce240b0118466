import type { ClientDeps } from '@/api';
import { userProfile } from '@/contracts/calls/account/session';

const made: { deps?: ClientDeps; newest?: ClientDeps } = {};
jest.doMock('@/api', () => ({
  createClient: (deps: ClientDeps) => {
    made.deps ??= deps;
    made.newest = deps;
    return { call: async () => undefined };
  },
}));
jest.doMock('@/platform', () => ({
  platform: {
    storage: { get: () => null, set: () => true, remove: () => undefined, keys: () => [] },
    cookie: { get: () => null, set: () => undefined, remove: () => undefined },
    systemInfo: () => ({ language: 'en' }),
    router: { rewriteQuery: () => undefined },
  },
}));
jest.doMock('@/variants', () => {
  const all = jest.requireActual<typeof import('@/variants')>('@/variants');
  return { ...all, build: { ...all.build, apiBase: 'https://api.example/', ocrBase: 'https://ocr.example' } };
});

const loginAgain = jest.fn();
jest.doMock('@/state/navigation', () => ({ loginAgain }));
const { callWithToken } = jest.requireActual<typeof import('@/state/client/client')>('@/state/client/client');
const { useNotices } =
  jest.requireActual<typeof import('@/state/notices/notices')>('@/state/notices/notices');
const { sessionStore } =
  jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session');
const { setMarket, setMarketRecords } =
  jest.requireActual<typeof import('@/state/market/market')>('@/state/market/market');

const hosts = () => (['main', 'login', 'ocr'] as const).map((host) => made.deps!.baseOf(host));
const record = (countryCode: string, name: string) =>
  ({
    countryCode,
    domain: `https://${name}.homeward.example`,
    loginDomain: `https://login.${name}.homeward.example/`,
    ocrDomain: `https://ocr.${name}.homeward.example`,
  }) as never;

test('until the markets are known the hosts are the build’s own, OCR apart from the rest', () => {
  setMarket('AUS');
  expect(hosts()).toEqual(['https://api.example', 'https://api.example', 'https://ocr.example']);
});

test('the market decides the host of a call [P7-03 P7-05 C7.8-01]', () => {
  setMarketRecords([record('AUS', 'au'), record('SGP', 'sg')]);
  setMarket('SGP');
  expect(hosts()).toEqual([
    'https://sg.homeward.example',
    'https://login.sg.homeward.example',
    'https://ocr.sg.homeward.example',
  ]);
  setMarket('AUS');
  expect(hosts()[0]).toBe('https://au.homeward.example');
  setMarket('NZL');
  expect(hosts()).toEqual(['https://api.example', 'https://api.example', 'https://ocr.example']);
});

test.each([
  'http://sg.homeward.example',
  'https://homeward.example.evil.example',
  'https://evilhomeward.example',
  'https://evil.example/homeward.example',
  'https://user@homeward.example',
  'https://sg.homeward.example:8443',
  'https://sg.homeward.example/path',
  'javascript:alert(1)',
])('a host that is not ours by https answers no call: %s', (domain) => {
  setMarketRecords([{ countryCode: 'SGP', domain, loginDomain: domain, ocrDomain: domain } as never]);
  setMarket('SGP');
  expect(hosts()).toEqual(['https://api.example', 'https://api.example', 'https://ocr.example']);
});

test('what calls tell is shown by the app [C7.1-19]', () => {
  const { notices } = made.deps!;
  const spec = { titleKey: 'common.help', confirmKey: 'common.close' } as const;
  notices.toast({ messageKey: 'errors.network' });
  notices.loading(true);
  void notices.dialog(spec);
  expect(useNotices.getState()).toMatchObject({
    toast: { messageKey: 'errors.network' },
    loading: true,
    dialog: { spec },
  });
});

test('calls carry the token of the app; a session that has ended is over there, and the login opens [C6-01 C7.1-01 P4.3-25 P8-04 P8-13]', () => {
  sessionStore.setState({ token: 'T1', payer: { userId: 'u1' } as never });
  expect(made.deps!.session.token()).toBe('T1');
  made.deps!.session.clear();
  made.deps!.notices.loginRequired('expired');
  expect(loginAgain).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState()).toMatchObject({ token: '', payer: null });
});

test('a call with the tokens of another session carries those and renews them; the app’s stay [C7.1-01]', async () => {
  sessionStore.setState({ token: 'T1' });
  const tokens = { token: 'T2', gToken: '' };
  await callWithToken(tokens, userProfile, {});
  const { session } = made.newest!;
  expect(session.token()).toBe('T2');
  session.accept({ token: 'T3' });
  expect([tokens.token, sessionStore.getState().token]).toEqual(['T3', 'T1']);
});
