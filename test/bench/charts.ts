import path from 'node:path';
import { closeBrowser } from '../journeys/driver/chromium';
import { H5Driver, sharedSandbox } from '../journeys/driver';
import { closeSandbox } from '../journeys/driver/sandbox';
import { ms, type Measure } from './figures';
import { quantile } from './load';

const POINTS = 400;
const ROUNDS = 40;
const GOAL = 16;
const periods = ['d180', 'd365'];

const chart = (days: number) => ({
  source: 'AUD',
  target: 'CNY',
  days,
  exRateBase: 1,
  points: Array.from({ length: POINTS }, (_none, at) => ({
    at: Date.UTC(2026, 0, 1) + at * 86_400_000,
    rate: (4.8 + Math.sin(at / (days / 9)) / 10).toFixed(4),
  })),
  high: '4.9',
  low: '4.7',
  average: '4.8',
  change: '0.1',
});

export const charts: Measure = async (report) => {
  const { url } = await sharedSandbox(path.resolve('dist/h5'));
  const d = await H5Driver.start({ url });
  try {
    for (const days of [180, 365])
      await d.fault({
        url: `/AUD/CNY/${days}`,
        times: 5,
        respond: {
          status: 200,
          body: JSON.stringify({ code: '0', msg: '', model: chart(days), responseHeader: {} }),
        },
      });
    await d.open('remitRate', { params: { countryCode: 'AUS', targetCountryCode: 'CHN' } });
    for (const period of periods) {
      await d.tap(`rate-range-${period}`);
      await d.see(period === 'd180' ? 'last 6 months' : 'last year');
    }
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      taken.push(
        await d.page.evaluate(
          async (id) => {
            const begun = performance.now();
            document.getElementById(id)?.click();
            // React commits in the following microtasks.
            for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
            return performance.now() - begun;
          },
          `rate-range-${periods[round % 2]}`,
        ),
      );
    const sorted = taken.sort((a, b) => a - b);
    const median = quantile(sorted, 0.5);
    report({
      name: `redraw of ${POINTS} rates, H5`,
      figure: `${ms(median)} (p95 ${ms(quantile(sorted, 0.95))})`,
      goal: `< ${GOAL} ms`,
      ok: median < GOAL,
    });
  } finally {
    await d.close();
    await closeBrowser();
    await closeSandbox();
  }
};
