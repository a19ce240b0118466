import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { type VariantConfig, type VariantId } from '@/variants';
import { variants } from '@/variants/table';
import { brandFolder, EVERY_BRAND } from '../../../scripts/lib/build/builds.mjs';
import { type Driver, H5Driver, journey } from '../driver';
import { poll } from '../driver/poll';
import { partnerToken as tokenOf } from '../steps/brandEntry';
import { historyOf } from '../steps/brandTraces';
import { remitter } from '../steps/people';
import { signIn } from '../steps/steps';

const builds = path.resolve(__dirname, '../../..', path.dirname(brandFolder(EVERY_BRAND, 'h5')));
assert.ok(fs.existsSync(builds), 'not built: npm run build -- --brand=all');

async function look(d: Driver): Promise<object> {
  assert.ok(d instanceof H5Driver);
  return d.page.evaluate(() => {
    const screen = Array.from(document.querySelectorAll('.ui-screen')).filter((node) =>
      node.checkVisibility(),
    );
    const tabs = Array.from(document.querySelectorAll('[id^=tab-]')).map(({ id }) => id.slice(4));
    return {
      name: document.title,
      colour: screen[0] ? getComputedStyle(screen[0]).getPropertyValue('--main').trim() : '',
      tabs: tabs.filter((name) => ['remit', 'order', 'payee', 'user'].includes(name)).sort(),
    };
  });
}

const demoBank = { name: 'Demo Bank', colour: '#1F5FBF' };

async function isBrand(d: Driver, brand: VariantId, merchant?: typeof demoBank): Promise<void> {
  const { brandName, theme, tabs }: VariantConfig = variants[brand];
  const own = merchant ?? { name: brandName, colour: theme.main };
  const wanted = { ...own, tabs: [...tabs.fallback].sort() };
  await d.see('remit-send');
  await poll(
    `the look of ${brand}`,
    async () => {
      assert.deepEqual(await look(d), wanted);
      return true;
    },
    { describe: async () => JSON.stringify(await look(d)) },
  );
  assert.doesNotMatch(await historyOf(d), /[?&]brand=/);
}

const sessionOf = async (d: Driver, brand: VariantId): Promise<string | null> =>
  d.storage.get(brand === 'main' ? 'token' : `${brand}.token`);

journey(
  'one build shows the brand that its address names, which stays the tab’s; each has its own look, login, session and storage',
  async (d, { person, sandbox, newPerson }) => {
    await remitter(sandbox, person);
    const partnerToken = await tokenOf(sandbox.console, 'thirdPartyToken', person);
    await d.launch({ brand: 'walletPartner', partnerToken });
    await isBrand(d, 'walletPartner');
    const wallet = await sessionOf(d, 'walletPartner');
    assert.ok(wallet);

    await d.reload();
    await isBrand(d, 'walletPartner');
    await d.open('/remit');
    await isBrand(d, 'walletPartner');

    await d.launch({ brand: 'nobody' });
    await d.see('There is no brand “nobody”');
    await isBrand(d, 'walletPartner');

    const other = newPerson('AUS');
    await remitter(sandbox, other);
    await d.launch({ brand: 'bankPartner', merchantCode: 'DEMOBANK' });
    await isBrand(d, 'bankPartner', demoBank);
    assert.equal(await sessionOf(d, 'bankPartner'), null);
    await d.open('myCoupon');
    await d.seePath('/login');
    await signIn(d, { person: other, console: sandbox.console });
    await d.seePath('/my-coupon');
    assert.ok(await sessionOf(d, 'bankPartner'));

    await d.launch({ brand: 'walletPartner' });
    await isBrand(d, 'walletPartner');
    assert.equal(await sessionOf(d, 'walletPartner'), wallet);
    assert.notEqual(await sessionOf(d, 'bankPartner'), wallet);

    await d.launch({ brand: 'main' });
    await isBrand(d, 'main');
    assert.equal(await sessionOf(d, 'main'), null);
  },
  { targets: ['h5'], market: 'HKG', builds },
);
