let mockVariant: Record<string, unknown> = {};
jest.mock('@/variants', () => {
  const all = jest.requireActual<typeof import('@/variants')>('@/variants');
  return {
    ...all,
    variant: new Proxy(all.variant, { get: (own, key) => mockVariant[key as string] ?? own[key as 'tabs'] }),
  };
});
let mockStored: string | null = null;
jest.mock('@/state/storage/storage', () => ({
  readStored: () => mockStored,
  writeStored: () => undefined,
}));

const target = (targetCountry: string, status = 'opened') => ({ targetCountry, status });

test('a brand lists no target that it does not serve, and offers those that are open', () => {
  mockVariant = { blockedTargets: ['USA'] };
  const { openTargets, servedTargets } =
    jest.requireActual<typeof import('@/state/market/targets')>('@/state/market/targets');
  const rows = [target('CHN'), target('USA'), target('CHL', 'soonOpen')];
  expect(servedTargets(rows).map((row) => row.targetCountry)).toEqual(['CHN', 'CHL']);
  expect(openTargets(rows).map((row) => row.targetCountry)).toEqual(['CHN']);
  expect(openTargets(undefined)).toEqual([]);
});

test('a brand that is bound to a market lists no other to send from', () => {
  const { servedSources } =
    jest.requireActual<typeof import('@/state/market/targets')>('@/state/market/targets');
  const rows = [{ countryCode: 'AUS' }, { countryCode: 'HKG' }];
  mockVariant = {};
  expect([servedSources(rows), servedSources(undefined)]).toEqual([rows, []]);
  mockVariant = { forcedMarket: 'HKG' };
  expect(servedSources(rows)).toEqual([{ countryCode: 'HKG' }]);
});

test.each([
  { given: {}, stored: null, market: '' },
  { given: { loginMarket: 'CHN' }, stored: null, market: 'CHN' },
  { given: { loginMarket: 'CHN' }, stored: 'JPN', market: 'JPN' },
  { given: { loginMarket: 'CHN', forcedMarket: 'HKG' }, stored: 'JPN', market: 'HKG' },
])('a visitor of a brand bound to a login begins in its market: $market', ({ given, stored, market }) => {
  mockVariant = given;
  mockStored = stored;
  jest.isolateModules(() => {
    const { marketStore } =
      jest.requireActual<typeof import('@/state/market/market')>('@/state/market/market');
    expect(marketStore.getState().countryCode).toBe(market);
  });
});
