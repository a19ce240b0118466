import { act } from 'react';
import { draw, pictures, words } from '../../../test/component/drawn';
import { type Merchant, useMerchantStore } from '@/state/market/merchant';
import { variant } from '@/variants';
import { Screen } from '../Screen';
import { BrandMark } from '.';

const settled = () => act(async () => undefined);

it('given the mark, then it is drawn and not read out', async () => {
  draw(<BrandMark size="l" />);
  await settled();
  expect(document.querySelector('.ui-mark--l')?.getAttribute('aria-hidden')).toBe('true');
});

it.each([
  [true, 1],
  [false, 0],
])(
  'given a brand whose mark is ours: %s, then its screens show it next to their title',
  async (marked, shown) => {
    jest.replaceProperty(variant, 'marked', marked);
    draw(<Screen title="Homeward" marked />);
    await settled();
    expect(document.querySelectorAll('.ui-header .ui-mark')).toHaveLength(shown);
    jest.restoreAllMocks();
  },
);

describe("a merchant's mark in place of ours", () => {
  const shown = async (merchant: Partial<Merchant>): Promise<string | undefined> => {
    useMerchantStore.setState({ merchant: merchant as Merchant });
    draw(<BrandMark />);
    await settled();
    expect(document.querySelector('.ui-mark')).toBeNull();
    return pictures()[0];
  };
  afterEach(() => act(() => useMerchantStore.setState({ merchant: null })));

  it('given a logo, then it is drawn', async () => {
    const logo = await shown({ homeRightLogo: '/static/merchants/logo.svg', merchantAbbreviation: 'DB' });
    expect([logo?.endsWith('/static/merchants/logo.svg'), words()]).toEqual([true, '']);
  });

  it('given no logo, then the letters of its short name', async () => {
    expect([await shown({ homeRightLogo: '', merchantAbbreviation: 'DB' }), words()]).toEqual([
      undefined,
      'DB',
    ]);
  });

  it('given neither, then nothing', async () => {
    expect([await shown({ homeRightLogo: '', merchantAbbreviation: '' }), words()]).toEqual([undefined, '']);
  });
});
