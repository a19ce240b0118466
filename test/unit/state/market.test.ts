import type { VariantId } from '@/variants';

/** After a start of this brand. */
function marketOf(brand: VariantId) {
  let market!: typeof import('@/state/market/market');
  jest.isolateModules(() => {
    jest.requireActual<typeof import('../../fakes/brand')>('../../fakes/brand').brandIs(brand);
    market = jest.requireActual('@/state/market/market');
  });
  return market;
}

test.each([
  { holds: 'P2.8-13 P1-36', brand: 'walletPartner', market: 'HKG' },
  { holds: '', brand: 'japanPartner', market: 'JPN' },
] as const)('$brand is in $market from the start, whatever is asked for [$holds]', ({ brand, market }) => {
  const state = marketOf(brand);
  expect(state.marketStore.getState().countryCode).toBe(market);
  state.setMarket('AUS');
  expect(state.marketStore.getState().countryCode).toBe(market);
});

test('the main brand has none until one is chosen', () => {
  const state = marketOf('main');
  expect(state.marketStore.getState().countryCode).toBe('');
  state.setMarket('AUS');
  expect(state.marketStore.getState().countryCode).toBe('AUS');
});
