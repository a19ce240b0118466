import assert from 'node:assert/strict';
import { times } from '@/domain/constants';
import { messageNew } from '@/contracts/calls/message/unread';
import { payerHistory } from '@/contracts/calls/account/history';
import { type Driver, journey } from '../driver';
import { poll } from '../driver/poll';
import type { ConsoleClient } from '../console';
import { enter, remitter, withOrder } from '../steps/people';
import { signIn, toBankForm } from '../steps/steps';
import { words } from '../steps/formSteps';

/** To read the notice. */
const toLogin = { later: times.loginRedirectDelay };

journey(
  'session expired in the middle of the payee form [F6-07]',
  async (d, { person, sandbox }) => {
    const payer = await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await toBankForm(d);
    await d.fill('payee-chn-bank-name', '王小明');
    await d.pick('payee-chn-bank-relationshipToReceiver', 'Parent');
    await d.fill('payee-chn-bank-cardNumber', '6225880000123456');

    // Codes must be a minute apart.
    await sandbox.console.advance(61_000);
    await sandbox.console.endSessions(payer.payerId);
    await d.tap('payee-form-submit');
    await d.see(words('account.login.ended'), toLogin);
    await signIn(d, { person, console: sandbox.console });

    await d.see('payee-form');
    assert.equal(await d.value('payee-chn-bank-name'), '王小明');
    await d.see('Parent');
    assert.equal((await d.value('payee-chn-bank-cardNumber')).replace(/\s/g, ''), '6225880000123456');
    await d.tap('payee-form-submit');
    await d.seePath('/confirmRemit');
    await d.see('王小明');
  },
  { everyTarget: true },
);

const accountAnswered = (d: Driver, console: ConsoleClient, payerId: string): Promise<unknown> =>
  poll(
    'the account tab to have its answers',
    async () => {
      const sent = await d.requests();
      for (const { name, path } of [payerHistory, messageNew]) {
        const answered = (await console.calls({ call: name, payerId })).length;
        if (answered === 0 || answered < sent.filter((url) => url.includes(path)).length) return false;
      }
      return true;
    },
    { describe: () => d.outline() },
  );

journey(
  'calls of one screen that expire together: one notice, one login',
  async (d, { person, sandbox }) => {
    const payer = await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await d.see('remit-coupon');
    await sandbox.console.advance(61_000);
    await d.tap('tab-user');
    await d.see('user-messages');
    await accountAnswered(d, sandbox.console, payer.payerId);
    await sandbox.console.endSessions(payer.payerId);
    const before = (await d.requests()).length;
    await d.tap('user-messages');
    await d.see('Your session has expired');
    await d.see(words('account.login.ended'), toLogin);
    await d.seePath('/login');
    assert.ok((await d.requests()).length - before >= 2, 'several calls');
    await signIn(d, { person, console: sandbox.console });
    await d.seePath('/message-center');
  },
  { everyTarget: true },
);

journey(
  'a link to a transfer, signed out: log in to see it, then the transfer; a country without recipients shows those elsewhere',
  async (d, { person, sandbox }) => {
    const { seqNo, payeeId } = await withOrder(sandbox, person);
    await d.open('bankOrder', { params: { seqNo } });
    await d.see(words('account.start.forOrder'));
    await d.tap('start-login');
    await d.see(words('account.start.forOrder'));
    await signIn(d, { person, console: sandbox.console });
    await d.see('order-detail');

    await d.open('selectPayee', { params: { country: 'PHL' } });
    await d.see('Philippines: no recipients yet');
    await d.see('payees-elsewhere');
    await d.tap(`payee-${payeeId}`);
    await d.see('payee-send');
  },
  { everyTarget: true },
);
