import fs from 'node:fs';
import path from 'node:path';
import { contrast } from '@/ui/theme/theme';
import { build, variant, variantId, type VariantConfig } from '@/variants';
import { isVariant, variants } from '@/variants/table';

const rows = Object.entries(variants) as [string, VariantConfig][];

test('without a compiler the brand is the main one', () => {
  expect([variantId, variant.brandName, build.variant]).toEqual(['main', 'Homeward', 'main']);
  expect([isVariant('walletPartner'), isVariant('toString')]).toEqual([true, false]);
});

test.each([
  { holds: 'P1-31', id: 'main' },
  { holds: 'P1-32', id: 'whiteLabel' },
  { holds: 'P1-33', id: 'schoolAgent' },
  { holds: 'P1-34', id: 'bankPartner' },
  { holds: 'P1-38', id: 'linkPartner' },
  { holds: 'P1-39', id: 'singaporePartner' },
  { holds: 'P1-40', id: 'japanPartner' },
  { holds: 'P1-41', id: 'touchGo' },
  { holds: 'P1-42', id: 'eWallet' },
  { holds: 'P1-43', id: 'tapGo' },
  { holds: 'P1-44', id: 'microRemit' },
])('$id can be built [$holds]', ({ id }) => {
  expect(isVariant(id)).toBe(true);
});

test('the wallet partner is purple, the main brand green on a dark home [P1-37 P9-32 P9-33]', () => {
  const parts = (colour: string) =>
    [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  const [red, green, blue] = parts(variants.walletPartner.theme.main);
  expect([red > green, blue > red]).toEqual([true, true]);
  const main = parts(variants.main.theme.main);
  expect(Math.max(...main)).toBe(main[1]);
  expect(Math.max(...parts(variants.main.theme.home))).toBeLessThan(80);
});

test('each brand has a name of its own, short enough for the head of a page', () => {
  const names = rows.map(([, { brandName }]) => brandName);
  expect(new Set(names).size).toBe(rows.length);
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z ]{2,19}$/);
});

test('what a sender reads names the brand by its object, never by a word of the app', () => {
  const root = path.resolve(__dirname, '../../..');
  const naming = ['locales', 'src'].flatMap((folder) =>
    (fs.readdirSync(path.join(root, folder), { recursive: true }) as string[])
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(json|tsx?|html)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => /\bHomeward\b|归途|歸途/.test(fs.readFileSync(path.join(root, file), 'utf8'))),
  );
  // Company names follow their registers.
  expect(naming.sort()).toEqual([
    'src/domain/markets/companies.ts',
    'src/variants/main.ts',
    'src/variants/partners.ts',
  ]);
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

test('the rules of the specification [C7.1-14 C7.1-15 P2.8-21 P5-19]', () => {
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
