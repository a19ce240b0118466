import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { limits } from '@/domain/constants';
import { queryClient } from '@/state/queries/queries';
import { variant } from '@/variants';
import { brandIs } from '../../../fakes/brand';
import { drawApp } from '../../drawApp';
import { isThere, press, words } from '../../drawn';
import { HomeSide } from '@/modules/remit/home/HomeSide';
import { Offers } from '@/modules/remit/home/offers/Offers';

const way: { route: string; params: unknown }[] = [];
fake.navigation({
  openRoute: async (route: string, params: unknown = {}) => void way.push({ route, params }),
});
const brand = variant as { showsBanners: boolean };

const resource = (content: string, resourceLink: string, type = 1) => ({
  resourceImgUrl: '/static/banners/rate.svg',
  resourceLink,
  type,
  linkType: 'page',
  content,
});
const open = async (market: string) => {
  const { redraw } = drawApp(<Offers market={market} />);
  await act(async () => undefined);
  return async (other: string) => {
    redraw(<Offers market={other} />);
    await act(async () => undefined);
  };
};
const asked = (name: string) => byHand.asked.filter((one) => one.name === name);

beforeEach(() => {
  brandIs('main');
  brand.showsBanners = true;
  byHand.asked.length = 0;
  way.length = 0;
  queryClient.clear();
});

describe('what the home offers besides a transfer', () => {
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
    expect(way).toEqual([
      { route: 'about', params: { article: 'fps' } },
      { route: 'antiFraud', params: {} },
    ]);
  });

  it.each([
    { verified: true, first: /Pay with FPS.*regulator/ },
    { verified: false, first: /regulator.*Pay with FPS/ },
  ])('are on the home of the country that is sent from, verified: $verified', async ({ verified, first }) => {
    drawApp(<HomeSide quote={null} quoting={false} market="HKG" offers verified={verified} />);
    await act(async () => undefined);
    expect(asked('common.resources')[0]?.params).toMatchObject({ countryCode: 'HKG' });
    await asked('common.resources')[0]?.answer({ list: [resource('Pay with FPS', '/about?article=fps')] });
    expect(words()).toMatch(first);
  });

  it('are those of the other country once it is chosen [P2.4-39]', async () => {
    const choose = await open('HKG');
    await asked('common.resources')[0]?.answer({ list: [resource('Pay with FPS', '/about?article=fps', 2)] });
    await choose('SGP');
    expect(asked('common.resources')[1]?.params).toMatchObject({ countryCode: 'SGP' });
    await asked('common.resources')[1]?.answer({ list: [resource('Use PayNow', '/anti-fraud', 2)] });
    expect(words()).toMatch(/^(?!.*FPS).*Use PayNow/);
  });

  it('are eight at most, and none that leads nowhere [P9-17]', async () => {
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
    brandIs(id);
    await open('AUS');
    expect(byHand.asked).toEqual([]);
    expect(words()).toBe('');
  });
});
