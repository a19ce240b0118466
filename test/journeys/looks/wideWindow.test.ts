import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { siblingPayee } from '../../contract/support/payees';
import { ordered } from '../../contract/support/orders';
import { type Driver, journey } from '../driver';
import type { H5Driver } from '../driver/h5Driver';
import { poll } from '../driver/poll';
import { closeSheet } from '../steps/formSteps';
import { signedIn, withOrder } from '../steps/people';

const inWideWindow = { targets: ['h5'], wide: true, keyboard: true } as const;

const reads = (d: Driver, seqNo: string) =>
  poll(`${seqNo} next to the list`, async () => (await d.text('order-detail')).includes(seqNo), {
    describe: () => d.text('order-detail'),
  });

journey(
  'wide window: transfers are a table, sorted and opened by keyboard, and the open one is next to it until it is closed',
  async (d, { person, sandbox }) => {
    const { page } = d as H5Driver;
    const payer = await withOrder(sandbox, person);
    const second = await ordered({ ...payer, market: 'AUS' });
    await signedIn(d, person, payer.client);
    await d.open('tabbar', { params: { tab: 'order' } });
    await d.see(`order-${payer.seqNo}`);
    await d.dontSee('order-detail');
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    const shown = () =>
      page.getByRole('rowheader').evaluateAll((heads) => heads.map((head) => head.querySelector('[id]')?.id));
    assert.deepEqual(await shown(), [`order-${second.seqNo}`, `order-${payer.seqNo}`]);
    await d.tap('orders-sort-date');
    await poll('the oldest first', async () => (await shown())[0] === `order-${payer.seqNo}`, {
      describe: () => d.outline(),
    });

    await d.tap(`order-${second.seqNo}`);
    await reads(d, second.seqNo);
    await poll('the focus in the detail', async () => (await focused()) === 'order-close', {
      describe: focused,
    });
    await page.keyboard.press('Escape');
    await d.dontSee('order-detail');
    assert.equal(await focused(), `order-${second.seqNo}`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await reads(d, payer.seqNo);
    await d.seePath('/tabbar/order');

    await d.tap('order-own-page');
    await d.seePath('/bankOrder');
    await d.dontSee(`order-${second.seqNo}`);
    await d.back();
    await d.seePath('/tabbar/order');
    await d.see(`order-${second.seqNo}`);
    await reads(d, payer.seqNo);
    await d.tap('order-close');
    await d.dontSee('order-detail');

    await page.setViewportSize({ width: 800, height: 900 });
    await d.dontSee('orders-sort-date');
    await d.tap(`order-${second.seqNo}`);
    await d.see('payment-methods');
  },
  inWideWindow,
);

journey(
  'wide window: the transfers of a filter are saved as a file that spreadsheets read',
  async (d, { person, sandbox }) => {
    const payer = await withOrder(sandbox, person);
    const second = await ordered({ ...payer, market: 'AUS' });
    await signedIn(d, person, payer.client);
    await d.open('tabbar', { params: { tab: 'order' } });
    await d.tap('orders-tabs-waiting');
    const download = (d as H5Driver).page.waitForEvent('download');
    await d.tap('orders-export');
    const file = await download;
    assert.match(file.suggestedFilename(), /^transfers-[-\d]{10}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    assert.match(text, /^\uFEFF[^\r\n]*(,[^\r\n]*){8}\r\n/);
    const numbers = text.split('\r\n').slice(1, -1).map((line) => line.split(',')[0]); // prettier-ignore
    assert.deepEqual(numbers, [second.seqNo, payer.seqNo]);
  },
  inWideWindow,
);

journey(
  'wide window: a key begins a transfer, another goes to the search, and a third tells them',
  async (d, { person, sandbox }) => {
    const { page } = d as H5Driver;
    const { keyboard } = page;
    const payer = await withOrder(sandbox, person);
    await signedIn(d, person, payer.client);
    await d.open('tabbar', { params: { tab: 'order' } });
    await d.see('shortcuts-open');
    await keyboard.press('?');
    await d.see('shortcuts-help');
    await closeSheet(d);
    await d.dontSee('shortcuts-help');
    await d.open('serviceLink', { params: { place: 'orders' } });
    await d.see('shortcuts-open');
    await keyboard.press('/');
    await keyboard.type('no/n');
    assert.equal(await page.locator('.ui-search input').inputValue(), 'no/n');
    await d.open('messageCenter');
    await d.see('shortcuts-open');
    await keyboard.press('n');
    await d.seePath('/tabbar/remit');
  },
  inWideWindow,
);

journey(
  'wide window: the tabs stay next to every page of a signed-in sender',
  async (d, { person, sandbox }) => {
    await d.open('login');
    await d.see('login-send-code');
    await d.dontSee('side-remit');
    const payer = await withOrder(sandbox, person);
    await signedIn(d, person, payer.client);
    await d.open('bankOrder', { params: { seqNo: payer.seqNo } });
    await d.see('side-order');
    await d.tap('side-payee');
    await d.seePath('/tabbar/payee');
    await d.see(`payee-${payer.payeeId}`);
    await d.dontSee('side-payee');
    await d.open('messageCenter');
    await d.see('side-user');
    await (d as H5Driver).page.setViewportSize({ width: 700, height: 900 });
    await d.dontSee('side-user');
  },
  inWideWindow,
);

journey(
  'wide window: a payee is read next to the list of payees',
  async (d, { person, sandbox }) => {
    const payer = await withOrder(sandbox, person);
    const { payee } = await payer.client.call('payee.add', siblingPayee);
    await signedIn(d, person, payer.client);
    await d.open('tabbar', { params: { tab: 'payee' } });
    await d.tap(`payee-${payer.payeeId}`);
    await d.see('payee-own-page');
    await d.see(`payee-${payee.id}`);
    await d.tap('payee-own-page');
    await d.seePath('/payee/detail');
    await d.dontSee(`payee-${payee.id}`);
    await d.back();
    await d.see('payee-own-page');
    await d.see(`payee-${payee.id}`);
  },
  inWideWindow,
);
