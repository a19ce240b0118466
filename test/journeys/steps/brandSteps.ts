import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { isOfVariant, routeNames, routeRow, tabNames } from '@/routes';
import type { MenuEntry, VariantId } from '@/variants';
import type { VariantRow } from '@/variants/types';
import { variants } from '@/variants/table';
import { brandFolder, EVERY_BRAND } from '../../../scripts/lib/build/builds.mjs';
import { sumFor } from '../../contract/support/ways';
import { type Driver, H5Driver, journey, type JourneyContext, type Target, wantedTargets } from '../driver';
import { accessibilityFindings } from './audit';
import { type Brand, brandOf, comeIn, partnerToken } from './brandEntry';
import { keepsApart, leavesNoToken, leaveOthers, type Others, sessionOf, untouched } from './brandTraces';
import { words } from './formSteps';
import { type Payer, order, remitter } from './people';

const root = path.resolve(__dirname, '../../..');

const rowOf: Partial<Record<MenuEntry, string>> = {
  accountManager: 'user-account',
  downloadApp: 'user-download',
  invite: 'user-invite',
  invitationSource: 'user-invitationSource',
  recharge: 'user-recharge',
};

async function asVisitor(d: Driver, { row, link }: Brand): Promise<void> {
  const byPartner = row.partnerLogin === 'thirdPartyToken';
  await d.launch(link);
  await d.seePath('/tabbar/remit');
  await d.see('remit-send');
  await d.open('myCoupon');
  await d.seePath(`/${row.loginRoute}`);
  if (!byPartner) {
    if (row.loginRoute === 'start') await d.tap('start-login');
    return d.see('login-send-code');
  }
  await d.see(words('errors.loginAgain'));
  assert.deepEqual(await accessibilityFindings(d, 'the refused login'), []);
  for (const own of ['login', 'register', 'emailSignup'] as const) {
    await d.open(own);
    await d.see(words('errors.loginAgain'));
    await d.seePath('/start');
    for (const id of ['login-send-code', 'start-login', 'start-register'])
      assert.ok(!(await d.shows(id)), id);
  }
}

async function asItsRow(d: Driver, { sandbox: { console } }: JourneyContext, brand: Brand): Promise<void> {
  const { id, row, market, link } = brand;
  for (const tab of tabNames)
    assert.equal(await d.shows(`tab-${tab}`), row.tabs.fallback.includes(tab), `tab-${tab}`);
  assert.equal(await d.shows('tab-invitation'), isOfVariant('tabInvitation', id));
  assert.equal(await d.shows('remit-type'), row.remitTypes.length > 1 && row.remitTypes !== 'server');
  const { v } = JSON.parse((await d.storage.get(`${id}.market`)) ?? '{}') as { v?: string };
  assert.equal(v, market);
  assert.equal(await d.shows('remit-source-amount-currency'), row.forcedMarket === null);
  const calls = await console.calls({ limit: 500 });
  if (link.merchantCode === 'DEMOBANK') {
    await d.see('Demo Bank');
    await d.see('merchant-banner');
    await d.see('Demo Bank remittance');
  }
  if (!row.showsBanners) {
    assert.ok(!(await d.shows('offer-0')));
    const ofBanners = calls.filter(({ call }) => /^common\.(resources|inHomeCatalog)$/.test(call));
    assert.deepEqual(ofBanners, []);
  }
}

async function userCentre(d: Driver, { row }: Brand): Promise<void> {
  if (!row.tabs.fallback.includes('user')) return;
  await d.tap('tab-user');
  await d.see('user-kyc');
  for (const [entry, id] of Object.entries(rowOf)) {
    if (row.hidesMenu.includes(entry as MenuEntry)) assert.ok(!(await d.shows(id)), `${id} is shown`);
    else await d.see(id);
  }
  await d.tap('user-logout');
  if (row.canLogout) await d.tap('user-logout-cancel');
  else {
    await d.see(words('errors.loginAgain'));
    assert.ok(!(await d.shows('user-logout-confirm')));
  }
  assert.deepEqual(await accessibilityFindings(d, 'the user centre'), []);
}

async function screensOfBrands(d: Driver, { id }: Brand): Promise<void> {
  const ofSome = routeNames.filter((name) => routeRow(name).variants);
  // One per group; the table's test has all.
  const groups = ofSome.filter(
    (name, at) =>
      ofSome.findIndex((other) => String(routeRow(other).variants) === String(routeRow(name).variants)) ===
      at,
  );
  assert.ok(groups.length > 2);
  for (const name of groups) {
    await d.open(name);
    if (isOfVariant(name, id)) await d.seePath(routeRow(name).path);
    else await d.seePath('/not-found');
  }
}

/** Only a brand with a merchant names it in calls since `after`. */
async function namesMerchant(
  { sandbox: { console } }: JourneyContext,
  { row, link }: Brand,
  after: number,
): Promise<void> {
  const calls = (await console.calls({ limit: 500 })).filter(({ id }) => id > after);
  assert.ok(calls.length > 5);
  const wanted = row.headers.merchantCode ? link.merchantCode : undefined;
  for (const { call, headers } of calls) assert.equal(headers.merchantcode || undefined, wanted, call);
}

async function leave(d: Driver, { id }: Brand, others: Others): Promise<void> {
  await d.open('/tabbar/user');
  await d.tap('user-logout');
  await d.tap('user-logout-confirm');
  await d.see('user-login');
  assert.equal(await sessionOf(d, id), null);
  await untouched(d, others);
}

async function anotherComes(
  d: Driver,
  context: JourneyContext,
  brand: Brand,
  before: Payer,
  session: string,
): Promise<void> {
  const other = context.newPerson();
  const { payerId } = await remitter(context.sandbox, other);
  const { row, link, id } = brand;
  const opened = async (): Promise<void> => {
    const partner = await partnerToken(context.sandbox.console, row.partnerLogin, other);
    await d.launch({ ...link, partnerToken: partner });
  };
  await opened();
  await d.tap('other-stay');
  await d.see('remit-send');
  assert.equal(await sessionOf(d, id), session);
  await opened();
  await d.tap('other-go');
  await d.see('remit-send');
  const kept = await d.storage.dump();
  for (const text of [before.payerId, before.payeeId, session]) assert.ok(!kept.includes(text), text);
  assert.ok(kept.includes(payerId));
}

async function wholeWay(
  d: Driver,
  context: JourneyContext,
  brand: Brand,
  own: OwnStep | undefined,
): Promise<void> {
  const { id, row, link } = brand;
  const { sandbox, person } = context;
  const payer = await remitter(sandbox, person);
  const stranger = await remitter(sandbox, context.newPerson('AUS'));
  await d.launch(link);
  await d.see('remit-send');
  const after = Math.max(0, ...(await sandbox.console.calls({ limit: 1 })).map((call) => call.id));
  const others = await leaveOthers(d, id, stranger.client.token);
  await asVisitor(d, brand);
  const partner = await comeIn(d, { console: sandbox.console, person }, brand, '/my-coupon');
  const session = (await sessionOf(d, id)) ?? assert.fail('nobody came in');
  const tokens = { session, ...(partner ? { partner } : {}) };
  await keepsApart(d, id, others);
  await namesMerchant(context, brand, after);
  await asItsRow(d, context, brand);
  await leavesNoToken(d, context, tokens);
  await userCentre(d, brand);
  await screensOfBrands(d, brand);
  await own?.(d);

  await d.open('/tabbar/remit');
  await order(d, payer, sandbox.console, sumFor(brand.market));
  if (partner) {
    await d.launch({ ...link, partnerToken: partner });
    const byBank = row.partnerLogin === 'tokenExchange';
    await d.see(words(byBank ? 'errors.getDataFailed' : 'errors.loginAgain'));
    await d.seePath('/tabbar/remit');
  }
  assert.equal(await sessionOf(d, id), session);
  await keepsApart(d, id, others);
  await leavesNoToken(d, context, tokens);
  if (row.canLogout) await leave(d, brand, others);
  else await anotherComes(d, context, brand, payer, session);
  if (d instanceof H5Driver) await untouched(d, others);
}

export type OwnStep = (d: Driver) => Promise<void>;

/** From its link to an order, in its own build or H5's of every brand. */
export function brandJourney(id: VariantId, targets: readonly Target[], own?: OwnStep): void {
  const { builds }: VariantRow = variants[id];
  for (const target of wantedTargets(targets.filter((one) => builds.includes(one)))) {
    const chosen = target === 'h5' && Boolean(process.env.SHARE_SEED);
    const built = chosen ? EVERY_BRAND : id;
    const folder = path.join(root, path.dirname(brandFolder(built, target)));
    assert.ok(
      fs.existsSync(path.join(folder, target)),
      `not built: npm run build -- ${target} --brand=${built}`,
    );
    const brand = brandOf(id, chosen);
    journey(
      `${id}: from its link to an order; what it forbids is refused, and no token is left behind`,
      async (d, context) => {
        await wholeWay(d, context, brand, own);
      },
      {
        market: brand.market,
        targets: [target],
        builds: folder,
      },
    );
  }
}
