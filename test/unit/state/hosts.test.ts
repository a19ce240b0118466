import type { ClientDeps } from '@/api';

const made: { deps?: ClientDeps } = {};
jest.doMock('@/api', () => ({
  createClient: (deps: ClientDeps) => {
    made.deps ??= deps;
    return {};
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

// After the mocks.
jest.requireActual('@/state/client/client');
const { setMarket, setMarketRecords } =
  jest.requireActual<typeof import('@/state/market/market')>('@/state/market/market');

const hosts = () => (['main', 'login', 'ocr'] as const).map((host) => made.deps!.baseOf(host));
const record = (countryCode: string, name: string) =>
  ({
    countryCode,
    domain: `https://${name}.example`,
    loginDomain: `https://login.${name}.example/`,
    ocrDomain: `https://ocr.${name}.example`,
  }) as never;

test('until the markets are known the hosts are the build’s own, OCR apart from the rest', () => {
  setMarket('AUS');
  expect(hosts()).toEqual(['https://api.example', 'https://api.example', 'https://ocr.example']);
});

test('the market decides the host of a call [P7-03]', () => {
  setMarketRecords([record('AUS', 'au'), record('SGP', 'sg')]);
  setMarket('SGP');
  expect(hosts()).toEqual(['https://sg.example', 'https://login.sg.example', 'https://ocr.sg.example']);
  setMarket('AUS');
  expect(hosts()[0]).toBe('https://au.example');
  setMarket('NZL');
  expect(hosts()[0]).toBe('https://api.example');
});
