import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { ordered } from '../../contract/support/orders';
import { watched } from '../../bench/visit';
import { H5Driver, journey, type Driver, type JourneyContext } from '../driver';
import { poll } from '../driver/poll';
import { words } from '../steps/formSteps';
import { enter, withOrder } from '../steps/people';
import { lastingTextFaults } from '../steps/textFaults';

const GOAL = 0.02;
const SLOW_MS = 250;
const QUIET_MS = 1500;

async function opensSteadily(
  d: Driver,
  address: string,
  shows: string,
  params: Record<string, string> = {},
): Promise<void> {
  await d.relaunch(address, { params });
  await d.see(shows, { timeout: 30_000 });
  if (!(d instanceof H5Driver)) return;
  await d.page.waitForLoadState('networkidle');
  await d.page.waitForTimeout(QUIET_MS);
  assert.equal(await d.page.locator('#first-sight').count(), 0, 'the frame of index.html is gone');
  const { shift, shifted } = await d.page.evaluate<{ shift: number; shifted: string[] }>('window.__marks');
  assert.ok(shift <= GOAL, `${address} moved by ${shift.toFixed(3)}:\n${shifted.join('\n')}`);
  assert.deepEqual(await lastingTextFaults(d.page), [], address);
}

async function onSlowLine(d: Driver, visits: () => Promise<void>): Promise<void> {
  const marks = d instanceof H5Driver ? await watched(d.page.context()) : null;
  await d.fault({ url: '/', delayMs: SLOW_MS, times: 999 });
  await visits().finally(() => marks?.dispose());
}

// Only browsers measure moves.
const options = { targets: ['h5'] } as const;

journey(
  'nothing moves while the first screen of a visitor comes, and nothing is cut or flat',
  async (d: Driver) => {
    await d.open('start');
    await onSlowLine(d, async () => {
      await opensSteadily(d, '/remit', 'remit-send');
      await opensSteadily(d, '/login', 'login-send-code');
    });
  },
  options,
);

journey(
  'nothing moves while the home, the orders and an order come, and nothing is cut or flat',
  async (d: Driver, { person, sandbox }: JourneyContext) => {
    const { seqNo } = await withOrder(sandbox, person);
    await enter(d, person, sandbox.console);
    await d.see(`home-order-${seqNo}`);
    await onSlowLine(d, async () => {
      await opensSteadily(d, '/remit', 'remit-send');
      await opensSteadily(d, '/tabbar/order', `order-${seqNo}`);
      await opensSteadily(d, 'bankOrder', 'order-detail', { seqNo });
    });
  },
  options,
);

journey(
  'who comes back sees the frame of the home before the app, then the last price with its moment, then the new one',
  async (d: Driver) => {
    if (!(d instanceof H5Driver)) return;
    await d.open('/remit');
    await poll('a price', () => d.enabled('remit-send'), { describe: () => d.outline() });
    const price = await d.value('remit-target-amount');
    await d.fault({ url: '/js/app', delayMs: 3000 });
    await d.fault({ url: '/web/ratefee/fee', delayMs: 5000 });
    const opened = d.reload();
    await d.page.locator('#first-sight').getByText(words('remit.home.title')).waitFor();
    assert.equal(await d.page.locator('.taro_page').count(), 0, 'the app has not come');
    await opened;
    await d.see('remit-seen');
    assert.equal(await d.value('remit-target-amount'), price);
    assert.equal(await d.enabled('remit-send'), false);
    await d.dontSee('remit-seen', { timeout: 20_000 });
    await poll('the new price', () => d.enabled('remit-send'), { describe: () => d.outline() });
  },
  options,
);

/** Where it is cut or covered. */
const partlySeen = (page: Page, id: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const button = document.getElementById(wanted);
    const { left, right, top, bottom } = button?.getBoundingClientRect() ?? new DOMRect(-1, -1);
    const edges = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    if (top >= 0 && bottom <= innerHeight && edges.every((at) => button?.contains(at))) return [];
    return [`${innerWidth} x ${innerHeight}: from ${Math.round(top)} to ${Math.round(bottom)}`];
  }, id);

const phone = [375, 812] as const;
const shortPhone = [375, 667] as const;
const laptop = [1280, 800] as const;

journey(
  'who has sent before finds the main button of the home without scrolling, also below what waits for them',
  async (d: Driver, { person, sandbox }: JourneyContext) => {
    const { seqNo, ...payer } = await withOrder(sandbox, person);
    await enter(d, person, sandbox.console);
    const found: string[] = [];
    const look = async (
      waiting: readonly string[],
      windows: readonly (readonly [number, number])[],
    ): Promise<void> => {
      for (const [width, height] of windows) {
        await d.relaunch('/remit');
        const { page } = d as H5Driver;
        await page.setViewportSize({ width, height });
        await d.see(`home-payee-${payer.payeeId}`);
        for (const order of waiting) await d.see(`home-order-${order}`);
        await poll('a price', () => d.enabled('remit-send'), { describe: () => d.outline() });
        found.push(...(await partlySeen(page, 'remit-send')));
      }
    };
    await look([seqNo], [phone, shortPhone, laptop]);
    const orders = [seqNo];
    while (orders.length < 3) orders.push((await ordered({ ...payer, market: 'AUS' })).seqNo);
    await look(orders, [phone, laptop]);
    for (const order of orders) await sandbox.console.moveOrder(order, 'TRANSACTION_SUCCESS');
    await look([], [phone, shortPhone, laptop]);
    assert.deepEqual(found, []);
  },
  options,
);
