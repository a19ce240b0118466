import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isProven } from '@/api/crypto';
import type { CallName } from '@/contracts/calls';
import { callNames, callRow } from '@/contracts/calls';
import { boundHeaders } from '@/contracts/envelope';
import { errorCodes } from '@/contracts/errors';
import { fileCodes } from '@/contracts/errors/server';
import { codes } from '../../../sandbox/dispatch/refusal';
import { developmentSigningKey, pinnedKeyOf, readSigningKey } from '../../../sandbox/envelope';
import { phoneContact, refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const quoteParams = {
  sourceCountryCode: 'AUS',
  targetCountryCode: 'CHN',
  sourceCurrency: 'AUD',
  targetCurrency: 'CNY',
  remitType: 'personal',
} as const;

/** Registration is not under test. */
async function signedIn(sandbox: TestSandbox, countryCode = 'AUS') {
  const client = sandbox.client();
  client.token = await sandbox.console.signIn(await sandbox.console.makePerson(countryCode));
  return client;
}

describe('sandbox frame', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  test('every call of the catalogue has a route: none answers 404', async () => {
    for (const name of callNames) {
      const row = callRow(name);
      const path = row.path.replace(/\{\w+\}/g, 'AAA');
      const { status, text } = await sandbox.client().raw(path, { method: row.method });
      assert.notEqual(status, 404, name);
      assert.match((JSON.parse(text) as { code: string }).code, /^[0-9A-Za-z]+$/, name);
    }
  });

  test('bad params are refused by the schema and named, on plain calls', async () => {
    const { envelope } = await sandbox
      .client()
      .send('rates.fee', { ...quoteParams, sourceCurrency: 'dollars' });
    assert.equal(envelope.code, codes.badParams);
    assert.deepEqual(envelope.model, { fields: ['sourceCurrency'] });
  });

  test('a quote needs exactly one amount and keeps to the limits', async () => {
    const client = sandbox.client();
    const both = await client.send('rates.fee', { ...quoteParams, sourceAmount: '100', targetAmount: '100' });
    assert.equal(both.envelope.code, codes.badParams);
    const little = await client.send('rates.fee', { ...quoteParams, sourceAmount: '1' });
    assert.equal(little.envelope.code, 'RemitAmountBelowMin');
    const much = await client.send('rates.fee', { ...quoteParams, sourceAmount: '9999999' });
    assert.equal(much.envelope.code, 'RemitAmountAboveMax');
    const closed = await client.send('rates.fee', {
      ...quoteParams,
      targetCountryCode: 'ZAF',
      targetCurrency: 'ZAR',
      sourceAmount: '100',
    });
    assert.equal(closed.envelope.code, 'CorridorNotOpen');
  });

  test('the large-remit check answers what is left of the day', async () => {
    const client = await signedIn(sandbox);
    assert.deepEqual(
      await client.call('remit.largeLimitCheck', { sourceAmount: '50000', sourceCurrency: 'AUD' }),
      { allowed: true },
    );
    const { envelope } = await client.send('remit.largeLimitCheck', {
      sourceAmount: '50000.01',
      sourceCurrency: 'AUD',
    });
    assert.equal(envelope.code, 'ApplyOrderLargeRemitLimit');
    assert.equal((envelope.model as { residualAmount: string }).residualAmount, '50000.00');
  });

  test('a call that needs a token says login expired without one, and with a wrong one', async () => {
    for (const token of ['', 'nonsense']) {
      const client = sandbox.client();
      client.token = token;
      const { envelope } = await client.send('common.uploadImage', {});
      assert.equal(envelope.code, codes.loginExpired);
    }
  });

  test('a session ended for a reason tells it', async () => {
    const payerId = await sandbox.console.makePerson('AUS');
    const client = sandbox.client();
    client.token = await sandbox.console.signIn(payerId);
    await sandbox.console.endSessions(payerId, '21097');
    assert.equal((await client.send('common.uploadImage', {})).envelope.code, '21097');
  });

  test('a day-old token is renewed; the old one works until the new one has been used, and a little longer', async () => {
    const client = await signedIn(sandbox);
    const old = client.token;
    const upload = () =>
      client.upload(
        'common.uploadImage',
        { countryCode: 'AUS', scene: 'test', fileNumber: '1' },
        { name: 'a.png', type: 'image/png', bytes: png },
      );
    assert.equal((await upload()).envelope.code, '0');
    assert.equal(client.token, old);
    await sandbox.console.advance(25 * 3_600_000);
    assert.equal((await upload()).envelope.code, '0');
    const renewed = client.token;
    assert.notEqual(renewed, old);
    client.token = old;
    await sandbox.console.advance(3_600_000);
    assert.equal((await upload()).envelope.code, '0', 'the answer with the new token may have been lost');
    client.token = renewed;
    assert.equal((await upload()).envelope.code, '0');
    client.token = old;
    assert.equal((await upload()).envelope.code, '0', 'calls under way');
    client.token = old;
    await sandbox.console.advance(6 * 60_000);
    assert.equal((await upload()).envelope.code, codes.loginExpired);
  });

  test('uploads are judged by their bytes and their size, and read back as they were', async () => {
    const client = await signedIn(sandbox);
    const params = { countryCode: 'AUS', scene: 'test', fileNumber: '1' };
    const { envelope } = await client.upload('common.uploadImage', params, {
      name: 'photo.jpg',
      type: 'image/jpeg',
      bytes: png,
    });
    const { ossFileKey } = envelope.model as { ossFileKey: string };
    const response = await fetch(`${sandbox.url}/image/v2/get/${ossFileKey}/AUS`);
    assert.equal(response.headers.get('content-type'), 'image/png');
    assert.deepEqual(new Uint8Array(await response.arrayBuffer()), png);
    const page = await client.upload('common.uploadImage', params, {
      name: 'photo.png',
      type: 'image/png',
      bytes: Buffer.from('<html><script>1</script>'),
    });
    assert.equal(page.envelope.code, 'FileTypeNotSupported');
    const none = await client.upload('common.uploadImage', params, {
      name: 'photo.png',
      type: 'image/png',
      bytes: new Uint8Array(),
    });
    assert.equal(none.envelope.code, 'FileEmpty');
    const large = await client.upload('common.uploadImage', params, {
      name: 'photo.png',
      type: 'image/png',
      bytes: Buffer.concat([png, Buffer.alloc(12 * 1024 * 1024)]),
    });
    assert.equal(large.envelope.code, codes.tooLarge);
  });

  test('a file number with the same bytes is one file, whatever became of the answer; with others it is refused', async () => {
    const client = await signedIn(sandbox);
    const params = { countryCode: 'AUS', scene: 'test', fileNumber: '1700000000000000007' };
    const send = (bytes: Uint8Array, by = client) =>
      by.upload('common.uploadImage', params, { name: 'a.png', type: '', bytes });
    const keyOf = async (reply: ReturnType<typeof send>) =>
      ((await reply).envelope.model as { ossFileKey: string }).ossFileKey;
    const keys = await Promise.all([png, png, png].map((bytes) => keyOf(send(bytes))));
    assert.equal(new Set(keys).size, 1, 'also when sent at once');
    const [key] = keys;
    assert.equal(await keyOf(send(png)), key);
    const other = Buffer.concat([png, Buffer.from([0])]);
    assert.equal((await send(other)).envelope.code, fileCodes.numberTaken);
    assert.equal(await keyOf(send(png)), key, 'what is there stays');
    // Numbers are per sender.
    assert.notEqual(await keyOf(send(other, await signedIn(sandbox))), key);
  });

  test('a visitor sends an error trace; one idempotency key, one effect: repeats answer the same, other params conflict [P6-12]', async () => {
    const client = sandbox.client({ 'unique-identification': 'device-1' });
    const trace = { kind: 'unhandled', route: '/remit', detail: 'x' };
    const headers = { 'idempotency-key': 'frame-key-0001' };
    const count = async () =>
      (await sandbox.db.selectFrom('errorTraces').select('id').where('device', '=', 'device-1').execute())
        .length;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.send('tracking.errorTrace', trace, headers)),
    );
    assert.equal(await count(), 1);
    for (const { envelope } of answers) assert.deepEqual(envelope, answers[0]?.envelope);
    const other = await client.send('tracking.errorTrace', { ...trace, detail: 'y' }, headers);
    assert.equal(other.envelope.code, codes.conflict);
    assert.equal(
      (await client.send('tracking.errorTrace', trace, { 'idempotency-key': 'short' })).envelope.code,
      codes.badParams,
    );
  });

  // Replaced in one process; of a pair the other may answer.
  test('a call whose row only reads cannot write', { skip: Boolean(process.env.PAIR_SEED) }, async () => {
    const { handlers } = sandbox.runtime;
    const { 'common.tabIcons': own } = handlers;
    let said = '';
    handlers['common.tabIcons'] = async ({ db }) => {
      await db
        .deleteFrom('errorTraces')
        .execute()
        .catch((error: Error) => (said = error.message));
      return { list: [] };
    };
    await sandbox.client().call('common.tabIcons', {});
    handlers['common.tabIcons'] = own;
    assert.match(said, /stores/);
  });

  test('a refusal that counts, sent again with its idempotency key, is refused again', async () => {
    const { phoneNumber } = await signUp(sandbox, 'AUS', { password: 'Passw0rd' });
    const client = sandbox.client();
    for (const triesLeft of [4, 3]) {
      const answer = await client.send(
        'login.userInfo',
        { ...phoneContact(phoneNumber), password: 'Wrong123' },
        { 'idempotency-key': 'wrong-key-0001' },
      );
      assert.equal(refused(answer, errorCodes.passwordWrong).triesLeft, triesLeft);
    }
  });

  test('a batch of events sent twice counts once', async () => {
    const batch = { batchId: 'batch-0001', events: [{ eventCode: 'a' }, { eventCode: 'b' }] };
    assert.deepEqual(await sandbox.client().call('tracking.collect', batch), { accepted: 2 });
    assert.deepEqual(await sandbox.client().call('tracking.collect', batch), { accepted: 0 });
  });

  test('an encrypted call is opened and answered sealed; the very same message again is refused', async () => {
    const name: CallName = 'user.profile';
    const client = await signedIn(sandbox);
    const sealed = await client.seal(name, {});
    const first = await (await fetch(sealed.url, sealed.init)).text();
    assert.match(first, /^\{"data":"/);
    assert.match(sealed.open(first).code, /^\w+$/);
    const again = JSON.parse(await (await fetch(sealed.url, sealed.init)).text()) as { code: string };
    assert.equal(again.code, codes.signatureFailed);
    const swapped = JSON.parse(
      await (
        await fetch(sealed.url, {
          ...sealed.init,
          headers: { ...(sealed.init.headers as object), token: 'another' },
        })
      ).text(),
    ) as { code: string };
    assert.equal(swapped.code, codes.signatureFailed);
    const plain = await client.raw(callRow(name).path, { headers: { token: client.token } });
    assert.equal((JSON.parse(plain.text) as { code: string }).code, codes.decryptFailed);
  });

  test('a header that decides what a call means cannot be changed on its way', async () => {
    const client = await signedIn(sandbox);
    for (const name of boundHeaders) {
      const sealed = await client.seal(
        'user.profile',
        {},
        { [name]: name === 'token' ? client.token : 'key-00000001' },
      );
      const headers = { ...(sealed.init.headers as Record<string, string>), [name]: 'key-00000002' };
      const { code } = JSON.parse(await (await fetch(sealed.url, { ...sealed.init, headers })).text()) as {
        code: string;
      };
      assert.equal(code, codes.signatureFailed, name);
      delete headers[name];
      const without = JSON.parse(await (await fetch(sealed.url, { ...sealed.init, headers })).text()) as {
        code: string;
      };
      assert.equal(without.code, codes.signatureFailed, `without ${name}`);
      assert.match(await (await fetch(sealed.url, sealed.init)).text(), /^\{"data":"/, `${name} untouched`);
    }
  });

  test('a message of the version before is refused before anything is decrypted', async () => {
    const client = await signedIn(sandbox);
    const sealed = await client.seal('user.profile', {});
    const url = sealed.url.replace('data=2.', 'data=1.');
    assert.notEqual(url, sealed.url);
    const { code } = JSON.parse(await (await fetch(url, sealed.init)).text()) as { code: string };
    assert.equal(code, codes.decryptFailed);
  });

  test('the key that calls are encrypted with is proven by the pinned key, for the question that was asked', async () => {
    const init = await sandbox.client().call('common.secureInit', { version: '1', nonce: 'question-1' });
    const pinned = pinnedKeyOf(readSigningKey(developmentSigningKey));
    assert.ok(isProven(init, 'question-1', pinned));
    assert.ok(!isProven(init, 'question-2', pinned));
  });

  test('after a key change old messages fail with 198 and new keys work', async () => {
    const client = await signedIn(sandbox);
    assert.equal((await client.send('user.profile', {})).envelope.code, codes.ok);
    const old = await client.seal('user.profile', {});
    await sandbox.console.post('/keys/rotate');
    assert.equal(
      (JSON.parse(await (await fetch(old.url, old.init)).text()) as { code: string }).code,
      codes.decryptFailed,
    );
    client.renewKeys();
    const fresh = await client.seal('user.profile', {});
    assert.match(await (await fetch(fresh.url, fresh.init)).text(), /^\{"data":"/);
  });

  test('Korea-market calls need a true signature [P5-18]', async () => {
    const client = sandbox.client({ market: 'KOR' });
    const params = { country: 'AUS' };
    assert.equal((await client.send('common.districts', params)).envelope.code, codes.ok);
    assert.equal(
      (await client.send('common.districts', params, { signature: '00', timestamp: String(Date.now()) }))
        .envelope.code,
      codes.signatureFailed,
    );
    assert.equal(
      (await client.send('common.districts', params, { signature: '' })).envelope.code,
      codes.signatureFailed,
    );
    const korean = await signedIn(sandbox, 'KOR');
    assert.equal(
      (await korean.send('order.listTypeTab', {}, { market: 'AUS' })).envelope.code,
      codes.signatureFailed,
    );
  });
});
