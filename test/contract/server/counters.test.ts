import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { after, before, test } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { errorCodes } from '@/contracts/errors';
import { callLimits, limitTries } from '../../../sandbox/dispatch/limits';
import { codes } from '../../../sandbox/dispatch/refusal';
import { wrongPerCode } from '../../../sandbox/domains/account/contact/codeLimits';
import { passwordTries } from '../../../sandbox/domains/account/credentials/password';
import { freshPhone, phoneContact, signUp } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

/* Must count concurrent attempts. Only PostgreSQL proves it: PGlite serializes writers. */

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox({ quiet: true });
});
after(() => sandbox.close());

/** A device each: one device's calls are serialized. */
const deviceOf = (n: number) => ({ 'unique-identification': `device-of-try-${n}` });
const many = <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, n) => make(n)));
const tally = (list: readonly string[]): Record<string, number> =>
  list.reduce<Record<string, number>>((counts, code) => ({ ...counts, [code]: (counts[code] ?? 0) + 1 }), {});

test('200 wrong passwords at the same time: five are looked at, then the account is locked', async () => {
  const password = 'Right1pass';
  const { phoneNumber } = await signUp(sandbox, 'AUS', { password });
  const contact = phoneContact(phoneNumber);
  const clients = Array.from({ length: 10 }, () => sandbox.client());
  const replies = await many(200, (n) =>
    (clients[n % 10] as (typeof clients)[number]).send(
      'login.userInfo',
      { ...contact, password: `Wrong${n}pass` },
      deviceOf(n),
    ),
  );
  const seen = tally(replies.map(({ envelope }) => envelope.code));
  assert.equal(seen[errorCodes.passwordWrong], passwordTries.maxWrong - 1);
  assert.equal(seen[errorCodes.FreezeLogin], 200 - passwordTries.maxWrong + 1);
  const right = await sandbox.client().send('login.userInfo', { ...contact, password });
  assert.equal(right.envelope.code, errorCodes.FreezeLogin);
});

test('one code gives one ticket, however often it is sent at once', async () => {
  const contact = phoneContact(freshPhone());
  const client = sandbox.client();
  await client.call('login.captcha', { ...contact, scene: 'login' });
  const captcha = await sandbox.console.captchaFor(
    contact.contactType === 'phone' ? contact.phoneNumber : '',
  );
  const replies = await many(50, (n) =>
    client.send('login.captchaVerify', { ...contact, scene: 'login', captcha }, deviceOf(n)),
  );
  assert.equal(replies.filter(({ envelope }) => envelope.code === codes.ok).length, 1);
});

test('200 wrong codes at once: five are looked at, then the code is gone', async () => {
  const contact = phoneContact(freshPhone());
  const client = sandbox.client();
  await client.call('login.captcha', { ...contact, scene: 'login' });
  const right = await sandbox.console.captchaFor(contact.contactType === 'phone' ? contact.phoneNumber : '');
  const wrong = right === '000000' ? '000001' : '000000';
  const replies = await many(200, (n) =>
    client.send('login.captchaVerify', { ...contact, scene: 'login', captcha: wrong }, deviceOf(n)),
  );
  const seen = tally(replies.map(({ envelope }) => envelope.code));
  assert.equal(seen[errorCodes.captchaWrong], wrongPerCode - 1);
  const late = await client.send('login.captchaVerify', { ...contact, scene: 'login', captcha: right });
  assert.notEqual(late.envelope.code, codes.ok);
});

test('codes for one contact asked for at once: one is sent', async () => {
  const contact = phoneContact(freshPhone());
  const client = sandbox.client();
  const replies = await many(20, (n) =>
    client.send('login.captcha', { ...contact, scene: 'login' }, deviceOf(n)),
  );
  assert.equal(replies.filter(({ envelope }) => envelope.code === codes.ok).length, 1);
});

test('a device that tries too many contacts has to wait, whichever contact is next; another one does not', async () => {
  const one = sandbox.client({ 'unique-identification': 'device-counters-1' });
  const limit = callLimits['login.captcha'] as number;
  const replies = await many(limit + 20, () =>
    one.send('login.captcha', { ...phoneContact(freshPhone()), scene: 'login' }),
  );
  const seen = tally(replies.map(({ envelope }) => envelope.code));
  assert.deepEqual(seen, { [codes.ok]: limit, [codes.tooOften]: 20 });
  const other = sandbox.client({ 'unique-identification': 'device-counters-2' });
  await other.call('login.captcha', { ...phoneContact(freshPhone()), scene: 'login' });
  await sandbox.console.advance(3_600_001);
  await one.call('login.captcha', { ...phoneContact(freshPhone()), scene: 'login' });
});

test('an address may try ten times as often as a device, whatever devices it names; this machine has no such limit', async () => {
  const calls = [
    'login.captcha',
    'login.userInfo',
    'coupon.exchange',
    'payeeShare.check',
    'user.reserveCheck',
  ] as const;
  for (const name of calls) assert.ok(callLimits[name], name);
  const limit = callLimits['coupon.exchange'] as number;
  const from = (ip: string, n: number) => {
    const request = {
      ip,
      socket: { remoteAddress: ip },
      headers: { 'unique-identification': `device-of-${ip}-${n}` },
    };
    return limitTries(sandbox.runtime, 'coupon.exchange', request as unknown as FastifyRequest);
  };
  const tried = await Promise.allSettled(
    Array.from({ length: limit * 10 + 5 }, (_none, n) => from('10.0.0.9', n)),
  );
  assert.equal(tried.filter(({ status }) => status === 'rejected').length, 5);
  await from('10.0.0.10', 0);
  await Promise.all(Array.from({ length: limit * 10 + 5 }, (_none, n) => from('127.0.0.1', n)));
});

test('nobody without a session sends us a file: the refusal comes before the file does', async () => {
  const url = new URL('/image/uploadImage', sandbox.url);
  const boundary = 'counters';
  const status = await new Promise<string>((resolve, reject) => {
    const sending = httpRequest(
      url,
      { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          resolve((JSON.parse(text) as { code: string }).code);
          sending.destroy();
        });
      },
    );
    sending.on('error', reject);
    sending.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    );
  });
  assert.equal(status, codes.loginExpired);
});
