import { fake } from '../../component/fakeApp';
import { platform } from '@/platform';
import * as tabSet from '@/state/navigation/tabSet';
import type { VariantId } from '@/variants';
import { variants } from '@/variants/table';
import { brandIs } from '../../fakes/brand';

let listed: number[] | null = [];
const asked: string[] = [];
fake.client({
  call: async ({ name }: { name: string }) => {
    asked.push(name);
    if (!listed) throw new Error('offline');
    return { list: listed.map((type) => ({ type })) };
  },
});

function tabSetOf(brand: VariantId) {
  brandIs(brand);
  return tabSet;
}

beforeEach(() => {
  platform.storage.keys().forEach(platform.storage.remove);
  asked.length = 0;
  listed = [26, 24, 23];
});

test('the tabs are those that the server lists, in the order of the brand [P2.1-14]', async () => {
  expect(await tabSetOf('main').renewTabs()).toEqual(['remit', 'order', 'user']);
  expect(asked).toEqual(['common.tabIcons']);
});

test('they are kept, and are there at the next start and without a connection [P2.1-15]', async () => {
  await tabSetOf('main').renewTabs();
  const next = tabSetOf('main');
  expect(next.knownTabs()).toEqual(['remit', 'order', 'user']);
  listed = null;
  expect(await next.renewTabs()).toEqual(['remit', 'order', 'user']);
});

test('before the first answer, and where the list is of no use, the brand’s own are there', async () => {
  expect(tabSetOf('main').knownTabs()).toEqual(['remit', 'order', 'payee', 'user']);
  listed = [24, 99];
  expect(await tabSetOf('main').renewTabs()).toEqual(['remit', 'order', 'payee', 'user']);
});

test('never more than four, whatever the server lists [P2.1-12]', async () => {
  listed = [22, 23, 24, 26, 27, 28, 22];
  expect(await tabSetOf('main').renewTabs()).toEqual(['remit', 'order', 'payee', 'user']);
});

const isDark = (colour: string) =>
  [1, 3, 5].reduce((sum, at) => sum + parseInt(colour.slice(at, at + 2), 16), 0) / 3 < 80;

test('every brand with a dark theme of its own has fixed tabs [P2.1-18]', async () => {
  const own = Object.entries(variants).filter(
    ([, { theme }]) => theme !== variants.main.theme && isDark(theme.home),
  );
  expect(own.map(([name]) => name)).toContain('walletPartner');
  for (const [name] of own) {
    const tabSet = tabSetOf(name as VariantId);
    expect([name, tabSet.knownTabs(), asked]).toEqual([name, await tabSet.renewTabs(), []]);
  }
});

const whole = ['remit', 'order', 'payee', 'user'];
const without = ['remit', 'order', 'user'];
test.each([
  { holds: 'P2.1-19', brand: 'whiteLabel', types: ['personal'], tabs: whole },
  { holds: 'P2.1-19', brand: 'whiteLabel', types: ['LargeRemit'], tabs: whole },
  { holds: 'P2.1-20', brand: 'whiteLabel', types: ['studyAbroad', 'personal'], tabs: whole },
  { holds: 'P2.1-21', brand: 'whiteLabel', types: ['studyAbroad'], tabs: without },
  { holds: 'P2.1-21', brand: 'bankPartner', types: ['studyAbroad', 'LargeRemit'], tabs: without },
  { holds: 'P2.1-21', brand: 'schoolAgent', types: variants.schoolAgent.remitTypes, tabs: without },
  { holds: 'P2.1-19', brand: 'whiteLabel', types: null, tabs: whole },
  { holds: 'P2.1-21', brand: 'main', types: ['studyAbroad'], tabs: whole },
] as const)('$brand with transfers for $types has $tabs [$holds]', ({ brand, types, tabs }) => {
  const { knownTabs, shownTabs } = tabSetOf(brand);
  expect(shownTabs(knownTabs(), types)).toEqual(tabs);
});

test.each([
  { holds: 'P2.1-16', brand: 'whiteLabel', tabs: ['remit', 'order', 'payee', 'user'] },
  { holds: 'P2.1-17', brand: 'bankPartner', tabs: ['remit', 'order', 'payee', 'user'] },
  { holds: 'P2.1-17', brand: 'linkPartner', tabs: ['remit', 'order', 'payee', 'user'] },
  { holds: 'P2.1-17', brand: 'japanPartner', tabs: ['remit', 'order', 'payee', 'user'] },
  { holds: 'P2.1-22', brand: 'singaporePartner', tabs: ['remit', 'order', 'payee'] },
] as const)('$brand has $tabs, and asks nobody [$holds]', async ({ brand, tabs }) => {
  const tabSet = tabSetOf(brand);
  expect([tabSet.knownTabs(), await tabSet.renewTabs(), asked]).toEqual([tabs, tabs, []]);
});
