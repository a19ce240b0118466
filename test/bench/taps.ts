import path from 'node:path';
import { ordered } from '../contract/support/orders';
import { closeBrowser } from '../journeys/driver/chromium';
import {
  H5Driver,
  HostDriver,
  newPerson,
  openDriver,
  sharedSandbox,
  wantedTargets,
  type Driver,
} from '../journeys/driver';
import { closeSandbox } from '../journeys/driver/sandbox';
import { remitter } from '../journeys/steps/people';
import { signIn } from '../journeys/steps/steps';
import { ms, type Measure } from './figures';
import { quantile } from './load';

const ORDERS = 7;
/** Slows CPU to about a mid-range phone. */
const SLOWER = 4;
const tabs = { order: 'orders-tabs-all', payee: 'payees-add', user: 'user-language', remit: 'remit-send' };

const settled = (): Promise<void> => new Promise((later) => setTimeout(later, 700));
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

interface Meter {
  reset: () => Promise<void>;
  /** H5: ms from interaction to next frame; else bytes of setData. */
  read: () => Promise<number[]>;
}

async function meterOf(d: Driver): Promise<Meter> {
  if (d instanceof HostDriver)
    return {
      reset: async () => d.host.resetMeters(),
      read: async () => [d.host.meter().bytes],
    };
  if (!(d instanceof H5Driver)) throw new Error(`No meter for ${d.target}`);
  const { page } = d;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const seen = new Map<number, number>();
    Object.assign(window, { __interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId)
          seen.set(entry.interactionId, Math.max(seen.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const of = () => (window as unknown as { __interactions: Map<number, number> }).__interactions;
  const source = `(${of.toString()})()`;
  return {
    reset: () => page.evaluate(`${source}.clear()`),
    read: () => page.evaluate(`[...${source}.values()]`),
  };
}

export const taps: Measure = async (report) => {
  const { url, console } = await sharedSandbox(path.resolve('dist/h5'));
  for (const target of wantedTargets()) {
    const d = await openDriver(target);
    try {
      const person = newPerson('AUS');
      const payer = await remitter({ url, console }, person);
      const numbers: string[] = [];
      for (let i = 0; i < ORDERS; i += 1) numbers.push((await ordered({ ...payer, market: 'AUS' })).seqNo);
      await d.open('login');
      const meter = await meterOf(d);
      const all: number[] = [];
      const measured = async (step: () => Promise<void>): Promise<number> => {
        await meter.reset();
        await step();
        await settled();
        const found = await meter.read();
        all.push(...found);
        return Math.max(0, ...found);
      };
      const round = async (): Promise<number[]> => {
        const costs: number[] = [];
        for (const [tab, shows] of Object.entries(tabs))
          costs.push(
            await measured(async () => {
              await d.tap(`tab-${tab}`);
              await d.see(shows);
            }),
          );
        return costs;
      };
      await measured(async () => {
        await signIn(d, { person, console });
        await d.seePath('/tabbar/remit');
      });
      await round();
      const back = Math.max(...(await round()));
      await d.tap('tab-order');
      const opened: number[] = [];
      for (const seqNo of numbers.slice(-5)) {
        opened.push(await measured(() => d.tap(`order-${seqNo}`)));
        await d.back();
        await settled();
      }
      await d.tap('tab-remit');
      await measured(() => d.type('remit-source-amount', '25'));
      const shown = (value: number): string => (target === 'h5' ? ms(value) : `${Math.round(value)} B`);
      report({
        name: `${target}: coming back to a tab, the worst of four`,
        figure: shown(back),
        goal: target === 'h5' ? '<= 100 ms' : '<= 1024 B setData',
        ok: back <= (target === 'h5' ? 100 : 1024),
      });
      report({
        name: `${target}: opening an order, the worst of five`,
        figure: shown(Math.max(...opened)),
      });
      if (target === 'h5') report({ name: `${target}: INP p98`, figure: shown(quantile(sorted(all), 0.98)) });
    } finally {
      await d.close();
    }
  }
  await closeBrowser();
  await closeSandbox();
};
