import type { RouteQuery } from '@/platform/types';
import { disk, jar, land, launch, net, page, payerOf, TOKENS, toldOf } from './launchedApp';

interface Row {
  holds?: string;
  brand: string;
  query?: RouteQuery;
  path?: string;
  before?: 'a';
  down?: true;
  /** A's answer when B's link asks. */
  answers?: 'stay' | 'switch';
  lands: string;
  user: 'a' | 'b' | null;
  told?: string;
}
const home = '/tabbar/remit';
const question = '/other-account';
const bank = { merchantCode: 'BANK1' };
const agent = { schoolAgentId: 'A1', merchantCode: 'ZLP', schoolAgentPayerPhone: '13800138000' };
const order = { path: '/bankOrder', more: { seqNo: 'S1' } };

const rows: Row[] = [
  { brand: 'main', lands: home, user: null },
  { brand: 'main', before: 'a', lands: home, user: 'a' },
  { brand: 'main', query: { partnerToken: TOKENS.b }, before: 'a', lands: home, user: 'a' },
  { brand: 'main', query: { token: TOKENS.session }, lands: home, user: 'a' },
  { brand: 'main', query: { token: TOKENS.ofB }, before: 'a', lands: question, user: 'a' },
  { brand: 'main', query: { token: TOKENS.ofB, countryCode: 'NZL', isSetMarketCode: '1' }, before: 'a', answers: 'stay', lands: home, user: 'a' },
  { brand: 'main', query: { token: TOKENS.ofB, countryCode: 'NZL', isSetMarketCode: '1' }, before: 'a', answers: 'switch', lands: home, user: 'b' },
  { brand: 'main', path: order.path, query: { ...order.more, token: TOKENS.ofB }, before: 'a', answers: 'switch', lands: '/bankOrder', user: 'b' },
  { brand: 'main', path: '/login', query: { token: TOKENS.ofB }, before: 'a', answers: 'switch', lands: home, user: 'b' },
  { brand: 'main', path: '/au/index', query: { token: TOKENS.ofB }, before: 'a', lands: question, user: 'a' },
  { brand: 'main', query: { token: TOKENS.renewed }, before: 'a', lands: home, user: 'a' },
  { brand: 'main', query: { token: 'made-up' }, before: 'a', lands: home, user: 'a' },
  { brand: 'main', query: { gToken: TOKENS.ofB, ticket: 'T1', extraData: 'T2' }, before: 'a', lands: home, user: 'a' },
  { holds: 'P2.8-12', brand: 'main', path: '/au/index', query: { token: TOKENS.session }, lands: home, user: 'a' },
  { brand: 'main', path: '/index.html', query: { token: TOKENS.session }, lands: 'https://www.homeward.example/', user: 'a' },
  { holds: 'P2.2-17', brand: 'main', path: order.path, query: order.more, lands: '/start', user: null },
  { brand: 'main', path: '/index.html', lands: 'https://www.homeward.example/', user: null },
  { brand: 'main', path: '/au/index', lands: 'https://www.homeward.example/send-money-to-china', user: null },
  { brand: 'main', path: '/au/index', before: 'a', lands: home, user: 'a' },
  { brand: 'main', path: '/no-such-page', lands: 'https://www.homeward.example/error', user: null },
  { holds: 'P2.8-14', brand: 'walletPartner', query: { partnerToken: TOKENS.b }, lands: home, user: 'b' },
  { brand: 'walletPartner', query: { partnerToken: TOKENS.b }, before: 'a', lands: question, user: 'a' },
  { brand: 'walletPartner', query: { partnerToken: TOKENS.b, channel: 'fair', lang: 'zh' }, before: 'a', answers: 'stay', lands: home, user: 'a' },
  { holds: 'P2.8-15', brand: 'walletPartner', query: { partnerToken: TOKENS.b }, before: 'a', answers: 'switch', lands: home, user: 'b' },
  { brand: 'walletPartner', path: order.path, query: { ...order.more, partnerToken: TOKENS.b }, before: 'a', answers: 'stay', lands: home, user: 'a' },
  { brand: 'walletPartner', path: order.path, query: { ...order.more, partnerToken: TOKENS.b }, before: 'a', answers: 'switch', lands: '/bankOrder', user: 'b' },
  { brand: 'walletPartner', query: { partnerToken: TOKENS.a }, before: 'a', lands: home, user: 'a' },
  { brand: 'walletPartner', path: order.path, query: { ...order.more, partnerToken: TOKENS.b }, lands: '/bankOrder', user: 'b' },
  { brand: 'walletPartner', query: { partnerToken: 'made-up' }, lands: home, user: null, told: 'errors.loginAgain' },
  { brand: 'walletPartner', query: { partnerToken: 'made-up' }, before: 'a', lands: home, user: 'a', told: 'errors.loginAgain' },
  { brand: 'walletPartner', path: order.path, query: { ...order.more, partnerToken: 'made-up' }, lands: '/start', user: null, told: 'errors.loginAgain' },
  { brand: 'walletPartner', query: { partnerToken: 'is-frozen' }, lands: home, user: null, told: 'errors.frozen' },
  { brand: 'walletPartner', query: { partnerToken: TOKENS.b }, down: true, lands: home, user: null, told: 'errors.network' },
  { brand: 'walletPartner', query: { partnerToken: '<b>"' }, lands: home, user: null },
  // Only the partner's app signs in.
  { brand: 'walletPartner', path: '/login', lands: '/start', user: null },
  { brand: 'walletPartner', path: '/register', before: 'a', lands: home, user: 'a' },
  { brand: 'whiteLabel', path: '/start', lands: '/login', user: null },
  { brand: 'main', path: '/login', lands: '/login', user: null },
  { brand: 'walletPartner', path: '/index.html', lands: '/not-found', user: null },
  { holds: 'P2.8-19 C3-22', brand: 'bankPartner', query: { ...bank, partnerToken: TOKENS.b, collectType: '1' }, lands: home, user: 'b' },
  { holds: 'P2.8-19', brand: 'bankPartner', query: { ...bank, partnerToken: TOKENS.b, collectType: '1' }, before: 'a', answers: 'switch', lands: home, user: 'b' },
  { brand: 'bankPartner', query: { merchantCode: 'BANK2', partnerToken: TOKENS.b, collectType: '1' }, before: 'a', answers: 'stay', lands: home, user: 'a' },
  { brand: 'bankPartner', query: { ...bank, token: TOKENS.ofB }, before: 'a', lands: question, user: 'a' },
  { holds: 'P1-35', brand: 'bankPartner', query: { ...bank, partnerToken: TOKENS.b }, lands: home, user: null },
  { brand: 'bankPartner', query: { ...bank, token: TOKENS.session }, lands: home, user: 'a' },
  { holds: 'P8-40', brand: 'bankPartner', query: { ...bank, partnerToken: 'made-up', collectType: '1' }, lands: home, user: null, told: 'errors.getDataFailed' },
  { holds: 'P8-40', brand: 'bankPartner', query: { ...bank, partnerToken: TOKENS.b, collectType: '1' }, down: true, lands: home, user: null, told: 'errors.getDataFailed' },
  { brand: 'bankPartner', query: { ...bank, partnerToken: 'made-up', collectType: '1' }, before: 'a', lands: home, user: 'a', told: 'errors.getDataFailed' },
  { brand: 'schoolAgent', query: agent, lands: '/login', user: null },
  { brand: 'schoolAgent', query: agent, before: 'a', lands: '/zlp-select-student', user: 'a' },
  { brand: 'schoolAgent', query: { ...agent, schoolAgentId: 'A2', token: TOKENS.ofB }, before: 'a', answers: 'stay', lands: home, user: 'a' },
  { brand: 'schoolAgent', query: { ...agent, token: TOKENS.ofB }, before: 'a', answers: 'switch', lands: '/zlp-select-student', user: 'b' },
  { holds: 'P2.8-22', brand: 'schoolAgent', path: '/langSet', lands: '/login', user: null },
  { brand: 'schoolAgent', query: { ...agent, partnerToken: TOKENS.b }, lands: '/login', user: null },
  { brand: 'whiteLabel', query: { merchantCode: 'M1', countryCode: 'SGP' }, lands: home, user: null },
  { holds: 'P2.2-16', brand: 'whiteLabel', path: order.path, query: { ...order.more, merchantCode: 'M1' }, lands: '/login', user: null },
  { brand: 'madeUp', lands: home, user: null },
  { brand: 'madeUp', query: { merchantCode: 'M1', partnerToken: TOKENS.b }, before: 'a', answers: 'switch', lands: home, user: 'b' },
  { brand: 'madeUp', path: order.path, query: order.more, lands: '/start', user: null },
  { brand: 'madeUp', path: '/zlp-select-student', lands: '/not-found', user: null },
  ...(['linkPartner', 'singaporePartner', 'japanPartner', 'touchGo', 'eWallet', 'tapGo', 'microRemit'] as const).flatMap(
    (brand): Row[] => [
      { brand, lands: home, user: null },
      { brand, query: { partnerToken: TOKENS.b }, before: 'a', answers: 'switch', lands: home, user: 'b' },
      { brand, query: { partnerToken: 'made-up' }, lands: home, user: null, told: 'errors.loginAgain' },
    ],
  ),
]; // prettier-ignore

/** In no address, history, event or trace. */
const secrets = [...Object.values(TOKENS), 'made-up', 'sessionof-', 'is-frozen'];

beforeEach(async () => {
  disk.clear();
  jar.clear();
  net.used.clear();
  Object.assign(net, { down: false, sent: [] });
  Object.assign(page, { stack: [], moves: [], left: [] });
});

// Timeouts of answers and blank pages do not matter here.
jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'performance'] });

async function comesAsA(brand: string): Promise<void> {
  const { app } = await launch(brand, '/', brand === 'bankPartner' ? bank : {});
  app.session.acceptTokens({ token: TOKENS.session, gToken: '' });
  jest
    .requireActual<typeof import('@/state/session/profile')>('@/state/session/profile')
    .beginSession(payerOf('a'));
  app.drafts.formDrafts.write('payee', { note: 'typed by A' });
  Object.assign(net, { sent: [] });
  Object.assign(page, { moves: [] });
}

/** Without write times and the page after login. */
const kept = () => [
  [...disk]
    .filter(([key]) => !key.endsWith('returnTo'))
    .map(([key, value]) => [key, value.replace(/\\?"at\\?":\d+/g, '')])
    .sort(),
  [...jar],
];

async function answer({ app, at }: Awaited<ReturnType<typeof launch>>, how: string): Promise<string> {
  expect(at).toBe(question);
  const { stay, switchAccount } = jest.requireActual<typeof import('@/state/session/otherAccount')>(
    '@/state/session/otherAccount',
  );
  await (how === 'stay' ? stay() : switchAccount());
  return land(app);
}

test.each(
  rows.map((row) => ({
    path: '/remit',
    query: {},
    before: 'nobody',
    answers: '-',
    told: undefined,
    holds: '',
    ...row,
  })),
)(
  '$brand at $path $query after $before, who answers $answers, lands on $lands as $user, told $told [$holds]',
  async ({ brand, path, query, before, down, answers, lands, user, told }) => {
    if (before === 'a') await comesAsA(brand);
    net.down = down ?? false;
    const settings = kept();
    const launched = await launch(brand, path, query);
    const { app } = launched;
    const at = answers === '-' ? launched.at : await answer(launched, answers);
    if (user === 'a' && (at === question || answers === 'stay')) expect(kept()).toEqual(settings);
    expect([at, app.session.currentUserId(), toldOf(app)]).toEqual([lands, user, told]);
    expect(app.session.isSignedIn()).toBe(user !== null);

    if (before === 'a') expect([...disk.values()].join().includes('typed by A')).toBe(user === 'a');
    const inSight = [page.bar, page.moves, net.sent.filter(({ name }) => name.startsWith('tracking.'))];
    for (const secret of secrets) expect(JSON.stringify(inSight)).not.toContain(secret);
    expect([...disk].filter(([key, value]) => key !== 'token' && value.includes('partner-'))).toEqual([]);

    if (page.left.length) return;
    net.down = false;
    const [bar = '', search = ''] = page.bar.split('?');
    if (bar === question) return;
    const again = await launch(brand, bar, Object.fromEntries(new URLSearchParams(search)));
    expect([again.app.session.currentUserId(), toldOf(again.app)]).toEqual([user, undefined]);
    if (brand !== 'schoolAgent') expect(again.at).toBe(at);
  },
);

test('the exchange carries the collect type and the partner’s token as its header, and nothing else does [P1-35 P2.8-19]', async () => {
  await launch('bankPartner', '/remit', { ...bank, partnerToken: TOKENS.b, collectType: 'C7' });
  const exchange = net.sent.find(({ name }) => name === 'partner.auth');
  expect(exchange).toMatchObject({ token: TOKENS.b, params: { collectType: 'C7' } });
  expect(net.sent.filter(({ token }) => token === TOKENS.b)).toHaveLength(1);
});

test('the wallet partner’s app is in Hong Kong, whatever its link says [P1-36]', async () => {
  const query = { partnerToken: TOKENS.b, countryCode: 'AUS', isSetMarketCode: '1' };
  const { app } = await launch('walletPartner', '/remit', query);
  expect(app.market.marketStore.getState().countryCode).toBe('HKG');
  const main = await launch('main', '/remit', { ...query, partnerToken: '' });
  expect(main.app.market.marketStore.getState().countryCode).toBe('AUS');
});

test('the app speaks the language of its link, also to a visitor [P2.8-04]', async () => {
  await launch('main', '/remit', { lang: 'zh-HK' });
  const { wantedLanguage } = jest.requireActual<typeof import('@/i18n')>('@/i18n');
  expect(wantedLanguage()).toBe('zh-HK');
});

test('a partner’s token that was used before is refused, and the session that it began goes on [P2.8-16]', async () => {
  const query = { partnerToken: TOKENS.b };
  await launch('walletPartner', '/remit', query);
  expect(page.bar).toBe('/remit?');
  const { app } = await launch('walletPartner', '/remit', query);
  expect([app.session.currentUserId(), toldOf(app)]).toEqual(['b', 'errors.loginAgain']);
});

test('a session that a partner’s token has made ends with the answer to stay', async () => {
  await comesAsA('walletPartner');
  await answer(await launch('walletPartner', '/remit', { partnerToken: TOKENS.b }), 'stay');
  expect(net.sent.filter(({ name }) => name === 'login.logout')).toMatchObject([
    { token: 'sessionof-b-0987654321' },
  ]);
});

test('tried again later, a token of another’s asks as well', async () => {
  await comesAsA('walletPartner');
  net.down = true;
  const { app } = await launch('walletPartner', order.path, { ...order.more, partnerToken: TOKENS.b });
  net.down = false;
  const { dialog } = app.notices.useNotices.getState();
  app.notices.answerDialog(dialog?.id ?? 0, 'confirm');
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  const at = await land(app);
  expect([at, app.session.currentUserId()]).toEqual([question, 'a']);
  expect(await answer({ app, at }, 'switch')).toBe('/bankOrder');
  expect(app.session.currentUserId()).toBe('b');
});

test('whoever the server could not be asked about tries again, and gets from the login to where they wanted to', async () => {
  net.down = true;
  const { app, at } = await launch('walletPartner', order.path, { ...order.more, partnerToken: TOKENS.b });
  expect(at).toBe('/start');
  net.down = false;
  const { dialog } = app.notices.useNotices.getState();
  app.notices.answerDialog(dialog?.id ?? 0, 'confirm');
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect([app.session.currentUserId(), await land(app)]).toEqual(['b', '/bankOrder']);
});

test('the market stays Hong Kong in the wallet partner’s app, whoever comes', async () => {
  const { app } = await launch('walletPartner', '/remit', { partnerToken: TOKENS.b });
  expect(app.market.marketStore.getState().countryCode).toBe('HKG');
});

test('the merchant code of a white label’s address stays on the device [P2.8-18]', async () => {
  await launch('whiteLabel', '/remit', { merchantCode: 'M7' });
  expect([...disk.values()].join()).toContain('M7');
});
