import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import type { Person } from '../support/person';
import { phoneContact, refused, signUp, ticketFor } from '../support/person';
import type { SandboxClient } from '../support/sandboxClient';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const minute = 60_000;
const hour = 60 * minute;

describe('a login ends with all its tokens', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const holding = (token: string): SandboxClient => {
    const client = sandbox.client();
    client.token = token;
    return client;
  };
  const works = (client: SandboxClient) => client.call('user.profile', {});
  const ended = async (client: SandboxClient, code: string = errorCodes.loginExpired) =>
    refused(await client.send('user.profile', {}), code);

  const password = 'Passw0rd';
  async function logIn(person: Person): Promise<{ client: SandboxClient; gToken: string }> {
    const client = sandbox.client();
    const contact = phoneContact(person.phoneNumber);
    const { envelope } = await client.send('login.userInfo', { ...contact, password });
    assert.ok(envelope.responseHeader.gToken, envelope.msg);
    return { client, gToken: envelope.responseHeader.gToken };
  }
  async function opened(gToken: string): Promise<{ client: SandboxClient; gToken: string }> {
    const client = sandbox.client();
    const { envelope } = await client.send('login.userInfo', { gToken });
    assert.ok(envelope.responseHeader.gToken, envelope.msg);
    return { client, gToken: envelope.responseHeader.gToken };
  }
  async function renewed(client: SandboxClient): Promise<SandboxClient> {
    const former = holding(client.token);
    await sandbox.console.advance(25 * hour);
    await works(client);
    assert.notEqual(client.token, former.token);
    return former;
  }

  test('logging out by a renewed token ends the former one at once', async () => {
    const { client } = await signUp(sandbox);
    const former = await renewed(client);
    await works(client);
    await works(former);
    await client.call('login.logout', {});
    await ended(former);
  });

  test('logging out ends its own login, though another one was ended under the same key', async () => {
    const key = { 'idempotency-key': 'one-key-for-two' };
    for (const call of ['login.logout', 'user.signOutDevices'] as const) {
      const person = await signUp(sandbox, 'AUS', { password });
      const { client: other } = await logIn(person);
      await other.call(call, {}, key);
      const { client: last } = await logIn(person);
      await last.call(call, {}, key);
      await ended(last);
    }
  });

  test('logging out by the former token ends the renewed one, used or not', async () => {
    for (const use of [true, false]) {
      const { client } = await signUp(sandbox);
      const former = await renewed(client);
      if (use) await works(client);
      await former.call('login.logout', {});
      await ended(client);
      await ended(former);
    }
  });

  test('sessions opened by a gToken belong to the login it came from, however many and however far', async () => {
    const person = await signUp(sandbox, 'AUS', { password });
    const app = await logIn(person);
    const pages = [];
    for (let count = 0; count < 5; count += 1) pages.push(await opened(app.gToken));
    const page = pages[4] as (typeof pages)[number];
    const pageOfPage = await opened(page.gToken);
    const former = await renewed(pageOfPage.client);
    await pageOfPage.client.call('login.logout', {});
    for (const client of [app.client, former, ...pages.map((one) => one.client)]) await ended(client);
    for (const { gToken } of [app, ...pages, pageOfPage])
      refused(await sandbox.client().send('login.userInfo', { gToken }), errorCodes.ticketInvalid);
    await works(person.client);
  });

  test('a changed password ends every other login with all its tokens, and none of its own', async () => {
    const person = await signUp(sandbox, 'AUS', { password });
    const other = await logIn(person);
    const otherPage = await opened(other.gToken);
    const otherFormer = await renewed(other.client);
    await works(other.client);
    const own = await logIn(person);
    const ownPage = await opened(own.gToken);
    const change = { ...phoneContact(person.phoneNumber), password: 'NewPass1', oldPassword: password };
    await ownPage.client.call('login.setPassword', change);
    for (const client of [other.client, otherPage.client, otherFormer, person.client])
      await ended(client, errorCodes.passwordChanged);
    refused(
      await sandbox.client().send('login.userInfo', { gToken: other.gToken }),
      errorCodes.ticketInvalid,
    );
    await works(own.client);
    await works(ownPage.client);
  });

  test('logging a device out ends what it opened elsewhere', async () => {
    const person = await signUp(sandbox, 'AUS', { password });
    const lost = sandbox.client();
    const { envelope } = await lost.send(
      'login.userInfo',
      { ...phoneContact(person.phoneNumber), password },
      { 'unique-identification': 'lost-phone' },
    );
    const page = await opened(envelope.responseHeader.gToken as string);
    const { list } = await person.client.call('user.devices', {});
    const seen = list.filter(({ current }) => !current);
    assert.equal(seen.length, 2);
    for (const { deviceId } of seen.slice(0, 1))
      await person.client.call('user.signOutDevices', { deviceId });
    await ended(lost);
    await ended(page.client);
    await works(person.client);
  });

  test('a password that is reset ends all logins with all their tokens', async () => {
    const person = await signUp(sandbox, 'AUS', { password });
    const other = await logIn(person);
    const page = await opened(other.gToken);
    await sandbox.console.advance(2 * minute);
    const visitor = sandbox.client();
    const contact = phoneContact(person.phoneNumber);
    const { ticket } = await ticketFor(sandbox, visitor, contact, 'resetPassword');
    await visitor.call('login.setPassword', { ...contact, ticket, password: 'NewPass1' });
    for (const client of [person.client, other.client, page.client])
      await ended(client, errorCodes.passwordChanged);
  });
});
