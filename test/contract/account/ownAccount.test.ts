import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { ownerCodes } from '@/contracts/errors/server';
import { ordered, remitter } from '../support/orders';
import { cardPerson } from '../support/payees';
import type { Person } from '../support/person';
import { freshPhone, phoneContact, refused, signUp, ticketFor } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const day = 86_400_000;

describe('where an account is signed in, and its end', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  async function elsewhere(person: Person, device: string, agent: string) {
    const client = sandbox.client();
    const { ticket } = await ticketFor(sandbox, client, phoneContact(person.phoneNumber), 'login');
    await client.call(
      'login.userInfo',
      { ...phoneContact(person.phoneNumber), ticket },
      { 'unique-identification': device, 'user-agent': agent, 'platform-type': 'Weapp' },
    );
    return client;
  }

  test('devices are told each once, the asking one first; a renewed token is the same device', async () => {
    const person = await signUp(sandbox);
    await sandbox.console.advance(61_000);
    const phone = await elsewhere(person, 'device-phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)');
    const before = await phone.call('user.devices', {});
    assert.deepEqual(before.list.map(({ current, platform, system }) => [current, platform, system]).slice(0, 1), [[true, 'Weapp', 'iPhone']]);
    assert.equal(before.list.length, 2);
    const [own] = before.list;
    await sandbox.console.advance(2 * day);
    await phone.call('user.profile', {}, { 'unique-identification': 'device-phone' });
    const after = await phone.call('user.devices', {});
    assert.equal(after.list.length, 2);
    assert.equal(after.list[0]?.deviceId, own?.deviceId);
    assert.equal(after.list[0]?.signedInAt, own?.signedInAt);
    assert.ok((after.list[0]?.seenAt ?? 0) > (own?.seenAt ?? 0));
  }); // prettier-ignore

  test('one device is logged out, or all of them; nobody else is', async () => {
    const person = await signUp(sandbox);
    const stranger = await signUp(sandbox);
    await sandbox.console.advance(61_000);
    const phone = await elsewhere(person, 'device-a', 'Android');
    const { list } = await person.client.call('user.devices', {});
    const other = list.find(({ current }) => !current);
    assert.ok(other);
    refused(await stranger.client.send('user.signOutDevices', { deviceId: other.deviceId }), errorCodes.notFound);
    assert.deepEqual(await person.client.call('user.signOutDevices', { deviceId: other.deviceId }), { ended: 1 });
    refused(await phone.send('user.profile', {}), errorCodes.loginExpired);
    await person.client.call('user.profile', {});
    assert.equal((await person.client.call('user.signOutDevices', {})).ended, 1);
    refused(await person.client.send('user.profile', {}), errorCodes.loginExpired);
    await stranger.client.call('user.profile', {});
  }); // prettier-ignore

  test('an account closes only with what guards it, and not while a transfer is under way', async () => {
    const person = await remitter(sandbox, 'AUS');
    const { client, phoneNumber } = person;
    const order = await ordered(person, { sourceAmount: '100' });
    const check = await client.call('user.closeCheck', {});
    const { seqNo, status, targetCountry, targetAmount, createTime } = order;
    assert.deepEqual(check.open, [{ seqNo, status, payeeName: order.payeeInfo.name, targetCountry, targetAmount, createTime }]);
    assert.deepEqual([check.orders, check.payees, check.keepYears], [1, 1, 7]);
    refused(await client.send('user.close', {}), ownerCodes.proofNeeded);
    const login = await ticketFor(sandbox, client, phoneContact(phoneNumber), 'replaceContact');
    refused(await client.send('user.close', { ownTicket: login.ticket }), ownerCodes.proofNeeded);
    const thief = await signUp(sandbox);
    const own = await ticketFor(sandbox, thief.client, phoneContact(thief.phoneNumber), 'closeAccount');
    refused(await client.send('user.close', { ownTicket: own.ticket }), ownerCodes.proofNeeded);
    const mine = await ticketFor(sandbox, client, phoneContact(phoneNumber), 'closeAccount');
    refused(await client.send('user.close', { ownTicket: mine.ticket }), errorCodes.wrongStep);
    for (const to of ['PAYMENT_RECEIVED', 'PAYMENT_SUCCESS', 'BANK_PROCESSING', 'BANK_ACCEPTED', 'BANK_REMITTED']) await sandbox.console.moveOrder(order.seqNo, to);
    assert.deepEqual((await client.call('user.closeCheck', {})).open, []);
    // The refusal did not use up the ticket.
    assert.deepEqual(await client.call('user.close', { ownTicket: mine.ticket }), { done: true });
  }); // prettier-ignore

  test('a closed account: what was only its payer’s is gone, orders are kept, no login enters, and the phone is free again', async () => {
    const person = await remitter(sandbox, 'AUS');
    const { client, phoneNumber, payerId } = person;
    const order = await ordered(person, { sourceAmount: '100' });
    for (const to of ['PAYMENT_RECEIVED', 'PAYMENT_SUCCESS', 'BANK_PROCESSING', 'BANK_ACCEPTED', 'BANK_REMITTED']) await sandbox.console.moveOrder(order.seqNo, to);
    const first = await ticketFor(sandbox, client, phoneContact(phoneNumber), 'setPassword');
    await client.call('login.setPassword', { contactType: 'phone', password: 'Abc12345', ticket: first.ticket });
    assert.equal(refused(await client.send('user.close', { password: 'Wrong123' }), errorCodes.passwordWrong).triesLeft, 4);
    const again = sandbox.client();
    const entered = await again.send('login.userInfo', { ...phoneContact(phoneNumber), password: 'Abc12345' });
    const { gToken } = entered.envelope.responseHeader;
    assert.ok(gToken);
    await client.call('user.close', { password: 'Abc12345' });

    refused(await client.send('user.profile', {}), errorCodes.loginExpired);
    const visitor = sandbox.client();
    const contact = phoneContact(phoneNumber);
    refused(await visitor.send('login.userInfo', { ...contact, password: 'Abc12345' }), errorCodes.passwordWrong);
    refused(await visitor.send('login.userInfo', { gToken }), errorCodes.ticketInvalid);
    await sandbox.console.advance(61_000);
    const { ticket, registered } = await ticketFor(sandbox, visitor, contact, 'login');
    assert.equal(registered, false);
    refused(await visitor.send('login.userInfo', { ...contact, ticket }), errorCodes.notRegistered);

    const row = await sandbox.db.selectFrom('payers').selectAll().where('id', '=', payerId).executeTakeFirstOrThrow();
    assert.deepEqual([row.phoneNumber, row.email, row.passwordHash, row.payPasswordHash], [null, null, null, null]);
    assert.ok(row.closedAt);
    for (const table of ['messages', 'notices', 'rateAlerts', 'openIds'] as const) {
      const left = await sandbox.db.selectFrom(table).select('payerId').where('payerId', '=', payerId).execute();
      assert.equal(left.length, 0, table);
    }
    const payees = await sandbox.db.selectFrom('payees').select(['id', 'deletedAt', 'fields']).where('payerId', '=', payerId).execute();
    assert.ok(payees.every(({ deletedAt, fields }) => deletedAt !== null && Object.keys(fields).length === 0));
    const kept = await sandbox.db.selectFrom('orders').select(['id', 'seqNo', 'payeeInfo']).where('payerId', '=', payerId).execute();
    assert.deepEqual(kept.map(({ seqNo }) => seqNo), [order.seqNo]);
    assert.ok(JSON.stringify(kept[0]?.payeeInfo).includes(order.payeeInfo.name));
    const cases = await sandbox.db.selectFrom('kycCases').select('id').where('payerId', '=', payerId).execute();
    assert.equal(cases.length, 1);
    const told = await sandbox.console.outbox(phoneNumber);
    assert.ok(told.some(({ subject }) => subject === 'Your account is closed'));

    const clauseIds = (await visitor.call('user.clauseList', { countryCode: 'AUS' })).list.map(({ clauseId }) => clauseId);
    const { payer } = await visitor.call('login.register', { ...contact, ticket, countryCode: 'AUS', language: 'en', clauseIds });
    assert.notEqual(payer.userId, payerId);
    assert.equal((await visitor.call('order.listRecords', { tab: 'all', pageSize: 20 })).rows.length, 0);
  }); // prettier-ignore

  test('a top-up that is paid comes before its account closes, and one that is not can be paid no more', async () => {
    const { client, phoneNumber } = await signUp(sandbox);
    const topUp = async () => (await client.call('recharge.create', { itemId: 'topup-aus-1', areaCode: '61', account: '412345678' })).payLink;
    const pay = async (link: string) => {
      const answer = await fetch(`${link}/paid`, { method: 'POST', headers: { accept: 'application/json' } });
      return ((await answer.json()) as { status: string }).status;
    };
    const { ticket: ownTicket } = await ticketFor(sandbox, client, phoneContact(phoneNumber), 'closeAccount');
    const [first, second] = [await topUp(), await topUp()];
    assert.equal(await pay(first), 'paid');
    refused(await client.send('user.close', { ownTicket }), errorCodes.wrongStep);
    await sandbox.console.advance(11_000);
    await client.call('user.close', { ownTicket });
    assert.equal(await pay(second), 'refunded');
  }); // prettier-ignore

  test('the links of an account end with it, also for who has opened one', async () => {
    const { client, phoneNumber } = await signUp(sandbox);
    const { shareCode } = await client.call('payeeShare.getUrl', { sourceCountry: 'AUS', country: 'CHN', name: '赵敏' });
    const { card } = await client.call('payeeCard.create', { country: 'PHL', ...cardPerson, accountType: 0 });
    const visitor = sandbox.client({ market: 'CHN' });
    visitor.token = (await visitor.call('payeeShare.check', { shareCode, countryCode: 'CHN' })).shareToken;
    const { ticket } = await ticketFor(sandbox, client, phoneContact(phoneNumber), 'closeAccount');
    await client.call('user.close', { ownTicket: ticket });
    refused(await visitor.send('payeeShare.agree', { agreed: true }), errorCodes.shareCodeInvalid);
    refused(await sandbox.client().send('payeeShare.check', { shareCode, countryCode: 'CHN' }), errorCodes.shareCodeInvalid);
    const kept = await sandbox.db.selectFrom('payeeCards').select('deletedAt').where('id', '=', card.cardId).executeTakeFirstOrThrow();
    assert.ok(kept.deletedAt);
  }); // prettier-ignore

  test('a lost SIM: phone and email are replaced by the other contact or the password, never only by the session', async () => {
    const person = await signUp(sandbox);
    const { client, phoneNumber } = person;
    const email = `lost-${person.payerId.slice(-8)}@example.com`;
    const first = await ticketFor(sandbox, client, { contactType: 'email', email }, 'bindEmail');
    const owner = await ticketFor(sandbox, client, phoneContact(phoneNumber), 'replaceContact');
    await client.call('login.emailBind', { email, ticket: first.ticket, ownTicket: owner.ticket });
    const next = freshPhone();
    const fresh = async () => (await ticketFor(sandbox, client, phoneContact(next), 'bindPhone')).ticket;
    const bind = (params: Record<string, unknown>) =>
      client.send('login.phoneBind', { areaCode: '61', phoneNumber: next, ...params });
    const ticket = await fresh();
    refused(await bind({ ticket }), ownerCodes.proofNeeded);
    // The SIM is lost: code to the email.
    const byMail = await ticketFor(sandbox, client, { contactType: 'email', email }, 'replaceContact');
    await client.call('login.phoneBind', { areaCode: '61', phoneNumber: next, ticket, ownTicket: byMail.ticket });
    assert.equal((await client.call('user.profile', {})).payer.phoneNumber, next);
    assert.ok((await sandbox.console.outbox(phoneNumber)).some(({ subject }) => subject === 'Your login details have changed'));
    const visitor = sandbox.client();
    const old = await ticketFor(sandbox, visitor, phoneContact(phoneNumber), 'login');
    assert.equal(old.registered, false);
  }); // prettier-ignore
});
