import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { ownerCodes } from '@/contracts/errors/server';
import { ordered, remitter } from '../support/orders';
import type { Person } from '../support/person';
import { emailContact, freshPhone, phoneContact, refused, signUp, ticketFor } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';
import { profileJson } from '../../../sandbox/domains/account/payerView';

const minute = 60_000;
const hour = 60 * minute;

describe('user centre', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());
  const own = (person: Person) => phoneContact(person.phoneNumber);
  const clauseIds = async (countryCode: string) =>
    (await sandbox.client().call('user.clauseList', { countryCode })).list.map((clause) => clause.clauseId);

  test('a payment password is set and reset by a ticket of its own scene, and changed with the old one [F5.7-14 F5.7-15]', async () => {
    const person = await signUp(sandbox);
    const { client } = person;
    const set = (params: Record<string, unknown>) => client.send('user.payPasswordSet', params);
    for (const bad of ['letters', '12345678', 'abc111x9', 'x135x222', 'abc123x9', 'x9876ab'])
      refused(await set({ payPassword: bad }), errorCodes.passwordFormat);
    refused(await set({ payPassword: 'ab1' }), errorCodes.badParams);
    const first = await ticketFor(sandbox, client, own(person), 'payPassword');
    await client.call('user.payPasswordSet', { ...own(person), payPassword: 'money135', ticket: first.ticket });
    assert.deepEqual(await client.call('user.passwordSetting', {}), { loginPassword: false, payPassword: true });

    refused(await set({ payPassword: 'other246' }), ownerCodes.proofNeeded);
    assert.equal(refused(await set({ payPassword: 'other246', oldPayPassword: 'wrong135' }), errorCodes.payPasswordWrong).triesLeft, 4);
    await client.call('user.payPasswordSet', { payPassword: 'other246', oldPayPassword: 'money135' });

    for (let tries = 0; tries < 4; tries += 1) await set({ payPassword: 'third357', oldPayPassword: 'money135' });
    refused(await set({ payPassword: 'third357', oldPayPassword: 'money135' }), errorCodes.accountLocked);
    refused(await set({ payPassword: 'third357', oldPayPassword: 'other246' }), errorCodes.accountLocked);
    await sandbox.console.advance(hour);
    await client.call('user.payPasswordSet', { payPassword: 'third357', oldPayPassword: 'other246' });

    const login = await ticketFor(sandbox, client, own(person), 'login');
    refused(await set({ ...own(person), payPassword: 'fourth46', ticket: login.ticket }), ownerCodes.proofNeeded);
    const mine = await ticketFor(sandbox, client, own(person), 'payPassword');
    await client.call('user.payPasswordSet', { ...own(person), payPassword: 'fourth46', ticket: mine.ticket });
    const row = await sandbox.db.selectFrom('payers').select('payPasswordHash').where('id', '=', person.payerId).executeTakeFirstOrThrow();
    assert.match(row.payPasswordHash ?? '', /^scrypt\$/);
  }); // prettier-ignore

  test("limits of a market, what is used of them, and the release of a large remitter's [F9-29 F9-74]", async () => {
    const person = await remitter(sandbox, 'AUS');
    const before = await person.client.call('user.remittanceLimit', { countryCode: 'AUS' });
    assert.deepEqual([before.currency, before.minAmount, before.maxAmount, before.daily?.used], ['AUD', '10.00', '50000.00', '0.00']);
    await ordered(person, { sourceAmount: '1234.50' });
    const after = await person.client.call('user.remittanceLimit', { countryCode: 'AUS', targetCountry: 'CHN', remitType: 'personal' });
    assert.deepEqual(after.daily, { limit: '100000.00', used: '1234.50', left: '98765.50' });
    assert.equal(after.unlimited, false);
    const usa = await person.client.call('user.remittanceLimit', { countryCode: 'USA' });
    assert.equal(usa.monthly?.limit, '60000.00');
    await sandbox.db.updateTable('payers').set({ userLabel: 'LARGE_WHITE' }).where('id', '=', person.payerId).execute();
    assert.equal((await person.client.call('user.remittanceLimit', { countryCode: 'AUS' })).unlimited, true);
    assert.equal((await person.client.call('user.remittanceLimit', { countryCode: 'KOR' })).daily?.limit, '10000000');
    refused(await person.client.send('user.remittanceLimit', { countryCode: 'PHL' }), errorCodes.notFound);
    refused(await person.client.send('user.remittanceLimit', { countryCode: 'aus' }), errorCodes.badParams);
  }); // prettier-ignore

  test('whether a contact is taken, and by whom, in whatever spelling', async () => {
    const [one, two] = [await signUp(sandbox), await signUp(sandbox)];
    const check = (params: ReturnType<typeof phoneContact>) => one.client.call('user.reserveCheck', params);
    assert.deepEqual(await check(phoneContact(`0${one.phoneNumber}`)), { reserved: true, own: true });
    assert.deepEqual(await check(phoneContact(two.phoneNumber)), { reserved: true, own: false });
    assert.deepEqual(await check(phoneContact(freshPhone())), { reserved: false, own: false });
    refused(await one.client.send('user.reserveCheck', { contactType: 'email' }), errorCodes.contactMissing);
  });

  test('a level grows with transfers that arrive, not with mere orders', async () => {
    const person = await remitter(sandbox, 'AUS');
    const level = () => person.client.call('user.level', {}, { lang: 'zh-cn' });
    assert.deepEqual(await level(), { level: 0, name: '普通会员', transfers: 0, nextAt: 3, benefits: ['首汇优惠券'] });
    for (let index = 0; index < 3; index += 1) {
      const order = await ordered(person, { sourceAmount: '100' });
      await sandbox.console.moveOrder(order.seqNo, 'PAYMENT_RECEIVED');
      assert.equal((await level()).level, 0);
      for (const to of ['PAYMENT_SUCCESS', 'BANK_PROCESSING', 'BANK_ACCEPTED', 'BANK_REMITTED']) await sandbox.console.moveOrder(order.seqNo, to);
    }
    assert.deepEqual([(await level()).level, (await level()).name], [1, '银卡会员']);
    assert.equal((await person.client.call('user.profile', {})).payer.level, 1);
    const stranger = await signUp(sandbox);
    refused(await person.client.send('user.level', { userId: stranger.payerId }), errorCodes.notAllowed);
  }); // prettier-ignore

  test("a code goes to the payer's own contact, masked in the answer; changing a payee needs one of their own [F7-14 C7.3-17 C7.3-18]", async () => {
    const person = await remitter(sandbox, 'AUS');
    const stranger = await remitter(sandbox, 'AUS');
    const send = (params: Record<string, unknown>) => person.client.send('user.sendCaptcha', params);
    refused(await send({ contactType: 'phone', scene: 'payeeChange' }), errorCodes.payeeNotFound);
    refused(await send({ contactType: 'phone', scene: 'payeeChange', payeeId: stranger.payeeId }), errorCodes.payeeNotFound);
    const sent = await person.client.call('user.sendCaptcha', { contactType: 'phone', scene: 'payeeChange', payeeId: person.payeeId });
    assert.equal(sent.resendSeconds, 60);
    assert.equal(sent.target.includes(person.phoneNumber), false);
    refused(await send({ contactType: 'phone', scene: 'payeeChange', payeeId: person.payeeId }), errorCodes.resendTooSoon);
    const captcha = await sandbox.console.captchaFor(person.phoneNumber);
    const verified = await person.client.call('login.captchaVerify', { ...own(person), scene: 'payeeChange', captcha });
    assert.ok(verified.ticket);
    refused(await send({ contactType: 'email', scene: 'payPassword' }), errorCodes.contactMissing);
    await person.client.call('user.sendCaptcha', { contactType: 'phone', kind: 'voice', scene: 'payPassword' });
    const voice = (await sandbox.console.outbox(person.phoneNumber)).filter(({ kind }) => kind === 'voice');
    assert.equal(voice.length, 1);
    const called = freshPhone();
    await sandbox.client().call('login.voiceCaptcha', { ...phoneContact(called), scene: 'register' });
    assert.equal((await sandbox.console.outbox(called))[0]?.kind, 'voice');
    refused(await send({ contactType: 'phone', scene: 'login' }), errorCodes.badParams);
  }); // prettier-ignore

  test('a mailed link makes an address the payer’s: once, for a day, the newest only, and never one of someone else; a dead one is told [F8-30 F8-56]', async () => {
    const password = 'Passw0rd';
    const { client, payerId } = await signUp(sandbox, 'AUS', { password });
    const address = `link-${payerId.slice(-8)}@example.com`;
    const { payer } = await client.call('user.update', { email: address.toUpperCase(), password });
    assert.equal(payer.email, undefined, 'not before the link is opened');
    const codes = async () =>
      (await sandbox.console.outbox(address)).filter((row) => row.payerId === payerId && row.kind === 'mail').map((row) => row.code ?? '');
    const visitor = sandbox.client();
    refused(await visitor.send('login.userInfo', { contactType: 'email', email: address, password }), errorCodes.passwordWrong);
    const { ticket } = await ticketFor(sandbox, visitor, emailContact(address), 'login');
    refused(await visitor.send('login.userInfo', { contactType: 'email', email: address, ticket }), errorCodes.mailNotActivated, /confirmed your email/);
    const thief = await signUp(sandbox);
    await sandbox.console.advance(minute);
    await client.call('user.update', { email: address, password }, { 'x-forwarded-host': 'evil.example', host: 'evil.example' });
    const [fresh = '', old = ''] = await codes();
    const body = (await sandbox.console.outbox(address)).find(({ code }) => code === fresh)?.body;
    assert.ok(body?.startsWith(`${sandbox.url}/emailResult?`), 'whatever Host said');
    refused(await client.send('email.activate', { code: old }), errorCodes.activationLinkInvalid, /link no longer works/);
    refused(await visitor.send('email.activate', { code: fresh }), errorCodes.loginExpired);
    refused(await thief.client.send('email.activate', { code: fresh }), errorCodes.activationLinkInvalid);
    assert.deepEqual(await client.call('email.activate', { code: fresh }), { email: address, activated: true });
    refused(await client.send('email.activate', { code: fresh }), errorCodes.activationLinkInvalid);
    assert.equal((await client.call('user.profile', {})).payer.email, address);
    await visitor.call('login.userInfo', { contactType: 'email', email: address, password });
    refused(await client.send('email.activate', { code: '../../x' }), errorCodes.badParams);

    const other = await signUp(sandbox, 'AUS', { password });
    refused(await other.client.send('user.update', { email: address, password }), errorCodes.contactTaken);
    await other.client.call('user.update', { email: `late-${address}`, password });
    await sandbox.console.advance(24 * hour);
    const [late] = await sandbox.console.outbox(`late-${address}`);
    refused(await other.client.send('email.activate', { code: late?.code }), errorCodes.activationLinkInvalid);
  }); // prettier-ignore

  test('a web page registers with the code itself and without a token, signs nobody in, and counts who invited [P6-07]', async () => {
    const inviter = await signUp(sandbox);
    const { inviteCode } = (await inviter.client.call('user.profile', {})).payer;
    const visitor = sandbox.client();
    const contact = phoneContact(freshPhone());
    await visitor.call('login.captcha', { ...contact, scene: 'register' });
    const captcha = await sandbox.console.captchaFor(contact.contactType === 'phone' ? contact.phoneNumber : '');
    const form = { ...contact, captcha, countryCode: 'AUS', language: 'en', clauseIds: await clauseIds('AUS'), inviteCode, channel: 'landing' };
    refused(await visitor.send('user.register', { ...form, captcha: captcha === '000000' ? '000001' : '000000' }), errorCodes.captchaWrong);
    refused(await visitor.send('user.register', { ...form, clauseIds: [] }), errorCodes.clausesMissing);
    const made = await visitor.call('user.register', form);
    assert.equal(made.invited, true);
    assert.equal(visitor.token, '');
    refused(await visitor.send('user.register', form), errorCodes.captchaExpired);
    await sandbox.console.advance(minute);
    await visitor.call('login.captcha', { ...contact, scene: 'register' });
    const second = await sandbox.console.captchaFor(contact.contactType === 'phone' ? contact.phoneNumber : '');
    refused(await visitor.send('user.register', { ...form, captcha: second }), errorCodes.Invited);
    refused(
      await visitor.send('user.register', { ...form, captcha: second, inviteCode: undefined }),
      errorCodes.userExists,
    );
    const count = (type: 'registered' | 'rewarded') => inviter.client.call('invite.count', { type, userId: inviter.payerId });
    assert.deepEqual([(await count('registered')).count, (await count('rewarded')).count], [1, 0]);
    refused(await inviter.client.send('invite.count', { type: 'registered', userId: made.userId }), errorCodes.notAllowed);
    refused(await inviter.client.send('invite.count', { type: 'all', userId: inviter.payerId }), errorCodes.badParams);
  }); // prettier-ignore

  test("a partner's token signs its user in once: an account there already, or one made at the first visit [C3-08]", async () => {
    const known = await signUp(sandbox, 'AUS');
    await known.client.call('user.update', { nickName: 'Olive' });
    await sandbox.db.updateTable('payers').set({ kycStatus: 'Pass' }).where('id', '=', known.payerId).execute();
    const make = async (params: Record<string, unknown>) =>
      String((await sandbox.console.action('account.partyToken', params)).token);
    const partyToken = await make({ countryCode: 'AUS', areaCode: '61', phoneNumber: known.phoneNumber });
    const visitor = sandbox.client();
    const first = await visitor.call('login.jointAccount', { partyToken });
    assert.deepEqual([first.payer.userId, first.payer.nickName, first.created], [known.payerId, 'Olive', false]);
    assert.deepEqual((await visitor.call('user.profile', {})).payer, first.payer);
    refused(await sandbox.client().send('login.jointAccount', { partyToken }), errorCodes.ticketInvalid);
    const fresh = await sandbox.client().call('login.jointAccount', { partyToken: await make({ countryCode: 'HKG', email: 'partner@example.com' }) });
    assert.deepEqual([fresh.created, fresh.payer.countryCode, fresh.payer.email], [true, 'HKG', 'partner@example.com']);
    const late = await make({ countryCode: 'AUS', phoneNumber: known.phoneNumber, areaCode: '61' });
    await sandbox.console.advance(10 * minute);
    refused(await sandbox.client().send('login.jointAccount', { partyToken: late }), errorCodes.ticketInvalid);
    const frozen = await make({ countryCode: 'AUS', phoneNumber: known.phoneNumber, areaCode: '61' });
    await sandbox.console.action('account.freeze', { payerId: known.payerId });
    refused(await sandbox.client().send('login.jointAccount', { partyToken: frozen }), errorCodes.FreezeLogin);
  }); // prettier-ignore

  test('the bank partner exchanges its token for a session, by its clock, and gets a key in pieces [C7.12-03 C7.12-04 C3-22]', async () => {
    const make = async (partner: string) =>
      String((await sandbox.console.action('account.partyToken', { partner, countryCode: 'CHN', areaCode: '86', phoneNumber: '13700000001' })).token);
    const token = await make('bank');
    const visitor = sandbox.client();
    refused(await visitor.send('partner.auth', { timestamp: Date.now() }), errorCodes.ticketInvalid);
    const holding = (held: string) => Object.assign(sandbox.client(), { token: held });
    assert.equal((await holding(token).seal('partner.auth', { timestamp: Date.now() })).init.method, 'GET');
    refused(await holding(token).send('partner.auth', { timestamp: Date.now() - hour }), errorCodes.badParams);
    refused(await holding(await make('wallet')).send('partner.auth', { timestamp: Date.now() }), errorCodes.ticketInvalid);
    const session = await holding(token).call('partner.auth', { timestamp: Date.now() });
    const client = sandbox.client();
    client.token = session;
    assert.equal((await client.call('user.profile', {})).payer.countryCode, 'CHN');
    const key = await client.call('partner.secretPieces', { collectType: '1' });
    assert.equal(key.pieces.join('').length, 24);
    assert.deepEqual(await client.call('partner.secretPieces', { collectType: '1' }), key);
    assert.notEqual((await client.call('partner.secretPieces', { collectType: '2' })).keyId, key.keyId);
    await sandbox.console.advance(25 * hour);
    assert.notDeepEqual((await client.call('partner.secretPieces', { collectType: '1' })).pieces, key.pieces);
  }); // prettier-ignore

  test('the chat app’s user is the same on one installation, and knows whether an account is theirs', async () => {
    const device = { 'unique-identification': 'chat-1' };
    const visitor = sandbox.client(device);
    const before = await visitor.call('wechat.userInfo', { code: 'code-1' });
    assert.equal(before.bound, false);
    const { client } = await signUp(sandbox);
    await client.call('user.update', { nickName: 'Olive' });
    const { openId } = await client.call('wechat.openId', { code: 'code-2' }, device);
    assert.equal(openId, before.openId);
    assert.deepEqual(await visitor.call('wechat.userInfo', { code: 'code-3' }), { openId, nickName: 'Olive', avatar: '', bound: true });
    refused(await visitor.send('wechat.userInfo', { code: 'invalid-9' }), errorCodes.wechatCode);
  }); // prettier-ignore

  test('features come to everyone or to those let in, and an unknown one to nobody', async () => {
    const { client, payerId } = await signUp(sandbox);
    const allowed = async (features?: string[]) =>
      Object.fromEntries((await client.call('user.whiteList', features ? { features } : {})).list.map((row) => [row.feature, row.allowed]));
    assert.deepEqual([(await allowed()).rateAlerts, (await allowed()).largeRemit], [true, false]);
    await sandbox.console.action('account.feature', { payerId, feature: 'largeRemit' });
    assert.deepEqual(await allowed(['largeRemit', 'teleport']), { largeRemit: true, teleport: false });
    await sandbox.console.action('account.feature', { payerId, feature: 'largeRemit', allowed: false });
    assert.equal((await allowed()).largeRemit, false);
    refused(await client.send('user.whiteList', { features: 'all' }), errorCodes.badParams);

    const alert = { sourceCurrency: 'AUD', targetCurrency: 'CNY', alertType: 'amplitude', enabled: true };
    await sandbox.console.action('account.openFeature', { feature: 'rateAlerts', everyone: false });
    assert.equal((await allowed()).rateAlerts, false);
    refused(await client.send('rates.pushRemind', alert), errorCodes.notAllowed);
    await sandbox.console.action('account.feature', { payerId, feature: 'rateAlerts' });
    assert.equal((await client.send('rates.pushRemind', alert)).envelope.code, '0');
    await sandbox.console.action('account.openFeature', { feature: 'rateAlerts', everyone: true });
  }); // prettier-ignore

  test('a gToken signs in elsewhere as long as its login lives [C7.3-03 C3-09]', async () => {
    const phoneNumber = freshPhone();
    const contact = phoneContact(phoneNumber);
    const first = sandbox.client();
    const { ticket } = await ticketFor(sandbox, first, contact, 'register');
    const made = await first.send('login.register', { ...contact, ticket, countryCode: 'AUS', language: 'en', clauseIds: await clauseIds('AUS') });
    const gToken = made.envelope.responseHeader.gToken;
    assert.ok(gToken && gToken !== first.token);
    await first.call('user.update', { nickName: 'Kay' });
    await sandbox.db.updateTable('payers').set({ createdAt: 0, identityStatus: 'CheckPass', profile: profileJson({ nickName: 'Kay', documentExpiry: '2020-01-01' }) })
      .where('phoneNumber', '=', phoneNumber).execute();
    const elsewhere = sandbox.client();
    const { payer } = await elsewhere.call('login.userInfo', { gToken });
    assert.deepEqual((await elsewhere.call('user.profile', {})).payer, payer);
    assert.notEqual(elsewhere.token, first.token);
    await first.call('user.profile', {});
    refused(await sandbox.client().send('login.userInfo', { gToken: first.token }), errorCodes.ticketInvalid);
    refused(await sandbox.client().send('login.userInfo', {}), errorCodes.contactMissing);
    await first.call('login.logout', {});
    refused(await sandbox.client().send('login.userInfo', { gToken }), errorCodes.ticketInvalid);
    refused(await elsewhere.send('user.profile', {}), errorCodes.loginExpired);
  }); // prettier-ignore

  test('a spoken code asks for a phone, and binding a mail sends its code there', async () => {
    const person = await signUp(sandbox, 'AUS', { password: 'Passw0rd' });
    await person.client.call('login.voiceCaptcha', { ...phoneContact(freshPhone()), scene: 'bindPhone' });
    const mail = `spoken-${person.phoneNumber}@example.com`;
    const { ticket } = await ticketFor(sandbox, person.client, emailContact(mail), 'bindEmail');
    assert.equal(
      (await person.client.call('login.emailBind', { email: mail, ticket, password: 'Passw0rd' })).payer
        .email,
      mail,
    );
  });
});
