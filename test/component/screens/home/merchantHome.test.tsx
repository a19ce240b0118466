import { act } from 'react';
import { setLanguage } from '@/i18n';
import { MerchantBanner } from '@/modules/remit/home/offers/MerchantBanner';
import { OtherBanner } from '@/modules/account/parts/OtherBanner';
import { type Merchant, useMerchantStore } from '@/state/market/merchant';
import { build } from '@/variants';
import { draw, pictures, words } from '../../drawn';

const merchant = {
  merchantProfile: '示例银行',
  merchantProfileHk: '示例銀行',
  merchantProfileEn: 'Demo Bank remittance',
  banner: '/static/merchants/home.svg',
  otherBanner: '/static/merchants/account.svg',
} as Merchant;
const ours = (name: string): string => `${build.apiBase}/static/merchants/${name}.svg`;
const known = (one: Merchant | null) => act(() => useMerchantStore.setState({ merchant: one }));
afterEach(async () => {
  known(null);
  await act(() => setLanguage('en'));
});

it.each([
  ['zh', '示例银行'],
  ['zh-HK', '示例銀行'],
  ['en', 'Demo Bank remittance'],
  ['hi', 'Demo Bank remittance'],
] as const)('in %s a merchant presents itself on the home with the words it has', async (language, said) => {
  await act(() => setLanguage(language));
  known(merchant);
  draw(<MerchantBanner />);
  expect([words(), pictures()]).toEqual([said, [ours('home')]]);
});

it('without words and picture, or before it is known, nothing takes its room', () => {
  draw(<MerchantBanner />);
  expect(document.getElementById('merchant-banner')).toBeNull();
  known({ ...merchant, banner: '', merchantProfileEn: '' });
  expect(document.getElementById('merchant-banner')).toBeNull();
});

it("the user's tab has its other picture", () => {
  draw(<OtherBanner />);
  expect(pictures()).toEqual([]);
  known(merchant);
  expect(pictures()).toEqual([ours('account')]);
});
