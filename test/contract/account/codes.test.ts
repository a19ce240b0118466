import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { errorCodes } from '@/contracts/errors';
import { codesADay, codeTries, waitAfter } from '../../../sandbox/domains/account/contact/codeLimits';
import { codes } from '../../../sandbox/dispatch/refusal';
import { emailContact, freshPhone, phoneContact, refused, signUp } from '../support/person';
import type { Reply, SandboxClient } from '../support/sandboxClient';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const password = 'Passw0rd';
const scene = 'login';

describe('codes by text message and mail', () => {
  let sandbox: TestSandbox;
  before(async () => {
    // Behind a trusted proxy each client can have its address.
    sandbox = await startTestSandbox({ quiet: true, trustedProxies: '127.0.0.1' });
  });
  after(() => sandbox.close());

  let addresses = 0;
  const from = (headers: { device?: string; address?: string }): SandboxClient =>
    sandbox.client({
      ...(headers.device ? { 'unique-identification': headers.device } : {}),
      ...(headers.address ? { 'x-forwarded-for': headers.address } : {}),
    });
  const anyAddress = () => `198.51.${(addresses += 1) >> 8}.${addresses % 256}`;
  const stranger = () => from({ device: `device ${addresses}`, address: anyAddress() });
  const sentTo = (phoneNumber: string) =>
    sandbox.db
      .selectFrom('captchas')
      .select('createdAt')
      .where('target', '=', `phone:61:${phoneNumber}`)
      .where('kind', '<>', 'challenge')
      .orderBy('createdAt')
      .execute();
  const lastCode = async (phoneNumber: string) =>
    (await sandbox.console.outbox(phoneNumber)).find(({ code }) => code)?.code as string;
  const secretOf = async (challengeId: unknown) =>
    (
      await sandbox.db
        .selectFrom('captchas')
        .select('code')
        .where('id', '=', String(challengeId))
        .executeTakeFirstOrThrow()
    ).code;
  async function ask(client: SandboxClient, phoneNumber: string): Promise<Reply> {
    const params = { ...phoneContact(phoneNumber), scene };
    const reply = await client.send('login.captcha', params);
    if (reply.envelope.code !== errorCodes.SendCaptchaTestError) return reply;
    const { challengeId } = reply.envelope.model as { challengeId: string };
    return client.send('login.captcha', {
      ...params,
      challengeId,
      challengeAnswer: await secretOf(challengeId),
    });
  }
  const guess = (client: SandboxClient, phoneNumber: string, captcha: string) =>
    client.send('login.captchaVerify', { ...phoneContact(phoneNumber), scene, captcha });
  const owner = async (device: string) => {
    const person = await signUp(sandbox, 'AUS', { password });
    const home = from({ device });
    await home.call('login.userInfo', { ...phoneContact(person.phoneNumber), password });
    return { person, home };
  };

  test('strangers get ten codes a day for one number, and its owner’s own device still gets one', async () => {
    const { person, home } = await owner('her phone');
    const { phoneNumber } = person;
    await sandbox.console.advance(day);
    let told: Reply | undefined;
    for (let tries = 0; tries < 60; tries += 1) {
      await sandbox.console.advance(20 * minute);
      told = await ask(stranger(), phoneNumber);
    }
    const sent = (await sentTo(phoneNumber)).slice(1);
    assert.equal(sent.length, codesADay.toStrangers);
    const { until, minutes } = refused(told as Reply, errorCodes.tooOften) as {
      until: number;
      minutes: number;
    };
    assert.equal(until, (sent[0]?.createdAt ?? 0) + day);
    assert.match(told?.envelope.msg ?? '', new RegExp(`in ${Math.ceil(minutes / 60)} hours.*password`));
    assert.equal((await ask(home, phoneNumber)).envelope.code, codes.ok);
    const signedIn = await home.send('login.userInfo', { ...phoneContact(phoneNumber), password });
    assert.equal(signedIn.envelope.code, codes.ok);
    await sandbox.console.advance(until - sandbox.clock.now());
    assert.equal((await ask(stranger(), phoneNumber)).envelope.code, codes.ok, 'at the time that was named');
  });

  test('links by mail count among the codes of an address, whichever account has them sent', async () => {
    const email = `flooded-${freshPhone()}@example.com`;
    const mailed = async (): Promise<string> => {
      const { client } = await signUp(sandbox, 'AUS', { password });
      return (await client.send('user.update', { email, password })).envelope.code;
    };
    assert.deepEqual([await mailed(), await mailed()], ['0', errorCodes.resendTooSoon]);
    for (let sent = 1; sent < codesADay.toStrangers; sent += 1) {
      await sandbox.console.advance(hour);
      assert.equal(await mailed(), '0', `${sent + 1}`);
    }
    await sandbox.console.advance(hour);
    assert.equal(await mailed(), codes.tooOften);
  });

  test('each further code of a day waits longer', async () => {
    const phoneNumber = freshPhone();
    const client = from({ device: 'eager' });
    const waited: unknown[] = [];
    for (let code = 1; code <= codesADay.toStrangers; code += 1) {
      const { envelope } = await ask(client, phoneNumber);
      assert.equal(envelope.code, codes.ok, `${code}: ${envelope.msg}`);
      const { resendSeconds } = envelope.model as { resendSeconds: number };
      waited.push(resendSeconds);
      assert.equal(resendSeconds, waitAfter(code));
      await sandbox.console.advance((resendSeconds - 1) * 1000);
      if (code < codesADay.toStrangers)
        assert.ok(
          Number(refused(await ask(client, phoneNumber), errorCodes.resendTooSoon).resendSeconds) <= 1,
        );
      await sandbox.console.advance(1000);
    }
    assert.deepEqual(waited, [60, 60, 60, 60, 300, 900, 1800, 3600, 3600, 3600]);
  });

  test('one address uses up only a part of what strangers get, one device and one address only so many in all', async () => {
    const phoneNumber = freshPhone();
    const address = anyAddress();
    for (let tries = 0; tries < 8; tries += 1) {
      await ask(from({ device: `one of many ${tries}`, address }), phoneNumber);
      await sandbox.console.advance(hour);
    }
    assert.equal((await sentTo(phoneNumber)).length, codesADay.toStrangersOfAddress);
    assert.equal((await ask(stranger(), phoneNumber)).envelope.code, codes.ok);

    await sandbox.console.advance(day);
    const device = from({ device: 'asks for all', address: anyAddress() });
    for (let tries = 1; tries <= codesADay.ofDevice; tries += 1) {
      assert.equal((await ask(device, freshPhone())).envelope.code, codes.ok);
      // Stays below the hourly limit.
      if (tries % 20 === 0) await sandbox.console.advance(2 * hour);
    }
    refused(await ask(device, freshPhone()), errorCodes.tooOften);

    const office = anyAddress();
    for (let tries = 0; tries < codesADay.ofAddress; tries += 1)
      assert.equal((await ask(from({ address: office }), freshPhone())).envelope.code, codes.ok);
    refused(await ask(from({ address: office }), freshPhone()), errorCodes.tooOften);
    assert.equal((await ask(stranger(), freshPhone())).envelope.code, codes.ok);
  });

  test('fifteen wrong codes a day, of whichever code, end the guessing; the owner’s device is not kept out', async () => {
    const { person, home } = await owner('her tablet');
    const { phoneNumber } = person;
    await sandbox.console.advance(day);
    let looked = 0;
    for (let code = 0; code < 6; code += 1) {
      await ask(stranger(), phoneNumber);
      const right = await lastCode(phoneNumber);
      for (let tries = 0; tries < 5; tries += 1) {
        const { envelope } = await guess(stranger(), phoneNumber, right === '000000' ? '000001' : '000000');
        if (envelope.code === errorCodes.captchaWrong || envelope.code === errorCodes.captchaExhausted)
          looked += 1;
      }
      await sandbox.console.advance(hour);
    }
    assert.ok(looked < codeTries.maxWrong, String(looked));
    refused(await ask(stranger(), phoneNumber), errorCodes.tooOften);
    await ask(home, phoneNumber);
    const captcha = await lastCode(phoneNumber);
    const told = await guess(stranger(), phoneNumber, captcha);
    assert.ok(refused(told, errorCodes.tooOften).until, 'even the right one');
    assert.equal((await guess(home, phoneNumber, captcha)).envelope.code, codes.ok);
    await sandbox.console.action('account.unfreeze', { payerId: person.payerId });
    assert.equal((await ask(stranger(), phoneNumber)).envelope.code, codes.ok, 'the staff lift it');
  });

  test('the answer of a challenge is in no text that is sent, and no two pictures are alike', async () => {
    const params = { ...phoneContact('412777777'), scene } as const;
    const pictures = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const client = stranger();
      const { challengeId, imageUrl, ...rest } = refused(
        await client.send('login.captcha', params),
        errorCodes.SendCaptchaTestError,
      ) as Record<'challengeId' | 'imageUrl' | 'question', string>;
      const secret = await secretOf(challengeId);
      assert.match(secret, /^\d{5}$/);
      const [kind, data = ''] = imageUrl.split(',');
      assert.equal(kind, 'data:image/png;base64');
      const png = Buffer.from(data, 'base64');
      assert.equal(png.toString('latin1', 1, 4), 'PNG');
      const pixels = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8));
      for (const text of [JSON.stringify(rest), png.toString('latin1'), pixels.toString('latin1')])
        assert.ok(!text.includes(secret));
      pictures.add(imageUrl);
      const again = { ...params, challengeId, challengeAnswer: '' };
      assert.notEqual(
        refused(await client.send('login.captcha', again), errorCodes.SendCaptchaTestError).challengeId,
        challengeId,
      );
      const right = await client.send('login.captcha', { ...again, challengeAnswer: ` ${secret} ` });
      assert.equal(right.envelope.code, codes.ok, 'another picture leaves the first one valid');
      await sandbox.console.advance(day);
    }
    assert.equal(pictures.size, 10);
  });

  for (const [kind, call, contact] of [
    ['spoken', 'login.voiceCaptcha', phoneContact('414777777')],
    ['mailed', 'login.captcha', emailContact('challenge-me@example.com')],
  ] as const)
    test(`a ${kind} code is asked for by the same challenge`, async () => {
      const send = (answer: object = {}) => stranger().send(call, { ...contact, scene, ...answer });
      const { challengeId } = refused(await send(), errorCodes.SendCaptchaTestError);
      const challengeAnswer = await secretOf(challengeId);
      assert.equal((await send({ challengeId, challengeAnswer })).envelope.code, codes.ok);
    });

  test('a company puts its own provider of challenges in place of ours', async () => {
    const own = await startTestSandbox({
      quiet: true,
      challenge: {
        make: () => ({
          question: { en: 'Which bird?' },
          imageUrl: 'https://captcha.example/7',
          secret: 'no. 7',
        }),
        judge: (secret, answer) => Promise.resolve(secret === 'no. 7' && answer === 'kea'),
      },
    });
    const client = own.client();
    const params = { ...phoneContact('413777777'), scene } as const;
    const { challengeId, ...shown } = refused(
      await client.send('login.captcha', params),
      errorCodes.SendCaptchaTestError,
    );
    assert.deepEqual(shown, { question: 'Which bird?', imageUrl: 'https://captcha.example/7' });
    const answer = (challengeAnswer: string) =>
      client.send('login.captcha', { ...params, challengeId, challengeAnswer });
    assert.equal((await answer('kea')).envelope.code, codes.ok);
    refused(await answer('kea'), errorCodes.resendTooSoon);
    await own.close();
  });
});
