import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import type { Person } from '../support/person';
import { freshPhone, refused, signUp } from '../support/person';
import type { SandboxClient } from '../support/sandboxClient';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';
import { waitsFor } from '../support/waitsFor';

const day = 86_400_000;
const card = '6225880000123456';
const form = (change: Partial<CallParams<'payeeShare.chooseBank'>> = {}) =>
  ({
    country: 'CHN',
    accountType: 'bank',
    firstName: 'Min',
    lastName: 'Zhao',
    cardNumber: card,
    ...change,
  }) as const;

describe('payee share links', () => {
  let sandbox: TestSandbox;
  let sender: Person;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    sender = await signUp(sandbox, 'AUS');
  });
  after(() => sandbox.close());

  const newLink = (change: Partial<CallParams<'payeeShare.getUrl'>> = {}) =>
    sender.client.call('payeeShare.getUrl', {
      sourceCountry: 'AUS',
      country: 'CHN',
      name: '赵敏',
      ...change,
    });
  async function visit(shareCode: string): Promise<SandboxClient> {
    const client = sandbox.client({ market: 'CHN', 'unique-identification': `dev-${freshPhone()}` });
    const { shareToken } = await client.call('payeeShare.check', { shareCode, countryCode: 'CHN' });
    client.token = shareToken;
    return client;
  }
  async function upToAccount(
    client: SandboxClient,
    phoneNumber = `1${freshPhone()}3`.slice(0, 11),
  ): Promise<void> {
    await client.call('payeeShare.agree', { agreed: true });
    const phone = { areaCode: '86', phoneNumber };
    await client.call('payeeShare.sendCode', phone);
    const captcha = await sandbox.console.captchaFor(phoneNumber);
    await client.call('payeeShare.confirmPhone', { ...phone, captcha });
  }
  const payees = async () => (await sender.client.call('payee.list', {})).list;

  test('a new payee gives everything themselves and is there for the sender', async () => {
    const { link, shareCode, step } = await newLink();
    assert.match(link, new RegExp(`/payeeShareConnect\\?shareCode=${shareCode}&countryCode=CHN$`));
    assert.equal(step, 'protocol');
    const client = await visit(shareCode);
    refused(await client.send('payeeShare.chooseBank', form()), errorCodes.conflict);
    await upToAccount(client);
    const { share } = await client.call('payeeShare.chooseBank', form());
    assert.equal(share.step, 'done');
    assert.match(share.payeeLabel ?? '', /3456$/);
    const mine = (await payees()).find((payee) => payee.name === 'Min Zhao');
    assert.deepEqual([mine?.authStatus, mine?.needComplete], ['Pass', true]);
    const whole = await sender.client.call('payee.info', { payeeId: mine?.id ?? '' });
    assert.equal(whole.payee.cardNumber, card);
    refused(await client.send('payeeShare.chooseBank', form()), errorCodes.conflict);
  });

  test('the token of a link opens nothing else, and a login opens no link [P6-04 P6-01]', async () => {
    const { shareCode } = await newLink();
    const client = await visit(shareCode);
    for (const call of ['user.profile', 'payee.list', 'order.listTypeTab', 'order.commit'] as const)
      refused(await client.send(call, {}), errorCodes.loginExpired);
    refused(await sender.client.send('payeeShare.agree', { agreed: true }), errorCodes.shareCodeInvalid);
    refused(await sandbox.client().send('payeeShare.agree', { agreed: true }), errorCodes.shareCodeInvalid);
    assert.ok((await client.call('bank.list', { country: 'CHN' })).list.length > 0);
    // Logins are renewed after a day; a visitor's token never becomes one.
    await sandbox.console.advance(2 * day);
    const { envelope } = await client.send('payeeShare.agree', { agreed: true });
    assert.deepEqual([envelope.code, envelope.responseHeader], ['0', {}]);
  });

  test('unknown, foreign, ended and old links are refused in words', async () => {
    const check = (params: CallParams<'payeeShare.check'>) =>
      sandbox.client().send('payeeShare.check', params);
    refused(await check({ shareCode: 'nothing' }), errorCodes.shareCodeInvalid, /link/);
    const { shareCode } = await newLink();
    refused(await check({ shareCode, countryCode: 'PHL' }), errorCodes.shareCodeInvalid);
    const client = await visit(shareCode);
    await sandbox.console.action('payeeShare.end', { shareCode });
    refused(await check({ shareCode }), errorCodes.shareCodeInvalid);
    refused(await client.send('payeeShare.agree', { agreed: true }), errorCodes.shareCodeInvalid);
    const old = await newLink();
    await sandbox.console.advance(8 * day);
    refused(await check({ shareCode: old.shareCode }), errorCodes.shareCodeInvalid);
  });

  test('refused to the sender: the own country, countries without a way, others’ payees', async () => {
    const send = (params: Record<string, unknown>) => sender.client.send('payeeShare.getUrl', params);
    refused(await send({ sourceCountry: 'CHN', country: 'CHN' }), errorCodes.sameCountry);
    refused(await send({ sourceCountry: 'AUS', country: 'ZZZ' }), errorCodes.payeeMethodUnsupported);
    refused(await send({ sourceCountry: 'AUS' }), errorCodes.badParams);
    refused(await send({ sourceCountry: 'AUS', payeeId: 'pye_none' }), errorCodes.payeeNotFound);
    refused(
      await sender.client.send('payeeShare.exchangeAuthGetUrl', {
        sourceCountry: 'AUS',
        payeeId: 'pye_none',
      }),
      errorCodes.payeeNotFound,
    );
  });

  test('only the phone the sender named is confirmed, by the right code; of the sender’s name only letters are told [F5.7-60]', async () => {
    await sandbox.db
      .updateTable('payers')
      .set({ fullName: 'Mia Chen' })
      .where('id', '=', sender.payerId)
      .execute();
    const { shareCode } = await newLink({ areaCode: '86', phoneNumber: '13700001111' });
    const client = await visit(shareCode);
    await client.call('payeeShare.agree', { agreed: true });
    refused(
      await client.send('payeeShare.sendCode', { areaCode: '86', phoneNumber: '13700002222' }),
      errorCodes.badParams,
    );
    const phone = { areaCode: '86', phoneNumber: '13700001111' };
    await client.call('payeeShare.sendCode', phone);
    const captcha = await sandbox.console.captchaFor('13700001111');
    const wrong = captcha === '000000' ? '000001' : '000000';
    refused(
      await client.send('payeeShare.confirmPhone', { ...phone, captcha: wrong }),
      errorCodes.captchaWrong,
    );
    const { share } = await client.call('payeeShare.confirmPhone', { ...phone, captcha });
    assert.equal(share.step, 'account');
    assert.equal(share.phone?.masked.includes('0000'), false);
    assert.equal(share.senderName, 'M•• C••');
  });

  test('after a few codes a question comes first, and its answer gets the next code', async () => {
    const { shareCode } = await newLink();
    const client = await visit(shareCode);
    await client.call('payeeShare.agree', { agreed: true });
    const phone = { areaCode: '86', phoneNumber: '13700003333' };
    for (let sent = 0; sent < 3; sent += 1) {
      await client.call('payeeShare.sendCode', phone);
      await sandbox.console.advance(60_000);
    }
    const { challengeId } = refused(
      await client.send('payeeShare.sendCode', phone),
      errorCodes.SendCaptchaTestError,
    );
    const { code: challengeAnswer } = await sandbox.db
      .selectFrom('captchas')
      .select('code')
      .where('id', '=', String(challengeId))
      .executeTakeFirstOrThrow();
    await client.call('payeeShare.sendCode', {
      ...phone,
      challengeId: String(challengeId),
      challengeAnswer,
    });
    const captcha = await sandbox.console.captchaFor(phone.phoneNumber);
    const { share } = await client.call('payeeShare.confirmPhone', { ...phone, captcha });
    assert.equal(share.step, 'account');
  });

  test('bad accounts, counters and other names are refused; an appealed name is kept with a warning', async () => {
    const { shareCode } = await newLink();
    const client = await visit(shareCode);
    await upToAccount(client);
    const send = (change: Record<string, unknown>) =>
      client.send('payeeShare.chooseBank', { ...form(), ...change });
    refused(await send({ cardNumber: '6225880000123457' }), errorCodes.badParams);
    refused(await send({ country: 'PHL', accountType: 'bank' }), errorCodes.payeeMethodUnsupported);
    refused(await send({ accountType: 'cash' }), errorCodes.payeeMethodUnsupported);
    const held = { cardNumber: '6217001234567890122' };
    refused(await send(held), errorCodes.PayeeCardNameDisagree);
    await client.call('payeeShare.chooseBank', { ...form(held), nameAppealFlag: 2 });
    const warned = (await payees()).find((payee) => payee.payeeWarn?.type === 'nameAppeal');
    assert.ok(warned);
  });

  test('a payee there is gives another account: the old one goes, the relation stays', async () => {
    const { payee } = await sender.client.call('payee.add', {
      sourceCountry: 'AUS',
      ...form({ cardNumber: '6216610001234567895', firstName: 'Lan' }),
      relationshipToReceiver: 'spouse',
    });
    const first = await newLink({ payeeId: payee.id });
    assert.equal((await newLink({ payeeId: payee.id })).shareCode, first.shareCode, 'one open link a payee');
    assert.equal((await payees()).find((row) => row.id === payee.id)?.authStatus, 'WaitResult');
    const client = await visit(first.shareCode);
    await upToAccount(client);
    await client.call('payeeShare.chooseBank', form({ cardNumber: '6228480012345678903', firstName: 'Lan' }));
    const list = await payees();
    assert.equal(
      list.some((row) => row.id === payee.id),
      false,
    );
    const now = list.find((row) => row.name === 'Lan Zhao');
    assert.deepEqual([now?.authStatus, now?.relationshipToReceiver], ['Pass', 'spouse']);
  });

  test('an account is given once no other change of its sender is under way', async () => {
    const { shareCode } = await newLink();
    const client = await visit(shareCode);
    await upToAccount(client);
    const given = form({ cardNumber: '6222020200112230012' });
    assert.ok(await waitsFor(sandbox, sender.payerId, () => client.call('payeeShare.chooseBank', given)));
  });

  test('exchange authorization: waits for the share, then is authorized', async () => {
    const { payee } = await sender.client.call('payee.add', {
      sourceCountry: 'AUS',
      ...form({ cardNumber: '6222021234567890128', firstName: 'Hua' }),
      relationshipToReceiver: 'friend',
    });
    const { shareCode } = await sender.client.call('payeeShare.exchangeAuthGetUrl', {
      sourceCountry: 'AUS',
      payeeId: payee.id,
    });
    const status = async () =>
      (await sender.client.call('payee.info', { payeeId: payee.id })).payee.exchangeAuthStatus;
    assert.equal(await status(), 'waitShare');
    const client = await visit(shareCode);
    await upToAccount(client);
    refused(await client.send('payeeShare.chooseBank', form()), errorCodes.conflict);
    const { share } = await client.call('payeeShare.exchangeAuthConfirm', { agreed: true });
    assert.equal(share.step, 'done');
    assert.equal(await status(), 'authorized');
  });

  test('a link belongs to whoever confirmed its phone: another holder has to confirm that very phone', async () => {
    const { shareCode } = await newLink();
    const owner = await visit(shareCode);
    const phoneNumber = `1${freshPhone()}3`.slice(0, 11);
    await upToAccount(owner, phoneNumber);
    const other = await visit(shareCode);
    const { share } = await sandbox
      .client({ market: 'CHN' })
      .call('payeeShare.check', { shareCode, countryCode: 'CHN' });
    assert.equal(share.step, 'phone');
    refused(await other.send('payeeShare.chooseBank', form()), errorCodes.conflict);
    refused(
      await other.send('payeeShare.sendCode', { areaCode: '86', phoneNumber: '13800000000' }),
      errorCodes.badParams,
    );
    const listed = (await payees()).length;
    await sandbox.console.advance(61_000);
    const phone = { areaCode: '86', phoneNumber };
    await other.call('payeeShare.sendCode', phone);
    const captcha = await sandbox.console.captchaFor(phoneNumber);
    const again = await other.call('payeeShare.confirmPhone', { ...phone, captcha });
    assert.equal(again.share.step, 'account');
    assert.equal((await payees()).length, listed);
    const own = form({ cardNumber: '6222020200112230004' });
    assert.equal((await other.call('payeeShare.chooseBank', own)).share.step, 'done');
  });

  test('an exchange is authorized by nobody but whoever confirmed the phone', async () => {
    const { payee } = await sender.client.call('payee.add', {
      ...form({ cardNumber: '6217850000012345679' }),
      sourceCountry: 'AUS',
      areaCode: '86',
      phoneNumber: '13912345678',
      relationshipToReceiver: 'parents',
    });
    const { shareCode } = await sender.client.call('payeeShare.exchangeAuthGetUrl', {
      sourceCountry: 'AUS',
      payeeId: payee.id,
    });
    await upToAccount(await visit(shareCode), '13912345678');
    refused(
      await (await visit(shareCode)).send('payeeShare.exchangeAuthConfirm', { agreed: true }),
      errorCodes.conflict,
    );
  });

  test('a link rests while staff have frozen its sender', async () => {
    const { shareCode } = await newLink();
    const visitor = await visit(shareCode);
    await sandbox.console.action('account.freeze', { payerId: sender.payerId });
    refused(await visitor.send('payeeShare.agree', { agreed: true }), errorCodes.shareCodeInvalid);
    refused(await sandbox.client().send('payeeShare.check', { shareCode }), errorCodes.shareCodeInvalid);
    await sandbox.console.action('account.unfreeze', { payerId: sender.payerId });
    await visitor.call('payeeShare.agree', { agreed: true });
  });
});
