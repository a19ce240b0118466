import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { buildTarget, buildTestApp, isStale } from '../../scripts/lib/build/builds.mjs';
import { KB } from '../../scripts/lib/build/sizes.mjs';
import { closeBrowser, openBrowser } from '../journeys/driver/chromium';
import { startFromSnapshot } from '../sandbox/snapshot';
import type { Measure } from './figures';
import { ms } from './figures';
import { median } from './load';
import { type Asked, type Seen, visited, watched } from './visit';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const root = path.resolve(__dirname, '../..');
const phone = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
};

const fresh = (browser: Browser): Promise<BrowserContext> => browser.newContext(phone);

interface Visits {
  hello: Seen[];
  helloAgain: Seen[];
  first: Seen[];
  again: Seen[];
}

type Figure = Parameters<Parameters<Measure>[0]>[0];

/** Against hello world's of the same run. */
const beside = (name: string, ours: number, floor: number, goal: number): Figure => ({
  name,
  figure: ms(ours),
  floor: `hello world: ${ms(floor)}`,
  ratio: ours / floor,
  goal: `<= ${goal.toFixed(1)} x`,
  ok: ours / floor <= goal,
});

const middle = (seen: readonly Seen[], of: (one: Seen) => number): number => median(seen.map(of));

/** By which answer each request could only be asked after: how deep the first price lies. */
function depthOf(asked: readonly Asked[]): number {
  const depths: number[] = [];
  const sorted = [...asked].sort((a, b) => a.from - b.from);
  for (const [index, { from }] of sorted.entries())
    depths.push(
      1 + Math.max(0, ...sorted.slice(0, index).map((other, at) => (other.to <= from ? depths[at]! : 0))),
    );
  return Math.max(0, ...depths);
}

function tell({ hello, helloAgain, first, again }: Visits, report: Parameters<Measure>[0]): void {
  const floor = { paint: middle(hello, (one) => one.paint), largest: middle(hello, (one) => one.largest) };
  report(
    beside(
      '/remit: first paint',
      middle(first, (one) => one.paint),
      floor.paint,
      0.5,
    ),
  );
  report(
    beside(
      '/remit: largest paint',
      middle(first, (one) => one.largest),
      floor.largest,
      1.2,
    ),
  );
  report(
    beside(
      '/remit: price to be read',
      middle(first, (one) => one.price),
      floor.largest,
      1.6,
    ),
  );
  const largest = middle(helloAgain, (one) => one.largest);
  report(
    beside(
      '/remit again: largest paint',
      middle(again, (one) => one.largest),
      floor.largest,
      0.5,
    ),
  );
  report(
    beside(
      '/remit again: last price, with its age',
      middle(again, (one) => one.read),
      floor.largest,
      0.6,
    ),
  );
  report({ name: '/remit again: new price', figure: ms(middle(again, (one) => one.price)) });
  report({ name: 'hello world again: largest paint', figure: ms(largest) });
  const toPrice = first.map((one) => one.asked.filter(({ from }) => from < one.price));
  const requests = median(toPrice.map((asked) => asked.length));
  report({
    name: '/remit: requests to the price',
    figure: String(requests),
    goal: '<= 18',
    ok: requests <= 18,
  });
  const bytes = median(toPrice.map((asked) => asked.reduce((sum, one) => sum + one.bytes, 0))) / KB;
  report({
    name: '/remit: on the wire to the price',
    figure: `${bytes.toFixed(1)} KB`,
    goal: '<= 200 KB',
    ok: bytes <= 200,
  });
  const deep = median(toPrice.map(depthOf));
  report({ name: '/remit: answers in a row', figure: String(deep), goal: '<= 3', ok: deep <= 3 });
  report({
    name: '/remit: longest task after the first paint',
    figure: ms(middle(first, (one) => one.longestTask)),
  });
}

export const paint: Measure = async (report) => {
  if (isStale('h5')) await buildTarget('h5', { quiet: true });
  await buildTestApp('hello', 'h5');
  const serving = (h5Dir: string) =>
    startFromSnapshot({ port: 0, dataDir: 'memory', quiet: true, h5Dir: path.join(root, h5Dir) });
  const app = await serving('dist/h5');
  const floor = await serving('.cache/hello/h5');
  const browser = await openBrowser();
  const visits: Visits = { hello: [], helloAgain: [], first: [], again: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const other = await fresh(browser);
      await watched(other);
      visits.hello.push(await visited(other, floor.url, { priced: false }));
      visits.helloAgain.push(await visited(other, floor.url, { priced: false }));
      await other.close();
      const own = await fresh(browser);
      await watched(own);
      visits.first.push(await visited(own, `${app.url}/remit`, { priced: true }));
      visits.again.push(await visited(own, `${app.url}/remit`, { priced: true }));
      await own.close();
    }
    tell(visits, report);
    for (const address of ['/remit', '/login', '/rates']) {
      const own = await fresh(browser);
      await watched(own);
      const { shift, shifted } = await visited(own, app.url + address, { priced: address === '/remit' });
      report({ name: `${address}: CLS`, figure: shift.toFixed(3), goal: '<= 0.02', ok: shift <= 0.02 });
      if (process.env.BENCH_REQUESTS) for (const moved of shifted) console.log(`     ${moved}`);
      await own.close();
    }
    if (process.env.BENCH_REQUESTS)
      for (const { from, to, bytes, url } of visits.first[0]?.asked ?? [])
        console.log(
          `${String(Math.round(from)).padStart(6)} ${String(Math.round(to)).padStart(6)} ${(bytes / KB).toFixed(1).padStart(7)} KB  ${url.replace(app.url, '')}`,
        );
  } finally {
    await closeBrowser();
    await app.close();
    await floor.close();
  }
};
