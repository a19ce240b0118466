import assert from 'node:assert/strict';
import { journey } from '../driver';
import { enter, remitter, withOrder } from '../steps/people';
import { toBankForm } from '../steps/steps';

const CANARY = 'Qzcanary';

journey(
  'a link with another user’s token asks: to stay keeps everything, to go on leaves nothing of the one before; a bad one does not ask',
  async (d, { person, sandbox }) => {
    const first = { ...person, firstName: CANARY };
    await remitter(sandbox, first);
    const other = {
      ...person,
      firstName: 'Zwcanary',
      phone: `4${person.phone.slice(1).split('').reverse().join('')}`,
    };
    const { client, seqNo } = await withOrder(sandbox, other);

    await enter(d, first, sandbox.console);
    await d.tap('tab-user');
    await d.see(`Hi, ${CANARY}`);
    await d.tap('tab-remit');
    await toBankForm(d);
    await d.fill('payee-chn-bank-name', CANARY);
    await d.kill();

    await d.relaunch('/tabbar/remit', { query: { token: 'not-the-token-of-anybody-at-all' } });
    await d.tap('tab-user');
    await d.see(`Hi, ${CANARY}`);
    await d.kill();

    await d.relaunch('bankOrder', { params: { seqNo }, query: { token: client.token } });
    await d.see('This link is for another account');
    const question = await d.outline();
    for (const name of [CANARY, other.firstName]) assert.ok(!question.includes(name), name);
    assert.deepEqual(await d.audit(), []);
    await d.tap('other-stay');
    await d.seePath('/tabbar/remit');
    await d.tap('tab-user');
    await d.see(`Hi, ${CANARY}`);
    await d.kill();

    await d.relaunch('bankOrder', { params: { seqNo }, query: { token: client.token } });
    await d.see('other-account');
    assert.ok(!(await d.requests()).some((address) => address.includes(client.token)));
    await d.reload();
    await d.tap('tab-user');
    await d.see(`Hi, ${CANARY}`);

    await d.relaunch('bankOrder', { params: { seqNo }, query: { token: client.token } });
    await d.tap('other-go');
    await d.see(seqNo);
    await d.open('/tabbar/remit');
    await d.see('remit-send');
    for (const tab of ['tab-user', 'tab-payee', 'tab-order', 'tab-remit', 'tab-user']) {
      await d.tap(tab);
      assert.doesNotMatch(await d.outline(), new RegExp(CANARY));
    }
    await d.see('user-logout');
    await d.tap('tab-remit');
    await toBankForm(d);
    assert.equal(await d.value('payee-chn-bank-name'), '');
    assert.doesNotMatch(await d.storage.dump(), new RegExp(CANARY));
    const { events } = await sandbox.console.get<{ events: unknown[] }>('/traces');
    assert.doesNotMatch(JSON.stringify(events), new RegExp(CANARY));
  },
  { everyTarget: true },
);
