import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

describe('what reaches a payer outside of the app', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  test('mails come for the topics that were switched on, pushes until they are switched off', async () => {
    const { client, payerId } = await signUp(sandbox, 'AUS');
    assert.deepEqual(await client.call('message.settings', {}), {
      hasMail: false,
      list: ['transfers', 'rates', 'offers'].map((topic) => ({ topic, mail: false, push: true })),
    });
    await sandbox.db
      .updateTable('payers')
      .set({ email: 'reader@example.test' })
      .where('id', '=', payerId)
      .execute();
    const sent = async (kind: string) =>
      (await sandbox.db.selectFrom('outbox').selectAll().where('payerId', '=', payerId).execute()).filter(
        (row) => row.kind === kind && row.subject === 'Your coupon expires in 3 days',
      ).length;
    const post = () =>
      sandbox.console.action('message.post', {
        payerId,
        kind: 'couponExpiring',
        params: { title: 'A', days: '3' },
      });
    await post();
    assert.equal(await sent('mail'), 0);
    const saved = await client.call('message.settingsSave', {
      topic: 'offers',
      channel: 'mail',
      enabled: true,
    });
    assert.equal(saved.hasMail, true);
    await post();
    assert.equal(await sent('mail'), 1);
    await sandbox.console.action('message.post', { payerId, kind: 'kycPassed' });
    assert.equal(await sent('mail'), 1, 'another topic');

    await client.call('message.subscribeApplet', { openId: 'reader-1', templateIds: ['tpl-coupon'] });
    await client.call('message.settingsSave', { topic: 'offers', channel: 'push', enabled: false });
    await post();
    assert.equal(await sent('push'), 0);
    await client.call('message.settingsSave', { topic: 'offers', channel: 'push', enabled: true });
    await post();
    assert.equal(await sent('push'), 1, 'the permission had been kept');
    refused(
      await client.send('message.settingsSave', { topic: 'all', channel: 'mail', enabled: true }),
      errorCodes.badParams,
    );
  });
});
