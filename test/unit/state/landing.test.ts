import type { RouteQuery } from '@/platform/types';
import { guardOf, pathOf, routeNames, routeRow, type RouteInput, type RouteName } from '@/routes';
import type { LaunchKey, VariantConfig, VariantId } from '@/variants';
import { variants } from '@/variants/table';
import { shareOf } from '../../share';
import { disk, jar, land, launch, net, page, TOKENS, toldOf } from './launchedApp';

// Every brand, kind of address and session; expected by brand object and route rows only.

jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'performance'] });

interface At {
  path: string;
  query?: RouteQuery;
  site?: string;
  siteOrHome?: true;
  route?: RouteName;
}

const route = <N extends RouteName>(name: N, ...params: Partial<[RouteInput<N>]>): At => ({
  path: pathOf(name, params[0] ?? {}),
  ...(params[0] ? { query: params[0] as RouteQuery } : {}),
  route: name,
});
const ofBrands = routeNames.filter((name, at) => {
  const of = (each: RouteName) => String(routeRow(each).variants ?? '');
  return of(name) !== '' && routeNames.findIndex((each) => of(each) === of(name)) === at;
});

const addresses: At[] = [
  { path: '/', route: 'tabbar' },
  { path: '/remit', route: 'tabbar' },
  route('langSet'),
  route('start'),
  route('login'),
  route('bankOrder', { seqNo: 'S1' }),
  { path: '/index.html', site: '/' },
  { path: '/send-money-to-china', site: '/send-money-to-china' },
  { path: '/au/index', site: '/send-money-to-china', siteOrHome: true },
  { path: '/no-such-page', site: '/error' },
  ...ofBrands.map((name) => ({ path: pathOf(name, {}), route: name })),
];

const keys: Record<LaunchKey, string> = {
  merchantCode: 'M1',
  collectType: '1',
  schoolAgentId: 'A1',
  schoolAgentPayerPhone: '13800138000',
};

const sessions = ['none', 'valid', 'expired'] as const;

function wanted(
  id: VariantId,
  { path, site, siteOrHome, route: name }: At,
  { signedIn, linked }: { signedIn: boolean; linked: boolean },
): string {
  const row: VariantConfig = variants[id];
  const invited = linked && row.launchKeys.includes('schoolAgentId');
  const home = invited ? pathOf('zlpSelectStudent', {}) : '/tabbar/remit';
  if (site) {
    if (row.officialSite === null) return '/not-found';
    return siteOrHome && signedIn ? home : row.officialSite + site;
  }
  if (!name || !((routeRow(name).variants ?? [id]) as readonly string[]).includes(id)) return '/not-found';
  const closed = guardOf(name) === 'signedIn' || (row.withoutToken === 'loginOnly' && name !== 'login');
  if (closed && !signedIn) return pathOf(row.loginRoute, {});
  if (name === 'tabbar' || (guardOf(name) === 'visitor' && signedIn)) return home;
  // Only the partner's app signs in.
  if (guardOf(name) === 'visitor' && row.partnerLogin === 'thirdPartyToken') return pathOf('start', {});
  if (name === 'start') return pathOf(row.loginRoute, {});
  return path;
}

const launches = (Object.keys(variants) as VariantId[]).flatMap((id) =>
  sessions.flatMap((session) =>
    (variants[id].launchKeys.length ? [false, true] : [false]).flatMap((linked) =>
      addresses.map((address) => ({ id, session, linked, address })),
    ),
  ),
);
type Launch = (typeof launches)[number];
const caseOf = ({ id, session, linked }: Launch) =>
  `${id}, session ${session}, with the keys of its links: ${linked}`;

// Sampled: each reloads the app's modules.
const taken = shareOf(launches, {
  share: 1 / 4,
  key: (launch) => `${caseOf(launch)} ${launch.address.path}`,
  kindsOf: (launch) => [caseOf(launch), launch.address.path],
});

beforeEach(() => {
  disk.clear();
  jar.clear();
});

test.each([...new Set(taken.map(caseOf))])('%s', async (name) => {
  for (const { id, session, linked, address } of taken.filter((launch) => caseOf(launch) === name)) {
    const row: VariantConfig = variants[id];
    const link = Object.fromEntries((linked ? row.launchKeys : []).map((key) => [key, keys[key]]));
    const token = { none: '', valid: TOKENS.session, expired: 'sessionof-nobody' }[session];
    jar.clear();
    disk.clear();
    if (token) jar.set(row.tokenCookie, token);
    let answered = (): void => undefined;
    net.until = new Promise((resolve) => {
      answered = resolve;
    });
    Object.assign(page, { stack: [], moves: [], left: [] });
    const signedIn = session !== 'none';
    const { app, at } = await launch(id, address.path, { ...address.query, ...link });
    expect([address.path, at]).toEqual([address.path, wanted(id, address, { signedIn, linked })]);

    answered();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    jest.advanceTimersByTime(1500);
    if (page.left.length) continue;
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    const login = pathOf(row.partnerLogin === 'thirdPartyToken' ? 'start' : 'login', {});
    const then = session === 'expired' ? login : at;
    expect([address.path, await land(app)]).toEqual([address.path, then]);
    expect([address.path, toldOf(app)]).toEqual([
      address.path,
      session === 'expired' ? 'errors.loginExpired' : undefined,
    ]);
    expect(app.session.isSignedIn()).toBe(session === 'valid');
  }
});
