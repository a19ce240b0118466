import { openTargets, servedSources, servedTargets } from '@/state/market/targets';
import { variant, type VariantConfig } from '@/variants';
import { brandIs } from '../../fakes/brand';

const main = { ...variant };
const brandWith = (rules: Partial<VariantConfig>) => Object.assign(variant, main, rules);

const target = (targetCountry: string, status = 'opened') => ({ targetCountry, status });

test('a brand lists no target that it does not serve, and offers those that are open', () => {
  brandWith({ blockedTargets: ['USA'] });
  const rows = [target('CHN'), target('USA'), target('CHL', 'soonOpen')];
  expect(servedTargets(rows).map((row) => row.targetCountry)).toEqual(['CHN', 'CHL']);
  expect(openTargets(rows).map((row) => row.targetCountry)).toEqual(['CHN']);
  expect(openTargets(undefined)).toEqual([]);
});

test.each([
  { holds: 'P6-23', id: 'eWallet' },
  { holds: 'P6-24', id: 'touchGo' },
] as const)('the channel $id offers no transfer to countries that it leaves out [$holds]', ({ id }) => {
  brandIs(id);
  const rows = ['CHN', 'USA', 'CAN', 'PHL'].map((country) => target(country));
  expect(openTargets(rows).map((row) => row.targetCountry)).toEqual(['CHN', 'PHL']);
  brandIs('main');
  expect(openTargets(rows)).toHaveLength(4);
});

test('the main brand sends to China and from it [P0-05]', () => {
  brandIs('main');
  expect(openTargets([target('CHN')])).toHaveLength(1);
  expect(servedSources([{ countryCode: 'CHN' }])).toHaveLength(1);
});

test('a brand that is bound to a market lists no other to send from', () => {
  const rows = [{ countryCode: 'AUS' }, { countryCode: 'HKG' }];
  brandWith({});
  expect([servedSources(rows), servedSources(undefined)]).toEqual([rows, []]);
  brandWith({ forcedMarket: 'HKG' });
  expect(servedSources(rows)).toEqual([{ countryCode: 'HKG' }]);
});

test.each([
  { given: {}, stored: null, market: '' },
  { given: { loginMarket: 'CHN' }, stored: null, market: 'CHN' },
  { given: { loginMarket: 'CHN' }, stored: 'JPN', market: 'JPN' },
  { given: { loginMarket: 'CHN', forcedMarket: 'HKG' }, stored: 'JPN', market: 'HKG' },
])(
  'a visitor of a brand bound to a login begins in its market: $market [P2.8-21]',
  ({ given, stored, market }) => {
    jest.isolateModules(() => {
      const load = <M extends object>(name: string) => jest.requireActual<M>(name);
      Object.assign(load<typeof import('@/variants')>('@/variants').variant, given);
      if (stored)
        load<typeof import('@/state/storage/storage')>('@/state/storage/storage').writeStored(
          'market',
          stored,
        );
      const { marketStore } = load<typeof import('@/state/market/market')>('@/state/market/market');
      expect(marketStore.getState().countryCode).toBe(market);
    });
  },
);
