import { launchTurn, readLaunch, type Launch } from '@/state/navigation/launch';
import { variants } from '@/variants/table';
import { createWorld } from './world';

const read = (path: string, query: Record<string, string>) => readLaunch({ path, query });

describe('what the app is opened with', () => {
  test('launch params are read, and the rest of the query stays [P2.8-04 P2.8-07 P2.8-08]', () => {
    const { launch, rest } = read('/remit', {
      token: 'abc.def',
      lang: 'zh-HK',
      invtCode: 'FRIEND1',
      isFromWebsite: '1',
      countryCode: 'aus',
      isSetMarketCode: 'true',
      utm: 'x',
    });
    expect(launch).toMatchObject({
      token: 'abc.def',
      lang: 'zh-HK',
      channel: 'FRIEND1',
      market: 'AUS',
    });
    expect(rest).toEqual({ utm: 'x' });
  });

  test('a market counts only together with its switch', () => {
    const { launch, rest } = read('/remit', { countryCode: 'AUS' });
    expect(launch.market).toBeUndefined();
    expect(rest).toEqual({ countryCode: 'AUS' });
    expect(read('/remit', { countryCode: 'AUS', isSetMarketCode: '0' }).launch.market).toBeUndefined();
  });

  test('the keys of a variant are read by that variant only [P2.8-17 P2.8-18]', () => {
    const address = { path: '/remit', query: { merchantCode: 'M1', countryCode: 'sgp' } };
    expect(readLaunch(address, variants.whiteLabel.launchKeys)).toMatchObject({
      launch: { merchantCode: 'M1', market: 'SGP' },
      rest: {},
    });
    expect(readLaunch(address)).toMatchObject({ found: false, rest: address.query });
  });

  test('the school agent’s three keys are read [P2.8-20]', () => {
    const query = { schoolAgentId: 'A1', schoolAgentPayerPhone: '13800138000', channel: 'fair' };
    expect(readLaunch({ path: '/remit', query }, variants.schoolAgent.launchKeys)).toMatchObject({
      launch: query,
      rest: {},
    });
  });

  test('one broken value is dropped and cleaned; the others count', () => {
    const { launch, rest } = read('/remit', { token: 'a b<c>', lang: 'en' });
    expect(launch).toMatchObject({ token: undefined, lang: 'en' });
    expect(rest).toEqual({});
  });

  test('a param that the page itself declares is not taken: the payment service has a token of its own', () => {
    expect(read('/aunz/poliPayback', { token: 'poli' })).toMatchObject({
      found: false,
      rest: { token: 'poli' },
    });
  });

  test('an agreement opens in the language that its address names [P2.4-16]', () => {
    expect(read('/agreement', { type: 'terms', lang: 'zh-hk' })).toMatchObject({
      launch: { lang: 'zh-hk' },
      rest: { type: 'terms' },
    });
  });

  test('it is applied once, before the first page, and cleaned from the address', async () => {
    const seen: Launch[] = [];
    let ready = false;
    const world = createWorld(
      'h5',
      {
        applyLaunch: async (launch) => {
          seen.push(launch);
          await Promise.resolve();
          ready = true;
        },
        session: { signedIn: () => ready, userId: () => (ready ? 'u1' : null) },
      },
      { path: '/bankOrder', query: { seqNo: 'S1', token: 'abc' } },
    );
    expect(await world.settle()).toMatchObject({ name: 'bankOrder' });
    await world.settle();
    expect(seen).toHaveLength(1);
    expect(world.rewritten).toEqual([{ seqNo: 'S1' }]);
  });
});

describe('addresses of the official website', () => {
  const main = { website: 'https://www.example.test', signedIn: false };

  test.each([
    ['/index', { to: 'website', url: 'https://www.example.test/' }],
    ['/index.html', { to: 'website', url: 'https://www.example.test/' }],
    ['/send-money-to-hong-kong', { to: 'website', url: 'https://www.example.test/send-money-to-hong-kong' }],
    ['/nz/index', { to: 'website', url: 'https://www.example.test/send-money-to-china' }],
    ['/remit', null],
    ['/send-money-to-//evil.example', null],
  ])('%s [P2.8-09]', (path, turn) => expect(launchTurn(path, main)).toEqual(turn));

  test('a session, no website, another brand', () => {
    expect(launchTurn('/index', { ...main, signedIn: true })).toMatchObject({ to: 'website' });
    expect(launchTurn('/nz/index', { ...main, signedIn: true })).toEqual({ to: 'remit' });
    expect(launchTurn('/index', { ...main, website: '' })).toEqual({ to: 'remit' });
    expect(launchTurn('/index', { ...main, website: null })).toBeNull();
  });
});
