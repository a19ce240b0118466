import assert from 'node:assert/strict';
import { limits } from '@/domain/constants';
import type { VariantId } from '@/variants';
import { variants } from '@/variants/table';
import { type Driver, H5Driver, type JourneyContext } from '../driver';

export interface Others {
  stored: Record<string, string>;
  cookies: Record<string, string>;
}

const DAY_S = 86_400;

const cookiesOf = (d: H5Driver) => d.page.context().cookies();

export async function leaveOthers(d: Driver, id: VariantId, token: string): Promise<Others> {
  const others = (Object.keys(variants) as VariantId[]).filter((name) => name !== id);
  const kept = JSON.stringify({ v: token, at: Date.now() });
  const stored = Object.fromEntries(
    others.map((name) => [name === 'main' ? 'token' : `${name}.token`, kept]),
  );
  const cookies = Object.fromEntries(others.map((name) => [variants[name].tokenCookie, token]));
  for (const [key, value] of Object.entries(stored)) await d.storage.set(key, value);
  if (d instanceof H5Driver) {
    const url = new URL(d.page.url()).origin;
    await d.page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  }
  return { stored, cookies };
}

export async function untouched(d: Driver, { stored, cookies }: Others): Promise<void> {
  for (const [key, value] of Object.entries(stored)) assert.equal(await d.storage.get(key), value, key);
  if (!(d instanceof H5Driver)) return;
  const found = Object.fromEntries((await cookiesOf(d)).map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries(cookies)) assert.equal(found[name], value, name);
}

export async function sessionOf(d: Driver, id: VariantId): Promise<string | null> {
  const text = await d.storage.get(`${id}.token`);
  return text === null ? null : ((JSON.parse(text) as { v?: string }).v ?? null);
}

/** Data has the brand's names; the session is in one storage entry and one cookie. */
export async function keepsApart(d: Driver, id: VariantId, others: Others): Promise<void> {
  const foreign = (await d.storage.keys()).filter(
    (key) => !key.startsWith(`${id}.`) && !(key in others.stored),
  );
  assert.deepEqual(foreign, []);
  await untouched(d, others);
  const token = (await sessionOf(d, id)) ?? assert.fail('no session');
  const places = (await d.storage.dump()).split(token).length - 1;
  assert.equal(places, d instanceof H5Driver ? 2 : 1);
  if (!(d instanceof H5Driver)) return;
  const own = (await cookiesOf(d)).find(({ name }) => name === variants[id].tokenCookie);
  assert.equal(own?.value, token);
  const days = ((own?.expires ?? 0) - Date.now() / 1000) / DAY_S;
  assert.ok(Math.abs(days - limits.tokenCookieDays) < 1, `the cookie stays for ${days} days`);
}

export async function historyOf(d: Driver): Promise<string> {
  if (!(d instanceof H5Driver)) return '';
  const session = await d.page.context().newCDPSession(d.page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  const state = await d.page.evaluate(() =>
    JSON.stringify([location.href, document.referrer, history.state]),
  );
  return JSON.stringify(entries.map(({ url }) => url)) + state;
}

/** In no address, history, console, event or other call; the partner's is not stored. */
export async function leavesNoToken(
  d: Driver,
  { sandbox }: JourneyContext,
  tokens: { session: string; partner?: string },
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
    for (const [whose, token] of Object.entries(tokens))
      assert.ok(!text.includes(token), `the ${whose} token is in ${place}`);
  const { partner } = tokens;
  if (partner) assert.ok(!(await d.storage.dump()).includes(partner), 'the partner token is kept');
}
