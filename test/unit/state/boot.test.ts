import { randomBytes } from 'node:crypto';
import type { Launch, NavigationDeps } from '@/state/navigation';
import { deviceStorage } from './device';

const { readLaunch } =
  jest.requireActual<typeof import('@/state/navigation/launch')>('@/state/navigation/launch');

const disk = new Map<string, string>();
const launched: {
  apply?: NavigationDeps['applyLaunch'];
  website?: string | null | undefined;
  given?: Partial<NavigationDeps>;
  tokens: string[];
} = {
  tokens: [],
};
const sent: unknown[] = [];
const requests: { url: string; timeoutMs: number }[] = [];
const site = { host: '127.0.0.1:8080' };

function start() {
  let app!: {
    market: typeof import('@/state/market/market');
    id: typeof import('@/state/session/deviceId');
    notices: typeof import('@/state/notices/notices');
  };
  jest.isolateModules(() => {
    jest.doMock('@/platform', () => ({
      platform: {
        storage: deviceStorage(disk),
        ownHost: () => site.host,
        cookie: { get: () => null, set: () => undefined, remove: () => undefined },
        systemInfo: () => ({ language: 'en' }),
        router: { current: () => ({ path: '/', query: {} }), rewriteQuery: () => undefined },
        random: {
          needsServerSeed: () => false,
          ready: async () => undefined,
          bytes: (count: number) => new Uint8Array(randomBytes(count)),
        },
        setLanguage: () => undefined,
        onAppHide: () => () => undefined,
        onAppShow: () => () => undefined,
        onThemeChange: () => () => undefined,
        setScheme: () => undefined,
        onNetworkChange: () => () => undefined,
        request: async (request: (typeof requests)[number]) => {
          requests.push(request);
          return { status: 200, text: '{}' };
        },
      },
    }));
    jest.doMock('@/state/client/client', () => ({
      call: async ({ name }: { name: string }, params: unknown) => {
        sent.push([name, params]);
        return name === 'common.supportCountry'
          ? { list: [{ countryCode: 'SGP', domain: 'https://sg.example' }] }
          : {};
      },
    }));
    jest.doMock('@/state/session/enterByToken', () => ({
      findByToken: async (token: string) => {
        launched.tokens.push(token);
        return null;
      },
    }));
    jest.doMock('@/state/navigation', () => ({
      configureNavigation: (given: Partial<NavigationDeps>) => {
        launched.apply = given.applyLaunch;
        launched.website = given.website;
        launched.given = given;
      },
    }));
    app = {
      market: jest.requireActual('@/state/market/market'),
      id: jest.requireActual('@/state/session/deviceId'),
      notices: jest.requireActual('@/state/notices/notices'),
    };
    jest.requireActual<typeof import('@/state/session/boot')>('@/state/session/boot').bootApp();
  });
  return app;
}
const turns = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};
const launch = async (given: Partial<Launch>) => launched.apply?.(given);
const stored = (key: string) => (JSON.parse(disk.get(key) ?? 'null') as { v?: string } | null)?.v;

beforeEach(() => {
  disk.clear();
  launched.tokens.length = 0;
  sent.length = 0;
  requests.length = 0;
});

test('channel and merchant code of the first address stay on the device [P2.8-05 P2.8-06 P3-80]', async () => {
  start();
  const opened = (query: Record<string, string>) =>
    launch(readLaunch({ path: '/remit', query }, ['merchantCode']).launch);
  await opened({ channel: 'fair', merchantCode: 'M1' });
  expect([stored('channel'), stored('merchantCode')]).toEqual(['fair', 'M1']);
  await opened({ invtCode: 'FRIEND1' });
  expect(stored('channel')).toBe('FRIEND1');
  await opened({});
  expect([stored('channel'), stored('merchantCode')]).toEqual(['FRIEND1', 'M1']);
});

test('a market of the first address counts when it is told to [P2.8-08]', async () => {
  start();
  const opened = (query: Record<string, string>) => launch(readLaunch({ path: '/remit', query }).launch);
  await opened({ countryCode: 'SGP' });
  expect(stored('market')).toBeUndefined();
  await opened({ countryCode: 'SGP', isSetMarketCode: '1' });
  expect(stored('market')).toBe('SGP');
});

test('what the school agent’s link carries stays on the device [P2.8-20]', async () => {
  start();
  const query = { schoolAgentId: 'A1', schoolAgentPayerPhone: '13800138000', channel: 'fair' };
  await launch(readLaunch({ path: '/remit', query }, ['schoolAgentId', 'schoolAgentPayerPhone']).launch);
  expect(Object.keys(query).map(stored)).toEqual(Object.values(query));
});

test('a token of the first address is entered by; without one nobody is', async () => {
  start();
  await launch({ token: 'T1' });
  await launch({});
  expect(launched.tokens).toEqual(['T1']);
});

test.each([
  ['127.0.0.1:8080', ''],
  ['evilhomeward.example', ''],
  ['m.homeward.example', 'https://www.homeward.example'],
  ['homeward.example', 'https://www.homeward.example'],
])(
  'served from %s, the website that launch and unknown addresses lead to is %p [P2.1-11]',
  (host, website) => {
    site.host = host;
    start();
    expect(launched.website).toBe(website);
  },
);

test('a blank page is traced by its route [P2.8-26]', async () => {
  start();
  launched.given?.onBlankPage?.({ route: 'bankOrder', path: '/bankOrder' });
  await turns();
  expect(sent).toContainEqual([
    'tracking.errorTrace',
    expect.objectContaining({ kind: 'blankPage', detail: 'bankOrder' }),
  ]);
});

test('the hosts of the markets come from the list of countries [P7-04]', async () => {
  const { market } = start();
  expect(market.marketStore.getState().records).toEqual([]);
  await turns();
  expect(market.marketStore.getState().records).toMatchObject([
    { countryCode: 'SGP', domain: 'https://sg.example' },
  ]);
});

test('a device has a random identifier of its own that outlives a restart [P3-81]', async () => {
  const first = start().id;
  await turns();
  const id = first.deviceId();
  expect([id.length, stored('deviceId')]).toEqual([32, id]);
  expect(start().id.deviceId()).toBe(id);
  disk.clear();
  const other = start().id;
  await turns();
  expect(other.deviceId()).not.toBe(id);
});

test('the texts are asked for with the stamp of the build, for five seconds at most', async () => {
  Object.assign(__BUILD__, { textStamps: { en: '42' } });
  start();
  await turns();
  expect(requests[0]?.url).toMatch(/\/en\.first\.json\?t=42$/);
  expect(requests[0]?.timeoutMs).toBe(5000);
});

test('a navigation shows that it loads, and a page that stays blank is reported', async () => {
  const { useNotices } = start().notices;
  launched.given?.loading?.(true);
  expect(useNotices.getState().loading).toBe(true);
  launched.given?.onBlankPage?.({ route: 'bankOrder', path: '/bankOrder' });
  await turns();
  expect(sent).toContainEqual([
    'tracking.errorTrace',
    { kind: 'blankPage', route: '/', detail: 'bankOrder' },
  ]);
});
