import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { ownerCodes } from '@/contracts/errors/server';
import { quoted, remitter, sendCommit } from '../support/orders';
import type { Person, Scene } from '../support/person';
import { emailContact, freshPhone, phoneContact, refused, signUp, ticketFor } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';
import { waitsFor } from '../support/waitsFor';

const minute = 60_000;
const hour = 60 * minute;
const password = 'Passw0rd';

describe('what changes an account is asked of its owner', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const own = (person: Person) => phoneContact(person.phoneNumber);
  const ownTicket = async (person: Person, scene: Scene): Promise<string> => {
    await sandbox.console.advance(minute);
    return (await ticketFor(sandbox, person.client, own(person), scene)).ticket;
  };
  const row = async (person: Person) => (await sandbox.console.payer(person.payerId)).payer;

  async function waysOf(person: Person) {
    const number = freshPhone();
    const mail = `own-${number}@example.com`;
    const phone = await ticketFor(sandbox, person.client, phoneContact(number), 'bindPhone');
    const email = await ticketFor(sandbox, person.client, emailContact(mail), 'bindEmail');
    return [
      {
        call: 'login.setPassword' as const, scene: 'setPassword' as const, params: { ...own(person), password: 'NewPass1' },
        byTicket: (ticket: string) => ({ ticket }), byPassword: (oldPassword: string) => ({ oldPassword }),
      },
      {
        call: 'user.payPasswordSet' as const, scene: 'payPassword' as const, params: { ...own(person), payPassword: 'money135' },
        byTicket: (ticket: string) => ({ ticket }), byPassword: (text: string) => ({ password: text }),
      },
      {
        call: 'login.phoneBind' as const, scene: 'replaceContact' as const,
        params: { areaCode: '61', phoneNumber: number, ticket: phone.ticket },
        byTicket: (ticket: string) => ({ ownTicket: ticket }), byPassword: (text: string) => ({ password: text }),
      },
      {
        call: 'login.emailBind' as const, scene: 'replaceContact' as const, params: { email: mail, ticket: email.ticket },
        byTicket: (ticket: string) => ({ ownTicket: ticket }), byPassword: (text: string) => ({ password: text }),
      },
      {
        call: 'user.update' as const, scene: 'replaceContact' as const, params: { email: `new-${mail}` },
        byTicket: (ticket: string) => ({ ownTicket: ticket }), byPassword: (text: string) => ({ password: text }),
      },
    ]; // prettier-ignore
  }

  test('a mere session sets no first password, no payment password and no first or other contact', async () => {
    const person = await signUp(sandbox);
    const thief = await signUp(sandbox);
    const before = await row(person);
    for (const { call, scene, params, byTicket } of await waysOf(person)) {
      refused(await person.client.send(call, params), ownerCodes.proofNeeded);
      const other = await ownTicket(person, 'login');
      refused(await person.client.send(call, { ...params, ...byTicket(other) }), ownerCodes.proofNeeded);
      const theirs = await ownTicket(thief, scene);
      refused(await person.client.send(call, { ...params, ...byTicket(theirs) }), ownerCodes.proofNeeded);
      const late = await ownTicket(person, scene);
      await sandbox.console.advance(10 * minute);
      refused(await person.client.send(call, { ...params, ...byTicket(late) }), ownerCodes.proofNeeded);
      // Codes have daily limits.
      await sandbox.console.advance(24 * 60 * minute);
    }
    assert.deepEqual(await row(person), before);
  });

  test('nor a first phone for an account that was opened by email', async () => {
    const client = sandbox.client();
    const email = `mailed-${freshPhone()}@example.com`;
    const { ticket } = await ticketFor(sandbox, client, emailContact(email), 'register');
    const { list } = await client.call('user.clauseList', { countryCode: 'AUS' });
    const clauseIds = list.map(({ clauseId }) => clauseId);
    await client.call('login.register', { ...emailContact(email), ticket, countryCode: 'AUS', language: 'en', clauseIds });
    const phoneNumber = freshPhone();
    const bind = await ticketFor(sandbox, client, phoneContact(phoneNumber), 'bindPhone');
    const first = { areaCode: '61', phoneNumber, ticket: bind.ticket };
    refused(await client.send('login.phoneBind', first), ownerCodes.proofNeeded);
    const proof = await ticketFor(sandbox, client, emailContact(email), 'replaceContact');
    const { payer } = await client.call('login.phoneBind', { ...first, ownTicket: proof.ticket });
    assert.equal(payer.phoneNumber, phoneNumber);
  }); // prettier-ignore

  test('before the proof nobody is told whether a contact has an account', async () => {
    const person = await signUp(sandbox);
    const taken = `taken-${freshPhone()}@example.com`;
    const owner = await signUp(sandbox);
    const { ticket } = await ticketFor(sandbox, owner.client, emailContact(taken), 'bindEmail');
    const ownProof = await ownTicket(owner, 'replaceContact');
    await owner.client.call('login.emailBind', { email: taken, ticket, ownTicket: ownProof });
    for (const email of [taken, `free-${freshPhone()}@example.com`]) {
      refused(await person.client.send('user.update', { email }), ownerCodes.proofNeeded);
      refused(await person.client.send('login.emailBind', { email, ticket: 'none' }), ownerCodes.proofNeeded);
    }
    const phone = { areaCode: '61', phoneNumber: owner.phoneNumber, ticket: 'none' };
    refused(await person.client.send('login.phoneBind', phone), ownerCodes.proofNeeded);
    const proof = await ownTicket(person, 'replaceContact');
    refused(
      await person.client.send('user.update', { email: taken, ownTicket: proof }),
      errorCodes.contactTaken,
    );
  });

  test('a code to a contact of the account proves its owner, once', async () => {
    for (const index of [0, 1, 2, 3, 4]) {
      const person = await signUp(sandbox);
      const way = (await waysOf(person))[index];
      assert.ok(way);
      const ticket = await ownTicket(person, way.scene);
      await person.client.call(way.call, { ...way.params, ...way.byTicket(ticket) });
      const spent = await sandbox.db.selectFrom('tickets').select('usedAt').where('id', '=', ticket).executeTakeFirst();
      assert.ok(spent?.usedAt, way.call);
    }
  }); // prettier-ignore

  test('the password of the account proves its owner; a wrong one counts', async () => {
    for (const index of [0, 1, 2, 3, 4]) {
      const person = await signUp(sandbox, 'AUS', { password });
      const way = (await waysOf(person))[index];
      assert.ok(way);
      const wrong = await person.client.send(way.call, { ...way.params, ...way.byPassword('Wrong123') });
      assert.equal(refused(wrong, errorCodes.passwordWrong).triesLeft, 4, way.call);
      await person.client.call(way.call, { ...way.params, ...way.byPassword(password) });
    }
  });

  test('every change is told on every contact, in the language of its owner, and in the app', async () => {
    const person = await signUp(sandbox, 'AUS', { password, language: 'zh' });
    const mail = `told-${person.payerId.slice(-8)}@example.com`;
    const bind = await ticketFor(sandbox, person.client, emailContact(mail), 'bindEmail');
    const told = async () => ({
      phone: (await sandbox.console.outbox(person.phoneNumber)).filter(({ subject }) => subject === '您的登录信息已更改').length,
      mail: (await sandbox.console.outbox(mail)).filter(({ subject }) => subject === '您的登录信息已更改').length,
      app: (await person.client.call('message.list', { pageSize: 20 })).rows.map(({ titleKey }) => titleKey).filter((key) => key.startsWith('message.security.')),
    });
    await person.client.call('login.emailBind', { email: mail, ticket: bind.ticket, password });
    assert.deepEqual(await told(), { phone: 1, mail: 1, app: ['message.security.emailAdded.title'] });
    await person.client.call('user.payPasswordSet', { payPassword: 'money135', password });
    assert.deepEqual((await told()).phone, 2);
    assert.deepEqual((await told()).mail, 2);
    await person.client.call('user.payPasswordSet', { payPassword: 'other246', oldPayPassword: 'money135' });
    await person.client.call('login.setPassword', { ...own(person), password: 'NewPass1', oldPassword: password });
    assert.deepEqual(await told(), { phone: 4, mail: 4, app: [
      'message.security.passwordChanged.title', 'message.security.payPasswordChanged.title',
      'message.security.payPasswordSet.title', 'message.security.emailAdded.title',
    ] });
    const texts = [...await sandbox.console.outbox(person.phoneNumber), ...await sandbox.console.outbox(mail)];
    assert.ok(texts.every(({ body }) => !body.includes('money135') && !body.includes('NewPass1')));
  }); // prettier-ignore

  async function takenOver() {
    const person = await signUp(sandbox, 'AUS', { password });
    const thief = sandbox.client();
    await thief.call('login.userInfo', { ...own(person), password });
    const number = freshPhone();
    const mail = `thief-${number}@example.com`;
    const phone = await ticketFor(sandbox, thief, phoneContact(number), 'bindPhone');
    await thief.call('login.phoneBind', { areaCode: '61', phoneNumber: number, ticket: phone.ticket, password });
    const email = await ticketFor(sandbox, thief, emailContact(mail), 'bindEmail');
    await thief.call('login.emailBind', { email: mail, ticket: email.ticket, password });
    await thief.call('login.setPassword', { ...phoneContact(number), password: 'Thief123', oldPassword: password });
    const link = (await sandbox.console.outbox(person.phoneNumber)).map(({ body }) => /undoContact\?code=([\w-]+)/.exec(body)?.[1]).find(Boolean);
    assert.ok(link);
    return { person, thief, number, mail, code: link };
  } // prettier-ignore

  test('who had the contact that was replaced takes the account back for 72 hours: all that came after it is undone', async () => {
    const { person, thief, number, mail, code } = await takenOver();
    refused(await person.client.send('user.profile', {}), errorCodes.phoneChanged);
    await sandbox.console.advance(71 * hour);
    const visitor = sandbox.client();
    await visitor.call('user.undoContact', { code });
    refused(await thief.send('user.profile', {}), errorCodes.phoneChanged);
    const after = await row(person);
    assert.deepEqual([after.phoneNumber, after.email, after.hasPassword], [person.phoneNumber, null, false]);
    for (const contact of [phoneContact(number), emailContact(mail), own(person)])
      refused(await visitor.send('login.userInfo', { ...contact, password: 'Thief123' }), errorCodes.passwordWrong);
    const login = await ticketFor(sandbox, visitor, own(person), 'login');
    assert.equal((await visitor.call('login.userInfo', { ...own(person), ticket: login.ticket })).payer.userId, person.payerId);
    refused(await visitor.send('user.undoContact', { code }), ownerCodes.undoTooLate);
    const told = (await visitor.call('message.list', { pageSize: 20 })).rows.find(({ titleKey }) => titleKey.includes('phoneReplaced'));
    assert.equal(told?.params.hours, '72');
    const sent = (await sandbox.console.outbox(person.phoneNumber)).map(({ body }) => body);
    assert.ok(sent.some((body) => body.includes(' within 72 hours: ')), sent.join('\n'));
    assert.ok(sent.some((body) => body.endsWith("It's valid for 10 minutes.")), sent.join('\n'));
  }); // prettier-ignore

  for (const way of ['a code', 'a mailed link'])
    test(`so does who had the email that was replaced by ${way}`, async () => {
      const { client, payerId } = await signUp(sandbox, 'AUS', { password });
      const mail = (whose: string) => `${whose}-${payerId.slice(-8)}@example.com`;
      const bind = async (email: string) => {
        const { ticket } = await ticketFor(sandbox, client, emailContact(email), 'bindEmail');
        await client.call('login.emailBind', { email, ticket, password });
      };
      const sent = async (to: string, link: RegExp) =>
        (await sandbox.console.outbox(to)).map(({ body }) => link.exec(body)?.[1]).find(Boolean) as string;
      await bind(mail('own'));
      if (way === 'a code') await bind(mail('thief'));
      else {
        await client.call('user.update', { email: mail('thief'), password });
        await client.call('email.activate', {
          code: await sent(mail('thief'), /emailResult\?code=([\w-]+)/),
        });
      }
      const shown = async () => (await row({ payerId } as Person)).email;
      assert.equal(await shown(), mail('thief'));
      const code = await sent(mail('own'), /undoContact\?code=([\w-]+)/);
      await sandbox.client().call('user.undoContact', { code });
      assert.equal(await shown(), mail('own'));
    });

  test('it is taken back after whatever change of it is under way', async () => {
    const { person, code } = await takenOver();
    const undo = () => sandbox.client().call('user.undoContact', { code });
    assert.ok(await waitsFor(sandbox, person.payerId, undo));
    assert.equal((await row(person)).phoneNumber, person.phoneNumber);
  });

  test('after 72 hours, with another code, or once the contact is someone else’s nothing is undone', async () => {
    const { person, number, code } = await takenOver();
    refused(await sandbox.client().send('user.undoContact', { code: `${code.slice(0, -2)}xx` }), ownerCodes.undoTooLate);
    await sandbox.console.advance(minute);
    const newcomer = sandbox.client();
    const { ticket } = await ticketFor(sandbox, newcomer, own(person), 'register');
    const { list } = await newcomer.call('user.clauseList', { countryCode: 'AUS' });
    await newcomer.call('login.register', { ...own(person), ticket, countryCode: 'AUS', language: 'en', clauseIds: list.map(({ clauseId }) => clauseId) });
    refused(await sandbox.client().send('user.undoContact', { code }), errorCodes.contactTaken);
    assert.equal((await row(person)).phoneNumber, number);
    const late = await takenOver();
    await sandbox.console.advance(72 * hour);
    refused(await sandbox.client().send('user.undoContact', { code: late.code }), ownerCodes.undoTooLate);
  }); // prettier-ignore

  test('nothing is undone while the staff have frozen the account', async () => {
    const { person, number, code } = await takenOver();
    await sandbox.console.action('account.freeze', { payerId: person.payerId, minutes: 60 });
    refused(await sandbox.client().send('user.undoContact', { code }), errorCodes.FreezeLogin);
    assert.equal((await row(person)).phoneNumber, number);
    await sandbox.console.action('account.unfreeze', { payerId: person.payerId });
    await sandbox.client().call('user.undoContact', { code });
    assert.equal((await row(person)).phoneNumber, person.phoneNumber);
  });

  test('large sums wait 72 hours after a changed credential or contact, in one transfer or in several; a first password does not matter', async () => {
    const person = await remitter(sandbox, 'AUS');
    const send = async (sourceAmount: string) => sendCommit(person.client, await quoted(person, { sourceAmount }));
    const check = () => person.client.send('remit.largeLimitCheck', { sourceAmount: '10000.01', sourceCurrency: 'AUD' });
    await person.client.call('login.setPassword', { ...own(person), password, ticket: await ownTicket(person, 'setPassword') });
    assert.equal((await check()).envelope.code, '0');
    assert.equal((await send('10000.01')).envelope.code, '0');
    await sandbox.console.advance(minute);
    await person.client.call('login.setPassword', { ...own(person), password: 'NewPass1', oldPassword: password });
    assert.equal(refused(await send('10000.01'), ownerCodes.largeSumWaits).residualAmount, '10000.00');
    refused(await check(), ownerCodes.largeSumWaits);
    assert.equal((await send('6000')).envelope.code, '0');
    assert.equal(refused(await send('6000'), ownerCodes.largeSumWaits).residualAmount, '4000.00');
    await sandbox.console.advance(71 * hour);
    refused(await send('10000.01'), ownerCodes.largeSumWaits);
    await sandbox.console.advance(hour);
    assert.equal((await send('10000.01')).envelope.code, '0');
    const phoneNumber = freshPhone();
    const bind = await ticketFor(sandbox, person.client, phoneContact(phoneNumber), 'bindPhone');
    await person.client.call('login.phoneBind', { areaCode: '61', phoneNumber, ticket: bind.ticket, password: 'NewPass1' });
    assert.equal(refused(await send('10000.01'), ownerCodes.largeSumWaits).residualAmount, '10000.00');
  }); // prettier-ignore
});
