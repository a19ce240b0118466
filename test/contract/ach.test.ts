import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { achCodes } from '@/contracts/errors/server';
import { codes } from '../../sandbox/dispatch/refusal';
import { demoPayer } from './support/demoPayer';
import { refused } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { atBank, linked } from './support/achLink';
import { startTestSandbox } from './support/testSandbox';

const second = 1000;
const hour = 3_600_000;

describe('accounts to draw from', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  test('only verified payers of the United States link accounts, five at most', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const judged = await aus.client.call('ach.judgeCountry', { countryCode: 'USA' });
    assert.deepEqual(judged, { allowed: false, accounts: 0, maxAccounts: 5 });
    refused(await aus.client.send('ach.assetsLink', { countryCode: 'USA' }), achCodes.countryUnsupported);
    const usa = await demoPayer(sandbox, 'USA');
    refused(await usa.client.send('ach.assetsLink', { countryCode: 'AUS' }), achCodes.countryUnsupported);
    assert.equal((await usa.client.call('ach.judgeCountry', { countryCode: 'USA' })).allowed, true);
    for (const institution of ['ins_first', 'ins_river'])
      for (const index of [0, 1]) await linked(usa, institution, index);
    await linked(usa, 'ins_poor');
    const full = await usa.client.call('ach.judgeCountry', { countryCode: 'USA' });
    assert.deepEqual([full.allowed, full.accounts], [false, 5]);
    refused(await usa.client.send('ach.assetsLink', { countryCode: 'USA' }), achCodes.accountLimit);
    await sandbox.db.updateTable('payers').set({ kycStatus: 'Fail' }).where('id', '=', usa.payerId).execute();
    refused(await usa.client.send('ach.assetsLink', { countryCode: 'USA' }), errorCodes.kycNotPassed);
  });

  test('a link: pending, ready, failed, left; events are noted; it lasts four hours and is nobody else’s', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { linkToken, linkUrl } = await usa.client.call('ach.assetsLink', { countryCode: 'USA' });
    const pending = await usa.client.call('ach.retrieveAsset', { linkToken });
    assert.deepEqual([pending.status, pending.accounts], ['pending', []]);
    await usa.client.call('ach.plaidEvent', { linkToken, eventName: 'OPEN', institutionId: 'ins_first' });
    assert.equal((await sandbox.db.selectFrom('achEvents').selectAll().execute()).at(-1)?.eventName, 'OPEN');
    assert.equal((await fetch(linkUrl)).status, 200);
    assert.equal(await atBank(linkUrl, 'ins_first'), 'success');
    const ready = await usa.client.call('ach.retrieveAsset', { linkToken });
    assert.deepEqual(
      [ready.status, ready.institutionName, ready.accounts.length],
      ['ready', 'First Example Bank', 2],
    );

    const down = await usa.client.call('ach.assetsLink', { countryCode: 'USA' });
    await atBank(down.linkUrl, 'ins_down');
    assert.equal(
      (await usa.client.call('ach.retrieveAsset', { linkToken: down.linkToken })).status,
      'failed',
    );
    refused(
      await usa.client.send('ach.addAccount', {
        countryCode: 'USA',
        linkToken: down.linkToken,
        plaidAccountId: 'acc_1',
      }),
      achCodes.linkNotDone,
    );
    const left = await usa.client.call('ach.assetsLink', { countryCode: 'USA' });
    await usa.client.call('ach.plaidEvent', { linkToken: left.linkToken, eventName: 'EXIT' });
    refused(await usa.client.send('ach.retrieveAsset', { linkToken: left.linkToken }), achCodes.linkInvalid);
    const old = await usa.client.call('ach.assetsLink', { countryCode: 'USA' });
    await sandbox.console.advance(5 * hour);
    refused(await usa.client.send('ach.retrieveAsset', { linkToken: old.linkToken }), achCodes.linkInvalid);
    const other = await demoPayer(sandbox, 'USA');
    refused(await other.client.send('ach.retrieveAsset', { linkToken }), achCodes.linkInvalid);
    refused(
      await usa.client.send('ach.plaidEvent', { linkToken, eventName: 'not an event' }),
      codes.badParams,
    );
    assert.equal((await fetch(`${sandbox.url}/plaid/link_unknown`)).status, 404);
  });

  test('an account entered by hand: its number checks, it carries the payer’s name, it is verified', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const hand = {
      countryCode: 'USA',
      routingNumber: '021000021',
      accountNumber: '4821773019',
      accountType: 'checking',
      holderName: 'Robin Tester',
    } as const;
    const add = (change: object) => usa.client.send('ach.addAccount', { ...hand, ...change });
    refused(await add({ routingNumber: '021000022' }), errorCodes.AchIncorrectDialog);
    refused(await add({ holderName: 'Somebody Else' }), errorCodes.AchIncorrectDialog);
    refused(await add({ accountNumber: '12' }), codes.badParams);
    const { account } = await usa.client.call('ach.addAccount', hand);
    assert.deepEqual([account.status, account.mask, account.source], ['PENDING', '3019', 'manual']);
    refused(await add({}), achCodes.accountKnown);
    const pending = await usa.client.call('ach.checkAccount', { accountId: account.accountId });
    assert.deepEqual([pending.usable, pending.reason], [false, 'pending']);
    const none = await usa.client.call('ach.addAccount', { ...hand, accountNumber: '77770000' });
    await sandbox.console.advance(21 * second);
    const { list } = await usa.client.call('ach.accounts', {});
    assert.deepEqual(list.map((row) => [row.mask, row.status]).sort(), [
      ['0000', 'FAILED'],
      ['3019', 'ACTIVE'],
    ]);
    await usa.client.call('ach.deleteAccount', { accountId: none.account.accountId });
    assert.deepEqual(await usa.client.call('ach.deleteAccount', { accountId: none.account.accountId }), {
      done: true,
    });
    assert.equal((await usa.client.call('ach.accounts', {})).list.length, 1);
    refused(await usa.client.send('ach.deleteAccount', { accountId: 'ach_x' }), achCodes.accountNotFound);
  });

  test('an account whose bank has to be linked again is good after the update link', async () => {
    const usa = await demoPayer(sandbox, 'USA');
    const { account } = await linked(usa);
    await sandbox.console.action('ach.status', { accountId: account.accountId, status: 'NEED_UPDATE' });
    assert.equal(
      (await usa.client.call('ach.checkAccount', { accountId: account.accountId })).reason,
      'needUpdate',
    );
    const { linkToken, linkUrl } = await usa.client.call('ach.updateLink', { accountId: account.accountId });
    const update = { accountId: account.accountId, linkToken };
    refused(await usa.client.send('ach.updateAccount', update), achCodes.linkNotDone);
    await atBank(linkUrl, 'ins_first');
    assert.equal((await usa.client.call('ach.updateAccount', update)).account.status, 'ACTIVE');
    const wrong = await usa.client.call('ach.updateLink', { accountId: account.accountId });
    await atBank(wrong.linkUrl, 'ins_river');
    refused(
      await usa.client.send('ach.updateAccount', { ...update, linkToken: wrong.linkToken }),
      errorCodes.AchIncorrectDialog,
    );
    refused(await usa.client.send('ach.updateLink', { accountId: 'ach_x' }), achCodes.accountNotFound);
  });
});
