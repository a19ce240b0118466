import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { limits } from '@/domain/constants';
import { queryClient } from '@/state/queries/queries';
import { variants } from '@/variants/table';
import { draw, isThere, press, words } from '../../drawn';
import { callByHand } from '../../hooks/renderHook';

const mockByHand = callByHand();
const mockWay: { route: string; params: unknown }[] = [];
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/navigation/navigate', () => ({
  openRoute: async (route: string, params: unknown = {}) => void mockWay.push({ route, params }),
}));
const mockBrand = { showsBanners: true };
jest.mock('@/variants', () => {
  const actual = jest.requireActual<typeof import('@/variants')>('@/variants');
  return { ...actual, variant: { ...actual.variant, get showsBanners() { return mockBrand.showsBanners; } } };
}); // prettier-ignore

const { Offers } = jest.requireActual<typeof import('@/modules/remit/home/offers/Offers')>(
  '@/modules/remit/home/offers/Offers',
);

const resource = (content: string, resourceLink: string, type = 1) => ({
  resourceImgUrl: '/static/banners/rate.svg',
  resourceLink,
  type,
  linkType: 'page',
  content,
});
const open = async (market: string) => {
  draw(
    <QueryClientProvider client={queryClient}>
      <Offers market={market} />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
};
const asked = (name: string) => mockByHand.asked.filter((one) => one.name === name);

beforeEach(() => {
  mockBrand.showsBanners = true;
  mockByHand.asked.length = 0;
  mockWay.length = 0;
  queryClient.clear();
});

describe('what the home offers beside a transfer', () => {
  it('are the banners and the bottom resources of the country, each leading to its screen [P2.4-38 P2.4-39]', async () => {
    await open('HKG');
    expect(asked('common.resources').map(({ params }) => params)).toEqual([
      { countryCode: 'HKG', types: '1,2', platform: 'H5' },
    ]);
    await asked('common.resources')[0]?.answer({
      list: [resource('Pay with FPS', '/about?article=fps'), resource('Avoid fraud', '/anti-fraud', 2)],
    });
    await asked('common.inHomeCatalog')[0]?.answer({ id: 'safety', title: 'Send safely', list: [] });
    expect(words()).toContain('Pay with FPS');
    press('offer-0');
    press('offer-1');
    await act(async () => undefined);
    expect(mockWay).toEqual([
      { route: 'about', params: { article: 'fps' } },
      { route: 'antiFraud', params: {} },
    ]);
  });

  it('are eight at most, and none that leads nowhere', async () => {
    await open('AUS');
    const many = Array.from({ length: 12 }, (_, at) => resource(`Row ${at}`, `https://shop.test/${at}`));
    await asked('common.resources')[0]?.answer({ list: [resource('Gone', '/no/such/page'), ...many] });
    expect(isThere(`offer-${limits.homeList - 1}`)).toBe(true);
    expect(isThere(`offer-${limits.homeList}`)).toBe(false);
    expect(words()).not.toContain('Gone');
  });

  it.each([
    { id: 'linkPartner', holds: 'P6-16' },
    { id: 'japanPartner', holds: 'P6-17' },
    { id: 'singaporePartner', holds: 'P6-18' },
  ] as const)('are nothing in the brand $id [$holds]', async ({ id }) => {
    mockBrand.showsBanners = variants[id].showsBanners;
    await open('AUS');
    expect(mockByHand.asked).toEqual([]);
    expect(words()).toBe('');
  });
});
