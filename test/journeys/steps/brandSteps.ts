import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { before } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import type { LaunchKey, MenuEntry, VariantConfig, VariantId } from '@/variants';
import { variants } from '@/variants/table';
import { brandFolder, EVERY_BRAND } from '../../../scripts/lib/builds.mjs';
import { drawnBrands } from '../../../scripts/lib/drawn.mjs';
import { corridorPayees } from '../../contract/support/payees';
import { H5Driver, journey, useBuilds, type Driver, type JourneyContext, type Person } from '../driver';
import { accessibilityFindings } from './audit';
import { words } from './formSteps';
import { newestOrder, remitter } from './people';
import { confirm, quote } from './steps';

const root = path.resolve(__dirname, '../../..');

interface Partner {
  brand: VariantId;
  market: string;
  /** An amount that the market may send to China. */
  amount: string;
  /** What else its link holds. */
  link?: Partial<Record<LaunchKey, string>>;
  /** What is this brand's alone. */
  own?: (d: Driver, context: JourneyContext) => Promise<void>;
}

/** Rows of the user centre, by what hides them. */
const rowOf: Partial<Record<MenuEntry, string>> = {
  accountManager: 'user-account',
  downloadApp: 'user-download',
  invite: 'user-invite',
  invitationSource: 'user-invitationSource',
  recharge: 'user-recharge',
};

/** What a partner hands its user over with. */
export async function tokenFor(
  { sandbox }: JourneyContext,
  partner: string,
  person: Person,
): Promise<string> {
  const made = await sandbox.console.action<{ result?: { token: string }; token?: string }>(
    'account.partyToken',
    { partner, countryCode: person.market, areaCode: person.areaCode, phoneNumber: person.phone },
  );
  return made.token ?? made.result?.token ?? assert.fail('no token');
}

/** Every address in the browser's history, and what pages left in it. */
export async function historyOf(d: Driver): Promise<string> {
  assert.ok(d instanceof H5Driver);
  const session = await d.page.context().newCDPSession(d.page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  const state = await d.page.evaluate(() =>
    JSON.stringify([location.href, document.referrer, history.state]),
  );
  return JSON.stringify(entries.map(({ url }) => url)) + state;
}

/** Neither token is in address, history, console, events or any call but the one that takes it; the partner's is not kept either. */
async function leavesNoToken(
  d: Driver,
  { sandbox }: JourneyContext,
  { partner, session }: { partner: string; session: string },
): Promise<void> {
  const calls = await sandbox.console.calls({ limit: 500 });
  assert.ok(calls.some(({ call }) => /^tracking\.|^common\./.test(call)));
  const taking = ['login.jointAccount', 'partner.auth'];
  const places = {
    'address and history': await historyOf(d),
    console: (await d.logs()).join('\n'),
    'calls and events': JSON.stringify(
      calls.filter(({ call }) => !taking.includes(call)).map(({ path: at, params }) => [at, params]),
    ),
    'addresses of requests': (await d.requests())
      .filter((url) => !url.includes('/login/joint/account/'))
      .join(' '),
  };
  for (const [place, text] of Object.entries(places))
    for (const [whose, token] of Object.entries({ partner, session }))
      assert.ok(!text.includes(token), `the ${whose} token is in ${place}`);
  assert.ok(!(await d.storage.dump()).includes(partner), 'the partner token is kept');
}

/** What the device holds is under the brand's own names; answers the session's token. */
async function keptApart(d: Driver, brand: VariantId): Promise<string> {
  const keys = await d.storage.keys();
  assert.deepEqual(
    keys.filter((key) => !key.startsWith(`${brand}.`)),
    [],
  );
  const { v } = JSON.parse((await d.storage.get(`${brand}.token`)) ?? '{}') as { v?: string };
  assert.ok(v && (await d.storage.dump()).includes(`"${variants[brand].tokenCookie}"`));
  return v;
}

/** The user centre without what the brand leaves out, and a logout that only says where to log in again. */
async function refusals(d: Driver, row: VariantConfig): Promise<void> {
  if (row.tabs.fallback.includes('user')) {
    await d.tap('tab-user');
    await d.see('user-kyc');
    for (const [entry, id] of Object.entries(rowOf)) {
      if (row.hidesMenu.includes(entry as MenuEntry)) assert.ok(!(await d.shows(id)), `${id} is shown`);
      else await d.see(id);
    }
    await d.tap('user-logout');
    await d.see(words('errors.loginAgain'));
    assert.ok(!(await d.shows('user-logout-confirm')));
    assert.deepEqual(await accessibilityFindings(d, 'the user centre'), []);
    await d.tap('tab-remit');
  } else assert.ok(!(await d.shows('tab-user')));
  await d.see('remit-send');
  assert.equal(await d.shows('remit-type'), Array.isArray(row.remitTypes) && row.remitTypes.length > 1);
  // The school agents' screens are in no other brand, whatever address is opened.
  await d.open('/zlp-select-student');
  await d.seePath('/not-found');
}

/** The app that the journeys of this file run in: a brand's own build, or that of every brand (`all`). */
export function useBrand(brand: VariantId | typeof EVERY_BRAND): void {
  const builds = path.join(root, path.dirname(brandFolder(brand, 'h5')));
  useBuilds(builds);
  before(() => assert.ok(fs.existsSync(builds), `not built: npm run build -- --brand=${brand}`));
}

/**
 * A partner's brand from its link to an order, in its own build (`npm run build -- --brand=<name>`). In `npm test` one brand is
 * drawn, and chosen in the build of every brand.
 */
export function partnerJourney({ brand, market, amount, link: given = {}, own }: Partner): void {
  const row: VariantConfig = variants[brand];
  const seed = process.env.SHARE_SEED;
  const drawn = drawnBrands(seed).includes(brand);
  const link = seed ? { ...given, brand } : given;
  useBrand(seed ? EVERY_BRAND : brand);

  journey(
    `${brand}: from the partner’s link to an order; what it forbids is refused, and no token is left behind`,
    async (d, context) => {
      const { console } = context.sandbox;
      const { person } = context;
      const { payerId, client } = await remitter(context.sandbox, person);
      const { payee } = await client.call('payee.add', {
        ...(corridorPayees.AUS as CallParams<'payee.add'>),
        sourceCountry: market,
      });
      const exchanges = row.partnerLogin === 'tokenExchange';
      const partner = await tokenFor(context, exchanges ? 'bank' : 'wallet', person);

      await d.launch({ ...link, partnerToken: partner });
      await d.seePath('/tabbar/remit');
      await d.see('remit-send');
      const tokens = { partner, session: await keptApart(d, brand) };
      await leavesNoToken(d, context, tokens);
      await refusals(d, row);
      await own?.(d, context);

      await d.open('/tabbar/remit');
      await quote(d, 'China', amount);
      await d.tap('remit-send');
      await d.tap(`payee-${payee.id}`);
      await confirm(d);
      await d.see('payment-method');
      assert.ok(await newestOrder(console, payerId));

      // A used link changes nothing: who it let in is still there, and is told to come again from the partner.
      await d.launch({ ...link, partnerToken: partner });
      await d.see(words(exchanges ? 'errors.getDataFailed' : 'errors.loginAgain'));
      await d.seePath('/tabbar/remit');
      assert.equal(await keptApart(d, brand), tokens.session);
      await leavesNoToken(d, context, tokens);
    },
    {
      market,
      targets: ['h5'],
      ...(drawn ? {} : { skip: 'another brand is drawn' }),
    },
  );
}
