import { fake } from '../fakeApp';
import en from '@locales/en/rates.json';
import { act, type ReactElement } from 'react';
import { AppError } from '@/core/appError';
import { registerNamespace } from '@/i18n';
import { canvas } from '@/platform/canvas';
import { PlatformError } from '@/platform/types';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { resetPersisted } from '@/state/storage/persisted';
import { drawApp } from '../drawApp';
import { byId, byRole, erase, isThere, namesOf, press, type, until, words } from '../drawn';
import { RemitRate } from '@/modules/rates/screens/RemitRate';
import { PartnerRateHome } from '@/modules/rates/screens/PartnerRateHome';
import { PartnerSelectRateMarket } from '@/modules/rates/screens/PartnerSelectRateMarket';
import { PartnerRateStatistics } from '@/modules/rates/screens/PartnerRateStatistics';

const mockSent: { name: string; params: Record<string, unknown> }[] = [];
const mockAnswers: Record<string, unknown> = {};
fake.client({
  call: async ({ name }: { name: string }, params: Record<string, unknown>) => {
    mockSent.push({ name, params });
    const answer = mockAnswers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  },
});
const mockNavigate = jest.fn();
const mockRoute = { params: {} as Record<string, unknown> };
fake.navigation({
  navigate: async (...given: unknown[]) => void mockNavigate(...given),
  goLogin: async () => void mockNavigate('login'),
  useRoute: () => mockRoute,
});

registerNamespace('rates', { en });

const place = (countryCode: string, countryName: string, currency: string) => ({
  countryCode,
  countryName,
  countryEnName: countryName,
  currency,
  currencyPrecision: 2,
  continent: '',
  status: 'opened',
  targetCountry: countryCode,
  rateAccuracy: 4,
  exRateBase: 1,
});
const targets = [
  place('CHN', 'China', 'CNY'),
  place('PHL', 'Philippines', 'PHP'),
  place('MAC', 'Macao', 'HKD'),
];
const manyRow = (countryCode: string, countryName: string, targetCurrency: string) => ({
  targetCountryCode: countryCode,
  countryName,
  sourceCurrency: 'HKD',
  targetCurrency,
  rate: '0.9264',
  rateAccuracy: 4,
  exRateBase: 1,
  feeAmount: '25.00',
  change: '-0.12',
});
const day = 86_400_000;
const chart = {
  source: 'HKD',
  target: 'CNY',
  days: 30,
  exRateBase: 1,
  points: ['0.9200', '0.9301', '0.9264'].map((rate, at) => ({ at: Date.UTC(2026, 10, 1) + at * day, rate })),
  high: '0.9301',
  low: '0.9200',
  average: '0.9255',
  change: '0.70',
};
const failure = new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' });

const show = async (screen: ReactElement): Promise<void> => {
  drawApp(screen);
  await settled();
};
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
};
const sentTo = (name: string) => mockSent.filter((one) => one.name === name).map(({ params }) => params);

jest.spyOn(canvas, 'open').mockRejectedValue(new PlatformError('unsupported', 'canvas'));

beforeEach(() => {
  mockSent.length = 0;
  mockNavigate.mockClear();
  mockRoute.params = {};
  queryClient.clear();
  act(() => {
    resetPersisted();
    sessionStore.setState({ token: '', payer: null });
  });
  Object.assign(mockAnswers, {
    'common.supportCountry': { list: [place('HKG', 'Hong Kong', 'HKD')] },
    'common.supportCountryFilter': { list: targets },
    'rates.query': {
      rate: '0.9264',
      rateAccuracy: 4,
      exRateBase: 1,
      at: 1,
      marketRate: '0.9301',
      inverseRate: '1.0795',
      change: '-0.12',
    },
    'rates.trendChart': chart,
    'rates.manyShow': { list: [manyRow('CHN', 'China', 'CNY'), manyRow('PHL', 'Philippines', 'PHP')] },
    'rates.nodeChart': {
      charts: [{ ...chart, change: '9', points: chart.points.map(({ rate }, at) => ({ rate, at })) }],
    },
    'rates.fee': { feeAmount: '25.00' },
    'rates.pushInfo': { list: [] },
    'rates.pushRemind': { alert: {} },
  });
});

describe("the wallet partner's rate home", () => {
  it('given no favourites, then the first corridors are side by side; one opens its statistics [P2.7-22]', async () => {
    await show(<PartnerRateHome />);
    expect(words()).toContain('1 HKD = 0.92640 CNY');
    expect(words()).toContain('Fee 25.00 HKD');
    expect(namesOf('button').find((name) => name.startsWith('China'))).toContain('in the last 30 days');
    // Up to the rate of its row.
    expect(words()).toContain('+0.70%');
    // The same currency has no rate.
    expect(sentTo('rates.manyShow')).toMatchObject([{ targetCountryCodes: ['CHN', 'PHL'] }]);
    press('rate-row-PHL');
    expect(mockNavigate).toHaveBeenLastCalledWith('partnerRateStatistics', {
      countryCode: 'HKG',
      targetCountryCode: 'PHL',
    });
    press('rate-side-add');
    expect(mockNavigate).toHaveBeenLastCalledWith('partnerSelectRateMarket');
  });

  it('given the rates do not load, then it says so and asks again', async () => {
    mockAnswers['rates.manyShow'] = failure;
    await show(<PartnerRateHome />);
    expect(words()).toContain("We couldn't load the exchange rates");
    press('error-retry');
    await settled();
    expect(sentTo('rates.manyShow')).toHaveLength(2);
  });
});

describe("the wallet partner's choice of a country", () => {
  it('given a search, then what fits is listed; the star puts it on the rate home, a tap opens it [P2.7-23]', async () => {
    await show(<PartnerSelectRateMarket />);
    expect(isThere('rate-market-CHN')).toBe(true);
    type('rate-market-search', 'php');
    expect([isThere('rate-market-CHN'), isThere('rate-market-PHL')]).toEqual([false, true]);
    press('rate-market-PHL-star');
    press('rate-market-PHL');
    expect(mockNavigate).toHaveBeenLastCalledWith('partnerRateStatistics', {
      countryCode: 'HKG',
      targetCountryCode: 'PHL',
    });
    type('rate-market-search', 'zz');
    expect(words()).toContain('No country found');
    erase();
    await show(<PartnerRateHome />);
    expect(sentTo('rates.manyShow')).toMatchObject([{ targetCountryCodes: ['PHL'] }]);
  });
});

describe("the wallet partner's statistics", () => {
  it('given a corridor, then its rate, history in words, margin and total cost are there [P2.7-24]', async () => {
    mockRoute.params = { countryCode: 'HKG', targetCountryCode: 'CHN' };
    await show(<PartnerRateStatistics />);
    expect(words()).toContain('1 HKD = 0.92640 CNY');
    expect(words()).toContain('Up 0.70% in the last 30 days');
    expect(words()).toMatch(/Best: 0\.93010 on 2 Nov 2026\.Lowest: 0\.92000 on 1 Nov 2026\./);
    // The margin is 0.0037 of 0.9301.
    expect(words()).toContain('From it we keep 0.40%');
    expect(byRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toContainEqual(
      expect.stringContaining('Up 0.70% in the last 30 days'),
    );
    press('rate-target');
    expect(mockNavigate).toHaveBeenLastCalledWith('partnerSelectRateMarket', {}, { replace: true });
  });
});

describe('the rates', () => {
  it('given five periods, then each asks for its days, and the table has the same figures [P1-14]', async () => {
    await show(<RemitRate />);
    for (const [period, days] of [
      ['d1', 1],
      ['d7', 7],
      ['d180', 180],
      ['d365', 365],
    ] as const) {
      mockAnswers['rates.trendChart'] = { ...chart, days };
      press(`rate-range-${period}`);
      await settled();
    }
    expect(sentTo('rates.trendChart').map(({ days }) => days)).toEqual([30, 1, 7, 180, 365]);
    press('rate-table-toggle');
    expect(byRole('row')).toHaveLength(4);
    expect(byRole('cell').map((cell) => cell.textContent)).toContainEqual(
      expect.stringMatching(/0\.9301.*best/),
    );
  });

  it('given a rate of now above all before, then it is the best one, next to the same rate above', async () => {
    const { 'rates.query': now } = mockAnswers as Record<string, object>;
    mockAnswers['rates.query'] = { ...now, rate: '0.9412', at: Date.UTC(2026, 10, 5) };
    await show(<RemitRate />);
    expect(words()).toContain('1 HKD = 0.94120 CNY');
    expect(words()).toMatch(/Best: 0\.94120 on 5 Nov 2026/);
  });

  it('given the last day, then its change is the one next to the rate', async () => {
    mockAnswers['rates.trendChart'] = { ...chart, days: 1 };
    await show(<RemitRate />);
    press('rate-range-d1');
    await settled();
    expect(words()).toContain('−0.12% in 24 hours');
    expect(words()).toContain('Down 0.12% in the last 24 hours');
  });

  it('given a visitor, then an alert begins with the login; given a sender who came for one, then one tap sets it [P1-15]', async () => {
    mockRoute.params = { alert: true };
    await show(<RemitRate />);
    expect(isThere('rate-alert-save')).toBe(false);
    press('rate-alert-login');
    expect(mockNavigate).toHaveBeenLastCalledWith('login');
    expect(isThere('rate-alert-save')).toBe(false);
    erase();
    queryClient.clear();
    act(() => sessionStore.setState({ token: 'token' }));
    await show(<RemitRate />);
    press('rate-alert-save');
    await settled();
    expect(sentTo('rates.pushRemind')).toEqual([
      {
        sourceCurrency: 'HKD',
        targetCurrency: 'CNY',
        alertType: 'above',
        expectedRate: '0.93103',
        enabled: true,
      },
    ]);
    await until(() => !isThere('rate-alert-save'));
    press('rate-row-PHL');
    await settled();
    expect(isThere('rate-alert-save')).toBe(false);
  });

  it.each([
    ['above', '0.9', 'above'],
    ['below', '0.95', 'below'],
  ] as const)(
    'given an alert %s the rate with %s, then that is said and nothing is sent [F5.7-51]',
    async (kind, rate, said) => {
      mockRoute.params = { alert: true };
      act(() => sessionStore.setState({ token: 'token' }));
      await show(<RemitRate />);
      press(`rate-alert-kind-${kind}`);
      type('rate-alert-rate', rate);
      press('rate-alert-save');
      await settled();
      expect(sentTo('rates.pushRemind')).toEqual([]);
      expect(byId('rate-alert-rate-note').textContent).toContain(said);
    },
  );

  it('given no history yet, no price and no connection for the rest, then each part says so by itself', async () => {
    mockAnswers['rates.trendChart'] = { ...chart, points: [] };
    mockAnswers['rates.fee'] = failure;
    mockAnswers['rates.manyShow'] = failure;
    await show(<RemitRate />);
    expect(words()).toContain("There's no history for this rate yet");
    expect(words()).toContain("We couldn't work out the price right now");
    expect(words()).toContain("We couldn't load the exchange rates");
    expect(words()).toContain('1 HKD = 0.92640 CNY');
  });
});
