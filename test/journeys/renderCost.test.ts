import assert from 'node:assert/strict';
import { journey } from './driver';
import { HostDriver } from './driver/hostDriver';
import { poll } from './driver/poll';
import { enter, order, remitter } from './steps/people';
import { toBankForm } from './steps/steps';

journey(
  'render cost: a character typed, a tab come back to, a second counted; storage at a warm start',
  async (d, { person, sandbox, log }) => {
    assert.ok(d instanceof HostDriver);
    const { host } = d;
    /** Late answers are drawn before counting. */
    const answered = () =>
      poll(
        'all calls are answered and drawn',
        async () => {
          const { calls } = host.meter();
          await d.later(200);
          return host.network.pending === 0 && host.meter().calls === calls;
        },
        { describe: () => d.outline() },
      );
    const payer = await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await toBankForm(d);
    await d.fill('payee-chn-bank-name', 'W');
    await d.later(800);
    for (const sign of 'ang') {
      host.resetMeters();
      const stored = host.storage.syncCalls.length;
      await d.type('payee-chn-bank-name', sign);
      await d.later(600);
      const { calls, bytes } = host.meter();
      log(`one character: ${calls} setData, ${bytes} bytes`);
      assert.ok(calls <= 1, `${calls} setData for one character`);
      assert.ok(bytes <= 1024, `${bytes} bytes for one character`);
      assert.deepEqual(
        host.storage.syncCalls.slice(stored),
        [],
        'what is typed is written without holding the app up',
      );
    }

    await d.open('tabbar');
    const tabs = {
      order: 'orders-tabs-all',
      payee: 'payees-add',
      user: 'user-language',
      remit: 'remit-send',
    };
    for (const [tab, shows] of Object.entries(tabs)) {
      await d.tap(`tab-${tab}`);
      await d.see(shows);
      await answered();
    }
    // The smaller of two: an answer that comes meanwhile is no cost of the tab.
    const least: Record<string, number> = {};
    for (const [tab, shows] of [...Object.entries(tabs), ...Object.entries(tabs)]) {
      host.resetMeters();
      await d.tap(`tab-${tab}`);
      await d.see(shows);
      await d.later(600);
      const { calls, bytes } = host.meter();
      log(`back to the tab ${tab}: ${calls} setData, ${bytes} bytes`);
      least[tab] = Math.min(least[tab] ?? bytes, bytes);
      await answered();
    }
    for (const [tab, bytes] of Object.entries(least))
      assert.ok(bytes <= 1024, `${bytes} bytes for coming back to the tab ${tab}`);

    await order(d, payer, sandbox.console);
    await d.later(1500);
    await answered();
    host.resetMeters();
    const from = performance.now();
    await d.later(3300);
    const { entries } = host.meter();
    // The real time of a busy machine comes on top; a second before may be drawn late.
    const most = Math.ceil((3300 + performance.now() - from) / 1000) + 1;
    log(`ticks: ${entries.map(({ bytes }) => bytes).join(', ')} bytes`);
    assert.ok(
      entries.length >= 2 && entries.length <= most,
      `${entries.length} setData in at most ${most} seconds`,
    );
    for (const { bytes } of entries) assert.ok(bytes <= 200, `${bytes} bytes for a tick`);
    await d.hide();
    await d.later(100);
    host.resetMeters();
    await d.later(2500);
    assert.equal(host.meter().calls, 0, 'nothing while hidden');
    await d.show();
    await d.later(1500);
    assert.ok(host.meter().calls > 0, 'goes on when shown');

    await d.kill();
    await d.relaunch('tabbar');
    await d.see('remit-send');
    await d.later(1500);
    const { syncCalls } = host.storage;
    log(`storage at a warm start: ${syncCalls.join(', ')}`);
    assert.deepEqual(
      syncCalls.filter((call, at) => syncCalls.indexOf(call) !== at),
      [],
      'no key is read twice',
    );
    assert.ok(syncCalls.length <= 12, `${syncCalls.length} synchronous calls of the storage`);
  },
  { targets: ['weapp', 'alipay'] },
);
