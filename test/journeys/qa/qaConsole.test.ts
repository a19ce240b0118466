import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { demoAccounts } from '../../../sandbox/seed/demoAccounts';
import type { RunningSandbox } from '../../../sandbox/server';
import { startSandbox } from '../../../sandbox/server';
import { consoleClient, type ConsoleClient } from '../console';
import { openBrowser } from '../driver/chromium';
import { H5Driver } from '../driver/h5Driver';
import { quote, signIn } from '../steps/steps';
import { newPerson } from '../driver/person';

const [mia = assert.fail('no demo payer')] = demoAccounts.list.filter(({ market }) => market === 'AUS');
const demo = { ...newPerson('AUS'), phone: mia.phoneNumber, areaCode: mia.areaCode };

describe('the console in one tab, the app in the next', { skip: skipped() }, () => {
  let sandbox: RunningSandbox;
  let api: ConsoleClient;
  let context: BrowserContext;
  let page: Page;
  let app: H5Driver;

  before(async () => {
    sandbox = await startSandbox({ port: 0, dataDir: 'memory', quiet: true, h5Dir: path.resolve('dist/h5') });
    api = consoleClient(sandbox.url, sandbox.consoleToken);
    context = await (await openBrowser()).newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    await page.goto(`${sandbox.url}/console/#token=${sandbox.consoleToken}`);
    app = await H5Driver.start({ url: sandbox.url });
    await app.open('login');
    await signIn(app, { person: demo, console: api });
    await app.seePath('/tabbar/remit');
  });
  after(async () => {
    await app?.close();
    await context?.close();
    await sandbox?.close();
  });

  async function scene(title: string): Promise<void> {
    await page.keyboard.press('Escape');
    await page.locator('body').click({ position: { x: 1270, y: 890 } });
    await page.keyboard.press('s');
    const button = page.getByRole('button', { name: title, exact: true });
    await button.waitFor();
    for (let step = 0; step < 80; step += 1) {
      if (await button.evaluate((node) => node === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('done').waitFor();
  }
  const name = async (scene: string): Promise<string> => {
    const { actions } = await api.get<{ actions: { name: string; title: string }[] }>('/actions');
    const found = actions.find((row) => row.name === scene);
    assert.ok(found, scene);
    return found.title;
  };

  test('the token leaves the address, and letters change the view', async () => {
    assert.ok(!page.url().includes('token'));
    for (const [key, heading] of [
      ['o', 'Orders'],
      ['m', 'Verification codes'],
      ['l', 'Last calls'],
      ['f', 'Fault switch'],
      ['c', 'Clock'],
      ['p', 'People'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    }
  });

  test('a person is found and opened by keyboard; coupons, cards and messages are lists', async () => {
    await page.keyboard.press('p');
    await page.keyboard.press('/');
    await page.keyboard.type(mia.phoneNumber);
    const row = page.getByRole('table', { name: 'People' }).getByRole('row').nth(1);
    await row.getByText(mia.basic.firstName).waitFor();
    await page.keyboard.press('Escape');
    await row.focus();
    await page.keyboard.press('Enter');
    for (const list of ['Coupons', 'Collection cards', 'Messages', 'Orders', 'Payees'])
      await page.getByRole('heading', { name: list, exact: true }).waitFor();
  });

  test("an order five minutes before its deadline: the app's countdown says so", async () => {
    await scene(await name('scene.orderNearDeadline'));
    const { orders } = await api.payer('demo-aus');
    const waiting = orders.find((order) => order.status === 'WAIT_PAYMENT');
    await app.open('bankOrder', { params: { seqNo: waiting?.seqNo } });
    await app.see('04:');
  });

  test('a fault set by the form: the app meets it, the last calls name it, and it ends when it is off', async () => {
    const { orders } = await api.payer('demo-aus');
    const seqNo = String(orders.find((order) => order.status === 'WAIT_PAYMENT')?.seqNo);
    await page.locator('body').click({ position: { x: 1270, y: 890 } });
    await page.keyboard.press('f');
    await page.keyboard.press('/');
    await page.getByLabel('Call', { exact: true }).fill('order.get');
    await page.getByLabel('What goes wrong').selectOption('httpStatus');
    await page.getByLabel('Status', { exact: true }).fill('503');
    await page.getByLabel('Times (empty: always)').fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: 'Faults' }).getByText('order.get').waitFor();

    await app.open('bankOrder', { params: { seqNo } });
    await app.see('stale-retry');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    const met = page
      .getByRole('table', { name: 'Last calls' })
      .getByRole('row')
      .filter({ hasText: 'httpStatus' });
    await met.filter({ hasText: '503' }).first().waitFor();

    await page.keyboard.press('f');
    await page.getByRole('button', { name: 'Switch all off' }).click();
    await page.getByText('Nothing here yet.').waitFor();
    await app.tap('stale-retry');
    await app.see('Time left to pay');
  });

  test('no page of the console has a serious flaw for who cannot see or point, wide or narrow', async () => {
    const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
    try {
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 });
        for (const key of 'pomlfcs') {
          await page.locator('h1').click();
          await page.keyboard.press(key);
          await page.getByRole('navigation').locator('[aria-current=page]', { hasText: key }).waitFor();
          await page.evaluate(axe);
          const found = await page.evaluate<{
            violations: { id: string; impact: string; nodes: { html: string }[] }[];
          }>('axe.run(document)');
          const serious = found.violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
          assert.deepEqual(
            serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
            [],
            `view ${key}, ${width} px`,
          );
          const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
          assert.ok(beyond <= 0, `view ${key} is ${beyond} px wider than ${width} px`);
        }
      }
    } finally {
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });

  test('the large limit nearly used: the app names what is left', async () => {
    await scene(await name('scene.largeLimitNearlyUsed'));
    await app.open('/tabbar/remit');
    await quote(app, 'China', '5000');
    await app.tap('remit-send');
    await app.see('You can send 100 AUD more for now');
  });

  test('KYC failed with SelfieInfoError: the app stops the remittance and says what to do', async () => {
    await scene(await name('scene.kycFailedSelfie'));
    await app.open('/tabbar/remit');
    await quote(app, 'China', '50');
    await app.tap('remit-send');
    await app.see('preflight-action');
  });
});

function skipped(): string | false {
  const { TARGETS } = process.env;
  return TARGETS && !TARGETS.includes('h5') ? 'needs the H5 build' : false;
}
