import assert from 'node:assert/strict';
import { journey } from '../driver';
import { words } from '../steps/formSteps';
import { register, signedIn } from '../steps/people';

journey(
  'messages: each leads to what it is about, all are read at once, and their payer says what else reaches them',
  async (d, { person, sandbox }) => {
    const { payerId, client } = await register(sandbox, person);
    await sandbox.console.action('message.post', { payerId, kind: 'kycResubmit' });
    await signedIn(d, person, client);
    await d.open('/tabbar/user');
    await d.see('unread');
    await d.tap('user-messages');
    await d.seePath('/message-center');
    await d.tap('remind-kyc');
    await d.seePath('/basic-information-aus');
    await d.back();
    await d.see('5 AUD off the fee');
    const { rows } = await client.call('message.list', { pageSize: 20 });
    const idOf = (kind: string): string =>
      rows.find((row) => row.titleKey === `message.${kind}.title`)?.id ?? '';
    await d.tap(`message-${idOf('couponGranted')}`);
    await d.seePath('/my-coupon');
    await d.back();
    await d.tap(`message-${idOf('kycResubmit')}`);
    await d.seePath('/basic-information-aus');
    await d.open('/message-center');
    await d.tap('messages-read-all');
    await d.dontSee('messages-read-all');
    assert.equal((await client.call('message.new', {})).unread, 0);

    await d.tap('messages-settings');
    await d.seePath('/message-settings');
    await d.see(words('general.messageSettings.noMail'));
    await d.tap('setting-rates-push');
    await d.seeValue('setting-rates-push', 'false');
    await d.reload();
    await d.seeValue('setting-rates-push', 'false');
    await d.seeValue('setting-transfers-push', 'true');
    const { list } = await client.call('message.settings', {});
    assert.equal(list.find(({ topic }) => topic === 'rates')?.push, false);
  },
);
