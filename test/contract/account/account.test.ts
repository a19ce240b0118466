import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { ownerCodes } from '@/contracts/errors/server';
import { passwordRule, patterns } from '@/core/validation';
import { contactParams } from '@/modules/account/parts/contact';
import { demoAccounts } from '../../../sandbox/seed/demoAccounts';
import { emailContact, freshPhone, phoneContact, refused, signUp, ticketFor } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { uploaded } from '../support/files';
import { startTestSandbox } from '../support/testSandbox';

const minute = 60_000;

describe('account', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  test('a code is six digits in the outbox, opens a ticket once, and belongs to its scene', async () => {
    const client = sandbox.client();
    const contact = phoneContact(freshPhone());
    const sent = await client.call('login.captcha', { ...contact, scene: 'login' });
    assert.equal(sent.resendSeconds, 60);
    const code = await sandbox.console.captchaFor((contact as { phoneNumber: string }).phoneNumber);
    assert.match(code, /^\d{6}$/);
    refused(
      await client.send('login.captchaVerify', { ...contact, scene: 'register', captcha: code }),
      errorCodes.captchaExpired,
    );
    const verified = await client.call('login.captchaVerify', { ...contact, scene: 'login', captcha: code });
    assert.equal(verified.registered, false);
    refused(
      await client.send('login.captchaVerify', { ...contact, scene: 'login', captcha: code }),
      errorCodes.captchaExpired,
    );
  });

  test('a code goes to the phone or the email that asked for it, and to nobody without one [F7-15]', async () => {
    const client = sandbox.client();
    const typed = { areaCode: '61', phoneNumber: freshPhone(), email: ' goes-to@example.com' };
    const phone = contactParams({ way: 'phone', ...typed });
    const mail = contactParams({ way: 'email', ...typed });
    const { code } = (await client.send('login.captcha', { scene: 'login' })).envelope;
    assert.equal(code, errorCodes.badParams);
    for (const contact of [phone, mail]) {
      await client.call('login.captcha', { ...contact, scene: 'login' });
      const target = contact === phone ? typed.phoneNumber : typed.email.trim();
      const captcha = await sandbox.console.captchaFor(target);
      const [message] = await sandbox.console.outbox(target);
      const to = contact === phone ? ['sms', `+61${target}`] : ['mail', target];
      assert.deepEqual([message?.kind, message?.recipient], to);
      const other = contact === phone ? mail : phone;
      refused(
        await client.send('login.captchaVerify', { ...other, scene: 'login', captcha }),
        contact === phone ? errorCodes.captchaExpired : errorCodes.captchaWrong,
      );
      if (contact === mail) await client.call('login.captchaVerify', { ...mail, scene: 'login', captcha });
    }
  });

  test('a password of Korea is six digits, to register and to reset, by the one rule of both sides [F5.7-13]', async () => {
    const password = '135790';
    assert.ok(patterns[passwordRule('KOR')](password) && !patterns[passwordRule('AUS')](password));
    const wrong = new RegExp(errorCodes.passwordFormat);
    await assert.rejects(signUp(sandbox, 'AUS', { password }), wrong);
    await assert.rejects(signUp(sandbox, 'KOR', { password: 'Passw0rd' }), wrong);
    const { phoneNumber } = await signUp(sandbox, 'KOR', { password });
    const contact = phoneContact(phoneNumber);
    const client = sandbox.client({ market: 'AUS' });
    assert.equal((await client.call('login.userInfo', { ...contact, password })).payer.countryCode, 'KOR');
    // The ticket tells the password rules: the app may be of another market.
    const visitor = sandbox.client({ market: 'AUS' });
    const { ticket, countryCode } = await ticketFor(sandbox, visitor, contact, 'resetPassword');
    assert.equal(countryCode, 'KOR');
    const reset = (to: string) => visitor.send('login.setPassword', { ...contact, ticket, password: to });
    refused(await reset('Passw0rd'), errorCodes.passwordFormat);
    assert.equal((await reset('246801')).envelope.code, '0');
  });

  test('a second code within 60 s is refused with the seconds left, after 60 s it is sent [P4.3-07]', async () => {
    const client = sandbox.client();
    const asked = { ...emailContact('gate@example.com'), scene: 'login' } as const;
    assert.equal((await client.call('login.captcha', asked)).resendSeconds, 60);
    await sandbox.console.advance(minute / 2);
    const { resendSeconds } = refused(await client.send('login.captcha', asked), errorCodes.resendTooSoon);
    assert.ok(Number(resendSeconds) > 0 && Number(resendSeconds) <= 30);
    await sandbox.console.advance(minute / 2);
    await client.call('login.captcha', asked);
  });

  test('a code ends after ten minutes and after five wrong tries, each told as wrong [F8-29]', async () => {
    const client = sandbox.client();
    const late = emailContact('late@example.com');
    await client.call('login.captcha', { ...late, scene: 'login' });
    const code = await sandbox.console.captchaFor('late@example.com');
    await sandbox.console.advance(10 * minute);
    refused(
      await client.send('login.captchaVerify', { ...late, scene: 'login', captcha: code }),
      errorCodes.captchaExpired,
    );

    const guess = emailContact('guess@example.com');
    await client.call('login.captcha', { ...guess, scene: 'login' });
    const right = await sandbox.console.captchaFor('guess@example.com');
    const wrong = right === '000000' ? '000001' : '000000';
    for (let left = 4; left > 0; left -= 1) {
      assert.equal(
        refused(
          await client.send('login.captchaVerify', { ...guess, scene: 'login', captcha: wrong }),
          errorCodes.captchaWrong,
          /code isn't right/,
        ).triesLeft,
        left,
      );
    }
    refused(
      await client.send('login.captchaVerify', { ...guess, scene: 'login', captcha: wrong }),
      errorCodes.captchaExhausted,
    );
    refused(
      await client.send('login.captchaVerify', { ...guess, scene: 'login', captcha: right }),
      errorCodes.captchaExhausted,
    );
    // Void: the next need not wait a minute.
    await client.call('login.captcha', { ...guess, scene: 'login' });
    const next = await sandbox.console.captchaFor('guess@example.com');
    await client.call('login.captchaVerify', { ...guess, scene: 'login', captcha: next });
  });

  test('more than three codes in ten minutes, and contacts of the test pattern, meet the challenge', async () => {
    const client = sandbox.client();
    const contact = emailContact('often@example.com');
    for (const scene of ['login', 'register', 'resetPassword'] as const)
      await client.call('login.captcha', { ...contact, scene });
    const { challengeId } = refused(
      await client.send('login.captcha', { ...contact, scene: 'bindEmail' }),
      errorCodes.SendCaptchaTestError,
    );
    assert.ok(challengeId);

    const pattern = phoneContact('412777777');
    const first = refused(
      await client.send('login.captcha', { ...pattern, scene: 'login' }),
      errorCodes.SendCaptchaTestError,
    );
    const again = refused(
      await client.send('login.captcha', {
        ...pattern,
        scene: 'login',
        challengeId: first.challengeId,
        challengeAnswer: '0',
      }),
      errorCodes.SendCaptchaTestError,
    );
    assert.notEqual(again.challengeId, first.challengeId);
    const answered = async (challengeId: unknown) => {
      const { code } = await sandbox.db
        .selectFrom('captchas')
        .select('code')
        .where('id', '=', String(challengeId))
        .executeTakeFirstOrThrow();
      const answer = { challengeId: String(challengeId), challengeAnswer: code };
      return client.send('login.captcha', { ...pattern, scene: 'login', ...answer });
    };
    // Single use, even if correct.
    refused(await answered(first.challengeId), errorCodes.SendCaptchaTestError);
    assert.equal((await answered(again.challengeId)).envelope.code, '0');
  });

  test("registering signs in, gives a profile, a welcome message and the market's first coupon", async () => {
    const { client, payerId, phoneNumber } = await signUp(sandbox, 'AUS');
    const { payer } = await client.call('user.profile', {});
    assert.equal(payer.userId, payerId);
    assert.equal(payer.phoneNumber, phoneNumber);
    assert.equal(payer.kycStatus, 'Init');
    assert.equal(payer.hasPassword, false);
    assert.equal((await client.call('coupon.queryPayer', {})).list.length, 1);
    assert.equal((await client.call('message.new', {})).unread, 2);
    const stored = await sandbox.db
      .selectFrom('sessions')
      .select('tokenHash')
      .where('payerId', '=', payerId)
      .execute();
    assert.ok(
      stored.every((row) => row.tokenHash !== client.token),
      'only the hash of a token is kept',
    );
  });

  test('registering again is 21084; without the terms, with a used ticket or in a closed market it is refused', async () => {
    const { phoneNumber } = await signUp(sandbox);
    await sandbox.console.advance(minute);
    const client = sandbox.client();
    const contact = phoneContact(phoneNumber);
    const { ticket, registered } = await ticketFor(sandbox, client, contact, 'register');
    assert.equal(registered, true);
    const form = { ...contact, ticket, countryCode: 'AUS', language: 'en', clauseIds: [] as string[] };
    refused(await client.send('login.register', form), errorCodes.userExists);

    const other = phoneContact(freshPhone());
    const fresh = await ticketFor(sandbox, client, other, 'register');
    refused(
      await client.send('login.register', { ...form, ...other, ticket: fresh.ticket }),
      errorCodes.clausesMissing,
    );
    refused(
      await client.send('login.register', { ...form, ...other, ticket: fresh.ticket, countryCode: 'PHL' }),
      errorCodes.marketClosed,
    );
    const clauseIds = (await client.call('user.clauseList', { countryCode: 'AUS' })).list.map(
      (clause) => clause.clauseId,
    );
    refused(
      await client.send('login.register', {
        ...form,
        ...other,
        ticket: fresh.ticket,
        clauseIds,
        inviteCode: 'NOBODY99',
      }),
      errorCodes.inviteCodeUnknown,
    );
    refused(
      await client.send('login.register', {
        ...form,
        ...other,
        ticket: fresh.ticket,
        clauseIds,
        password: 'letters',
      }),
      errorCodes.passwordFormat,
    );
    await client.call('login.register', { ...form, ...other, ticket: fresh.ticket, clauseIds });
    refused(
      await client.send('login.register', { ...form, ...other, ticket: fresh.ticket, clauseIds }),
      errorCodes.ticketInvalid,
    );
  });

  test('an unknown contact is told so and may register with the same ticket; a trunk zero changes nothing', async () => {
    const client = sandbox.client();
    const number = freshPhone();
    const { ticket } = await ticketFor(sandbox, client, phoneContact(number), 'login');
    refused(
      await client.send('login.userInfo', { ...phoneContact(number), ticket }),
      errorCodes.notRegistered,
    );
    const clauseIds = (await client.call('user.clauseList', { countryCode: 'AUS' })).list.map(
      (clause) => clause.clauseId,
    );
    const { payer } = await client.call('login.register', {
      contactType: 'phone',
      areaCode: '61',
      phoneNumber: `0${number}`,
      ticket,
      countryCode: 'AUS',
      language: 'en',
      password: 'Passw0rd',
      clauseIds,
    });
    const signedIn = await sandbox
      .client()
      .call('login.userInfo', { ...phoneContact(number), password: 'Passw0rd' });
    assert.equal(signedIn.payer.userId, payer.userId);
    assert.equal(signedIn.payer.hasPassword, true);
  });

  test('a password login answers the same for no account, for one without a password and for a wrong password', async () => {
    const numbers = [
      (await signUp(sandbox, 'AUS', { password: 'Passw0rd' })).phoneNumber,
      (await signUp(sandbox, 'AUS')).phoneNumber,
      freshPhone(),
    ];
    const answers = [];
    for (const number of numbers) {
      const login = () =>
        sandbox.client().send('login.userInfo', { ...phoneContact(number), password: 'Wrong123' });
      const tries = [];
      for (let count = 0; count < 6; count += 1) tries.push((await login()).envelope);
      answers.push(tries.map(({ code, msg, model }) => ({ code, msg, left: (model as { triesLeft?: number }).triesLeft })));
    }
    assert.equal(answers[0]?.[0]?.code, errorCodes.passwordWrong);
    assert.equal(answers[0]?.[5]?.code, errorCodes.FreezeLogin);
    assert.deepEqual(answers[1], answers[0]);
    assert.deepEqual(answers[2], answers[0]);
  }); // prettier-ignore

  test('five wrong passwords freeze the login for 30 minutes; the console lifts it [P4.3-06]', async () => {
    const person = await signUp(sandbox, 'AUS', { password: 'Passw0rd' });
    const client = sandbox.client();
    const login = (password: string) =>
      client.send('login.userInfo', { ...phoneContact(person.phoneNumber), password });
    for (let left = 4; left > 0; left -= 1)
      assert.equal(refused(await login('Wrong123'), errorCodes.passwordWrong).triesLeft, left);
    refused(await login('Wrong123'), errorCodes.FreezeLogin);
    assert.equal(refused(await login('Passw0rd'), errorCodes.FreezeLogin).minutes, 30);
    await sandbox.console.advance(30 * minute);
    assert.equal((await login('Passw0rd')).envelope.code, '0');

    for (let tries = 0; tries < 5; tries += 1) await login('Wrong123');
    refused(await login('Passw0rd'), errorCodes.FreezeLogin);
    await sandbox.console.action('account.unfreeze', { payerId: person.payerId });
    assert.equal((await login('Passw0rd')).envelope.code, '0');
    const row = await sandbox.db
      .selectFrom('payers')
      .select('passwordHash')
      .where('id', '=', person.payerId)
      .executeTakeFirstOrThrow();
    assert.match(row.passwordHash ?? '', /^scrypt\$/);
  });

  test('a frozen account is served nothing until the freeze is over, and its owner logs in again then [F6-06]', async () => {
    const person = await signUp(sandbox, 'AUS', { password: 'Passw0rd' });
    const login = () =>
      person.client.send('login.userInfo', { ...phoneContact(person.phoneNumber), password: 'Passw0rd' });
    await sandbox.console.action('account.freeze', { payerId: person.payerId, minutes: 10 });
    for (const call of ['user.profile', 'payee.list'] as const)
      refused(await person.client.send(call, {}), errorCodes.loginExpired);
    assert.equal(refused(await login(), errorCodes.FreezeLogin).minutes, 10);
    await sandbox.console.advance(10 * minute);
    refused(await person.client.send('user.profile', {}), errorCodes.loginExpired);
    assert.equal((await login()).envelope.code, '0');
    assert.equal((await person.client.call('user.profile', {})).payer.userId, person.payerId);
  });

  test('a changed password ends the other sessions with 21097, not its own', async () => {
    const person = await signUp(sandbox, 'AUS', { password: 'Passw0rd' });
    const elsewhere = sandbox.client();
    await elsewhere.call('login.userInfo', { ...phoneContact(person.phoneNumber), password: 'Passw0rd' });
    refused(
      await person.client.send('login.setPassword', {
        ...phoneContact(person.phoneNumber),
        password: 'NewPass1',
        oldPassword: 'Wrong123',
      }),
      errorCodes.passwordWrong,
    );
    refused(
      await person.client.send('login.setPassword', {
        ...phoneContact(person.phoneNumber),
        password: 'nodigits',
        oldPassword: 'Passw0rd',
      }),
      errorCodes.passwordFormat,
    );
    await person.client.call('login.setPassword', {
      ...phoneContact(person.phoneNumber),
      password: 'NewPass1',
      oldPassword: 'Passw0rd',
    });
    await person.client.call('user.profile', {});
    refused(await elsewhere.send('user.profile', {}), errorCodes.passwordChanged);
    refused(
      await sandbox
        .client()
        .send('login.userInfo', { ...phoneContact(person.phoneNumber), password: 'Passw0rd' }),
      errorCodes.passwordWrong,
    );
  });

  test('a forgotten password is reset only by a ticket of its own scene, signed in or not [C7.3-05]', async () => {
    const person = await signUp(sandbox, 'AUS', { password: 'Passw0rd' });
    await sandbox.console.advance(minute);
    const client = sandbox.client();
    const contact = phoneContact(person.phoneNumber);
    const login = await ticketFor(sandbox, client, contact, 'login');
    refused(
      await client.send('login.setPassword', { ...contact, ticket: login.ticket, password: 'NewPass1' }),
      errorCodes.ticketInvalid,
    );
    refused(
      await client.send('login.setPassword', { ...contact, password: 'NewPass1' }),
      errorCodes.loginExpired,
    );
    const reset = await ticketFor(sandbox, client, contact, 'resetPassword');
    await client.call('login.setPassword', {
      ...contact,
      ticket: reset.ticket,
      password: 'NewPass1',
    });
    refused(
      await client.send('login.setPassword', { ...contact, ticket: reset.ticket, password: 'NewPass2' }),
      errorCodes.ticketInvalid,
    );
    assert.equal(client.token, '');
    refused(await person.client.send('user.profile', {}), errorCodes.passwordChanged);
    await client.call('login.userInfo', { ...contact, password: 'NewPass1' });
    assert.notEqual(client.token, '');
    await sandbox.console.advance(10 * minute);
    const signedIn = await ticketFor(sandbox, client, contact, 'resetPassword');
    await client.call('login.setPassword', { ...contact, ticket: signedIn.ticket, password: 'NewPass3' });
    assert.equal((await client.call('user.profile', {})).payer.userId, person.payerId);
    await sandbox.client().call('login.userInfo', { ...contact, password: 'NewPass3' });
  });

  test('binding: a first mail ends nothing, a new phone ends the other sessions with 21095, a taken contact is refused', async () => {
    const person = await signUp(sandbox, 'AUS', { password: 'Passw0rd' });
    const elsewhere = sandbox.client();
    await elsewhere.call('login.userInfo', { ...phoneContact(person.phoneNumber), password: 'Passw0rd' });
    const mail = `bind-${person.phoneNumber}@example.com`;
    const first = await ticketFor(sandbox, person.client, emailContact(mail), 'bindEmail');
    const { payer } = await person.client.call('login.emailBind', {
      email: mail.toUpperCase(),
      ticket: first.ticket,
      password: 'Passw0rd',
    });
    assert.equal(payer.email, mail);
    await elsewhere.call('user.profile', {});

    const number = freshPhone();
    const second = await ticketFor(sandbox, person.client, phoneContact(number), 'bindPhone');
    const replacing = { areaCode: '61', phoneNumber: number, ticket: second.ticket };
    refused(await person.client.send('login.phoneBind', replacing), ownerCodes.proofNeeded);
    refused(
      await person.client.send('login.phoneBind', { ...replacing, password: 'Wr0ngPass' }),
      errorCodes.passwordWrong,
    );
    refused(
      await person.client.send('login.phoneBind', { ...replacing, ownTicket: second.ticket }),
      ownerCodes.proofNeeded,
    );
    await elsewhere.call('user.profile', {});
    await person.client.call('login.phoneBind', { ...replacing, password: 'Passw0rd' });
    const [told] = await sandbox.console.outbox(`+61${person.phoneNumber}`);
    assert.match(told?.body ?? '', /Your account now uses .*Wasn't it you/);
    assert.ok(!told?.body.includes(number), 'not in full');
    refused(await elsewhere.send('user.profile', {}), errorCodes.phoneChanged);
    await sandbox.client().call('login.userInfo', { ...emailContact(mail), password: 'Passw0rd' });

    const stranger = await signUp(sandbox, 'AUS', { password: 'Passw0rd' });
    await sandbox.console.advance(minute);
    const third = await ticketFor(sandbox, stranger.client, emailContact(mail), 'bindEmail');
    refused(
      await stranger.client.send('login.emailBind', {
        email: mail,
        ticket: third.ticket,
        password: 'Passw0rd',
      }),
      errorCodes.contactTaken,
    );
  });

  test('an email is replaced with a code sent to a contact the account has', async () => {
    const person = await signUp(sandbox);
    const own = phoneContact(person.phoneNumber);
    const mail = (n: number) => `swap${n}-${person.phoneNumber}@example.com`;
    const first = await ticketFor(sandbox, person.client, emailContact(mail(1)), 'bindEmail');
    const owner = await ticketFor(sandbox, person.client, own, 'replaceContact');
    await person.client.call('login.emailBind', {
      email: mail(1),
      ticket: first.ticket,
      ownTicket: owner.ticket,
    });
    refused(await person.client.send('user.update', { email: mail(3) }), ownerCodes.proofNeeded);
    await sandbox.console.advance(minute);
    const { ticket } = await ticketFor(sandbox, person.client, emailContact(mail(2)), 'bindEmail');
    const bind = (more: object) => person.client.send('login.emailBind', { email: mail(2), ticket, ...more });
    refused(await bind({}), ownerCodes.proofNeeded);
    const proof = await ticketFor(sandbox, person.client, own, 'replaceContact');
    assert.equal((await bind({ ownTicket: proof.ticket })).envelope.code, '0');
    const mails = await sandbox.console.outbox(mail(1));
    assert.equal(mails[0]?.subject, 'Your login details have changed');
  });

  test('logging out ends the session; a token renewed after a day keeps the old one until it is used', async () => {
    const { client } = await signUp(sandbox);
    const old = client.token;
    await sandbox.console.advance(25 * 60 * minute);
    await client.call('user.profile', {});
    assert.notEqual(client.token, old);
    const before = sandbox.client();
    before.token = old;
    await before.call('user.profile', {});
    await client.call('user.profile', {});
    await sandbox.console.advance(10 * minute);
    refused(await before.send('user.profile', {}), errorCodes.loginExpired);
    await client.call('login.logout', {});
    refused(await client.send('user.profile', {}), errorCodes.loginExpired);
  });

  test('profile, language, target country, terms and open id are kept', async () => {
    const { client, payerId } = await signUp(sandbox, 'HKG');
    const { payer } = await client.call('user.update', { nickName: '  Kay ', language: 'zh-HK' });
    assert.equal(payer.nickName, 'Kay');
    assert.equal(payer.language, 'zh-HK');
    refused(await client.send('user.langChange', { lang: 'tlh' }), errorCodes.badParams);
    await client.call('user.langChange', { lang: 'en' });
    await client.call('user.updateTargetCountry', { targetCountry: 'PHL' });
    const kept = (await sandbox.console.payer(payerId)).payer;
    assert.deepEqual([kept.language, kept.targetCountry], ['en', 'PHL']);
    const { list } = await client.call('user.clauseList', { countryCode: 'HKG' });
    const agreed = async () =>
      (await client.call('user.clauseList', { countryCode: 'HKG' })).list
        .filter((clause) => clause.agreedAt !== undefined)
        .map((clause) => clause.clauseId);
    assert.notEqual((await agreed()).length, list.length, 'what is not required has not been agreed to');
    await client.call('user.agreeClause', { clauseIds: list.map((clause) => clause.clauseId) });
    assert.equal((await agreed()).length, list.length);
    refused(await client.send('user.agreeClause', { clauseIds: ['clause-AUS-pds'] }), errorCodes.badParams);
    assert.deepEqual(await client.call('user.passwordSetting', {}), {
      loginPassword: false,
      payPassword: false,
    });
    const history = await client.call('payer.history', {});
    assert.equal(history.remitSuccessSum, 0);
    assert.equal(history.sourceSaveAmount.currencyCode, 'HKD');
    const device = { 'unique-identification': 'device-1' };
    const { openId } = await client.call('wechat.openId', { code: 'code-a' }, device);
    assert.equal((await client.call('wechat.openId', { code: 'code-b' }, device)).openId, openId);
    refused(await client.send('wechat.openId', { code: 'invalid-1' }), errorCodes.wechatCode);
  });

  test("a payer's picture is one they have uploaded themselves", async () => {
    const person = await signUp(sandbox);
    const stranger = await signUp(sandbox);
    const own = await uploaded(person.client);
    const theirs = await uploaded(stranger.client);
    const show = (avatar: string) => person.client.send('user.update', { avatar });
    const other = `/image/v2/get/${theirs}/AUS`;
    for (const bad of [other, theirs, 'https://elsewhere.test/x.png', `//elsewhere.test/image/v2/get/${own}/AUS`, 'javascript:1'])
      refused(await show(bad), errorCodes.badParams);
    for (const good of [`/image/v2/get/${own}/AUS`, own]) {
      assert.equal((await show(good)).envelope.code, '0');
      assert.equal((await person.client.call('user.profile', {})).payer.avatar, `/image/v2/get/${own}/AUS`);
    }
  }); // prettier-ignore

  test('of two who register one contact at once, one is told that the account exists', async () => {
    const contact = emailContact('twice@example.com');
    const clients = [
      sandbox.client({ 'unique-identification': 'a' }),
      sandbox.client({ 'unique-identification': 'b' }),
    ];
    const tickets: string[] = [];
    for (const [index, client] of clients.entries())
      tickets.push((await ticketFor(sandbox, client, contact, index === 0 ? 'login' : 'register')).ticket);
    const clauseIds = (await clients[0]!.call('user.clauseList', { countryCode: 'AUS' })).list.map(
      (clause) => clause.clauseId,
    );
    const replies = await Promise.all(
      clients.map((client, index) =>
        client.send('login.register', {
          ...contact,
          ticket: tickets[index],
          countryCode: 'AUS',
          language: 'en',
          clauseIds,
        }),
      ),
    );
    assert.deepEqual(replies.map((reply) => reply.envelope.code).sort(), ['0', errorCodes.userExists].sort());
  });

  test('params against their schema are refused with the fields that are wrong', async () => {
    const client = sandbox.client();
    const { fields } = refused(
      await client.send('login.captcha', {
        contactType: 'phone',
        phoneNumber: '12',
        areaCode: '61',
        scene: 'login',
      }),
      errorCodes.badParams,
    );
    assert.deepEqual(fields, ['phoneNumber']);
    refused(
      await client.send('login.captcha', { contactType: 'phone', phoneNumber: '412345678', scene: 'login' }),
      errorCodes.contactMissing,
    );
    refused(
      await client.send('login.voiceCaptcha', {
        contactType: 'email',
        email: 'a@example.com',
        scene: 'login',
      }),
      errorCodes.contactMissing,
    );
    refused(await client.send('user.profile', {}), errorCodes.loginExpired);
  });
});

describe('demo accounts', () => {
  test('log in with the printed password, have passed and have payees', async () => {
    const sandbox = await startTestSandbox({ quiet: true, seed: true });
    try {
      for (const demo of demoAccounts.list) {
        const client = sandbox.client();
        const { payer } = await client.call('login.userInfo', {
          contactType: 'email',
          email: demo.email,
          password: demoAccounts.password,
        });
        assert.equal(payer.kycStatus, 'Pass', demo.market);
        // Korea's calls are signed: infrastructure.test.ts.
        if (demo.market === 'KOR') continue;
        assert.ok((await client.call('payee.list', {})).list.length > 0, demo.market);
        assert.equal(
          (
            await client.call('remit.precheck', {
              countryCode: demo.market,
              targetCountry: 'PHL',
              remitType: 'personal',
            })
          ).certificationKyc,
          true,
          demo.market,
        );
      }
    } finally {
      await sandbox.close();
    }
  });
});
