import { contrast } from '@/ui/theme/theme';
import { build, isVariant, variant, variantId, variants, type VariantConfig } from '@/variants';

const rows = Object.entries(variants) as [string, VariantConfig][];

test('an unknown variant is the main brand', () => {
  expect([variantId, variant.brandName, build.variant]).toEqual(['main', 'Homeward', 'main']);
  expect([isVariant('walletPartner'), isVariant('toString')]).toEqual([true, false]);
});

test('no two variants share a session cookie, so that brands on one site do not log each other in', () => {
  expect(new Set(rows.map(([, row]) => row.tokenCookie)).size).toBe(rows.length);
});

test('white text is readable on every main and home colour', () => {
  for (const [name, { theme }] of rows)
    expect([name, contrast(theme.main, '#ffffff') >= 4.5, contrast(theme.home, '#ffffff') >= 4.5]).toEqual([
      name,
      true,
      true,
    ]);
});

test('the rules of the specification', () => {
  expect(variants.walletPartner).toMatchObject({ forcedMarket: 'HKG', partnerLogin: 'thirdPartyToken' });
  expect(variants.schoolAgent).toMatchObject({
    headers: { merchantCode: true, agentChannel: 'ZLP' },
    withoutToken: 'loginOnly',
    loginMarket: 'CHN',
  });
  expect(variants.whiteLabel).toMatchObject({
    loginRoute: 'login',
    headers: { merchantCode: true },
    remitTypes: 'server',
  });
  expect(variants.main).toMatchObject({ loginRoute: 'start', headers: { merchantCode: false } });
  for (const name of ['linkPartner', 'touchGo', 'eWallet'] as const)
    expect(variants[name].remitTypes).toEqual(['personal']);
  for (const name of ['linkPartner', 'japanPartner', 'singaporePartner'] as const)
    expect(variants[name]).toMatchObject({ canLogout: false, showsBanners: false });
});
