import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { callNames, callRow } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { codes } from '../../sandbox/dispatch/refusal';
import { demoAccounts } from '../../sandbox/seed/demoAccounts';
import { emailContact, ticketFor } from './support/person';
import type { SandboxClient } from './support/sandboxClient';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

type Entries = Record<string, { type: string }>;
const entriesOf = (name: (typeof callNames)[number]): Entries =>
  (callRow(name).params as unknown as { entries: Entries }).entries;

function wrongParams(name: (typeof callNames)[number]): Record<string, unknown> | null {
  const fields = Object.entries(entriesOf(name));
  const inPath = (field: string) => callRow(name).path.includes(`{${field}}`);
  if (fields.length === 0) return null;
  const path = Object.fromEntries(
    fields.filter(([field]) => inPath(field)).map(([field]) => [field, '!'.repeat(100)]),
  );
  if (fields.some(([field, { type }]) => !inPath(field) && type !== 'optional')) return path;
  return {
    ...path,
    ...Object.fromEntries(
      fields.filter(([field]) => !inPath(field)).map(([field]) => [field, { wrong: 'x'.repeat(200) }]),
    ),
  };
}

describe('every call of the catalogue', () => {
  let sandbox: TestSandbox;
  let signedIn: SandboxClient;
  let visitor: SandboxClient;
  let unanswered: readonly string[];
  const clientFor = (name: (typeof callNames)[number]) =>
    callRow(name).token === 'share' ? visitor : signedIn;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true, seed: true });
    signedIn = sandbox.client();
    const demo = emailContact(demoAccounts.list.find(({ market }) => market === 'AUS')?.email ?? '');
    const { ticket } = await ticketFor(sandbox, signedIn, demo, 'login');
    await signedIn.call('login.userInfo', { ...demo, ticket });
    const link = { sourceCountry: 'AUS', country: 'CHN', name: '赵敏' };
    const { shareCode } = await signedIn.call('payeeShare.getUrl', link);
    visitor = sandbox.client();
    const shared = { shareCode, countryCode: 'CHN' } as const;
    visitor.token = (await visitor.call('payeeShare.check', shared)).shareToken;
    ({ unanswered } = await sandbox.console.get<{ unanswered: string[] }>('/status'));
  });
  after(() => sandbox.close());

  for (const name of callNames) {
    const row = callRow(name);
    test(`${name} refuses wrong params and names the fields`, async () => {
      const params = wrongParams(name);
      if (!params || row.contentType === 'multipart') return;
      const { envelope, status } = await clientFor(name).send(name, params);
      assert.equal(envelope.code, codes.badParams, JSON.stringify(envelope));
      assert.equal(status, 200);
      assert.ok((envelope.model as { fields: string[] }).fields.length > 0);
      assert.equal(envelope.msg.includes('wrong'), false, 'what was sent is not echoed');
    });

    if (row.token === 'required') {
      test(`${name} says login expired without a token [P6-06]`, async () => {
        const { envelope } = await sandbox.client().send(name, {});
        assert.equal(envelope.code, codes.loginExpired);
      });
    }
    if (row.token === 'none') {
      test(`${name} asks for no login`, async () => {
        const { envelope } = await sandbox.client().send(name, {});
        assert.notEqual(envelope.code, codes.loginExpired);
      });
    }
    if (row.token === 'share') {
      test(`${name} takes no login, and no login is asked for`, async () => {
        for (const client of [sandbox.client(), signedIn]) {
          const { envelope } = await client.send(name, {});
          assert.equal(envelope.code, errorCodes.shareCodeInvalid);
        }
      });
    }
    if (row.token === 'required') {
      test(`${name} is closed to the visitor of a share link`, async () => {
        assert.equal((await visitor.send(name, {})).envelope.code, codes.loginExpired);
      });
    }
    if (row.encrypted) {
      test(`${name} takes nothing unencrypted`, async () => {
        const path = row.path.replace(/\{\w+\}/g, 'AUS');
        const { text } = await signedIn.raw(path, { method: row.method, headers: { token: signedIn.token } });
        assert.equal((JSON.parse(text) as { code: string }).code, codes.decryptFailed);
      });
    }
    test(`${name} is answered`, () => {
      assert.ok(!unanswered.includes(name), 'no domain answers it');
    });
  }

  /** End the session or need one of several params. */
  const apart: readonly string[] = [
    'login.logout',
    'login.userInfo',
    'common.uploadImage',
    'user.signOutDevices',
    'user.close',
    'user.deviceProve',
  ];
  test('calls without params answer a signed-in payer, in the shape of the catalogue', async () => {
    for (const name of callNames) {
      const entries = (callRow(name).params as unknown as { entries: Record<string, { type: string }> })
        .entries;
      const needs = Object.values(entries).some((field) => field.type !== 'optional');
      if (needs || apart.includes(name)) continue;
      const { envelope, status } = await signedIn.send(name, {});
      assert.equal(`${name} ${status} ${envelope.code}`, `${name} 200 0`);
    }
  });
});
