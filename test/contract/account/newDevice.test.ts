import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { ownerCodes } from '@/contracts/errors/server';
import { newKey, ordered, payOf, quoted, type Remitter, remitter, sendCommit } from '../support/orders';
import { siblingPayee } from '../support/payees';
import { phoneContact, refused, ticketFor } from '../support/person';
import type { SandboxClient } from '../support/sandboxClient';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const minute = 60_000;
const hour = 60 * minute;
const password = 'Passw0rd';
/** Above Australia's threshold for large sums. */
const large = '12000';

describe('a large sum from a device that is new to the account', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const contact = ({ phoneNumber }: Remitter) => phoneContact(phoneNumber);
  const deviceNamed = (name: string): SandboxClient =>
    sandbox.client({ market: 'AUS', 'unique-identification': name });
  async function on(person: Remitter, name: string): Promise<Remitter> {
    const client = deviceNamed(name);
    await client.call('login.userInfo', { ...contact(person), password });
    return { ...person, client };
  }
  async function people(): Promise<{ home: Remitter; phone: Remitter }> {
    const made = await remitter(sandbox);
    const { ticket } = await ticketFor(sandbox, made.client, contact(made), 'setPassword');
    await made.client.call('login.setPassword', { ...contact(made), password, ticket });
    const home = await on(made, 'home');
    await sandbox.console.advance(4 * 24 * hour);
    return { home, phone: await on(made, 'phone') };
  }
  const send = async (person: Remitter, sourceAmount = large) =>
    sendCommit(person.client, await quoted(person, { sourceAmount }));
  const asked = async (person: Remitter, amount?: string) =>
    refused(await send(person, amount), ownerCodes.deviceUnproved);
  const goes = async (person: Remitter, amount?: string) =>
    assert.equal((await send(person, amount)).envelope.code, errorCodes.ok);
  const codeFor = async (person: Remitter, scene: 'newDevice' | 'login') =>
    (await ticketFor(sandbox, person.client, contact(person), scene)).ticket;

  test('waits for a proof of the owner, in one transfer or in several; once it is given nothing more is asked there', async () => {
    const { home, phone } = await people();
    await asked(phone);
    await goes(phone, '6000');
    await asked(phone, '6000');
    await goes(home);
    refused(await phone.client.send('user.deviceProve', {}), ownerCodes.proofNeeded);
    const other = await codeFor(phone, 'login');
    refused(await phone.client.send('user.deviceProve', { ownTicket: other }), ownerCodes.proofNeeded);
    refused(await phone.client.send('user.deviceProve', { password: 'Wrong123' }), errorCodes.passwordWrong);
    await asked(phone);
    await phone.client.call('user.deviceProve', { ownTicket: await codeFor(phone, 'newDevice') });
    await goes(phone);
    await phone.client.call('login.logout', {});
    await goes(await on(phone, 'phone'));
    await asked(await on(phone, 'tablet'));
  });

  test('the password proves it as well, and three days make it known', async () => {
    const { phone } = await people();
    await phone.client.call('user.deviceProve', { password });
    await goes(phone);
    const tablet = await on(phone, 'tablet');
    await sandbox.console.advance(72 * hour - minute);
    await asked(tablet);
    await sandbox.console.advance(minute);
    await goes(tablet);
  });

  test('a token that was taken elsewhere comes from a new device, whatever it calls itself', async () => {
    const { home } = await people();
    for (const client of [sandbox.client({ market: 'AUS' }), deviceNamed('thief')]) {
      client.token = home.client.token;
      await asked({ ...home, client });
    }
    const nameless = sandbox.client({ market: 'AUS' });
    nameless.token = home.client.token;
    refused(await nameless.send('user.deviceProve', { password }), errorCodes.badParams);
  });

  test('the device that an account was made on is not new, and another account proves nothing', async () => {
    const { home, phone } = await people();
    await phone.client.call('user.deviceProve', { password });
    const neighbour = await people();
    await asked(neighbour.phone);
    await goes(neighbour.home);
    await goes(home);
    const first = await remitter(sandbox);
    const { ticket } = await ticketFor(sandbox, first.client, contact(first), 'setPassword');
    await first.client.call('login.setPassword', { ...contact(first), password, ticket });
    await goes(await on(first, 'the only one'));
  });

  test('after months of rest the first device is still known, and the next one is new', async () => {
    const { home } = await people();
    await sandbox.console.advance(60 * 24 * hour);
    const thief = await on(home, 'thief');
    await asked(thief);
    const back = await on(home, 'home');
    await goes(back);
    await asked(thief);
  });

  test('every way to an order of that size asks; staff are not asked', async () => {
    const { home, phone } = await people();
    const { client } = phone;
    const sibling = await home.client.call('payee.add', siblingPayee);
    const open = await ordered(home, { sourceAmount: large });
    const failed = await ordered(home, { sourceAmount: large });
    await sandbox.console.moveOrder(failed.seqNo, 'PAYMENT_FAILED');
    const small = await ordered(home, { sourceAmount: '100' });
    await home.client.call('order.pay', payOf(small, 120));
    await sandbox.console.action('payment.receive', { seqNo: small.seqNo, amount: '20000.00' });
    const part = await ordered(home, { sourceAmount: large });
    await home.client.call('order.pay', payOf(part, 120));
    await sandbox.console.action('payment.receive', { seqNo: part.seqNo, amount: '400.00' });
    const seqNo = open.seqNo;
    const ways: Record<string, () => ReturnType<SandboxClient['send']>> = {
      commit: async () =>
        client.send('order.commit', await quoted(phone, { sourceAmount: large }), {
          'idempotency-key': newKey(),
        }),
      relation: () => client.send('order.relationShipChange', { seqNo, relation: 'spouse' }),
      confirmApply: () =>
        client.send('order.confirmApply', { seqNo, purpose: 'GIFT', relation: 'parents', lockRate: false }),
      payee: () => client.send('order.payeeChange', { seqNo, payeeId: sibling.payee.id }),
      topUp: () => client.send('order.changeAmount', { seqNo: part.seqNo, option: 'topUp' }),
      acceptActual: () => client.send('order.changeAmount', { seqNo: small.seqNo, option: 'acceptActual' }),
      payAgain: () => client.send('order.pay', payOf(failed, 120)),
    };
    for (const [way, ask] of Object.entries(ways))
      assert.equal((await ask()).envelope.code, ownerCodes.deviceUnproved, way);
    await sandbox.console.moveOrder(failed.seqNo, 'PAYMENT_RECEIVED');
    delete ways.payAgain;
    await client.call('user.deviceProve', { password });
    for (const [way, ask] of Object.entries(ways)) {
      const { code, msg } = (await ask()).envelope;
      assert.equal(code, errorCodes.ok, `${way}: ${msg}`);
    }
  });
});
