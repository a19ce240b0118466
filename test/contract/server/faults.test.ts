import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { fileNumber, png } from '../support/files';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const call = 'common.supportCountry';
const path = '/web/common/supportCountry';

describe('fault switch', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());
  beforeEach(() => sandbox.console.clearFaults());

  test('an error code, once: the next call is well again', async () => {
    await sandbox.console.fault({
      call,
      kind: 'errorCode',
      detail: { code: '21084', msg: 'exists' },
      times: 1,
    });
    const first = await sandbox.client().send(call, {});
    assert.deepEqual([first.status, first.envelope.code, first.envelope.msg], [200, '21084', 'exists']);
    assert.equal((await sandbox.client().send(call, {})).envelope.code, '0');
  });

  test('an HTTP status', async () => {
    await sandbox.console.fault({ call, kind: 'httpStatus', detail: { status: 406 }, times: 1 });
    assert.equal((await sandbox.client().raw(path)).status, 406);
  });

  test('a delay', async () => {
    await sandbox.console.fault({ call, kind: 'delay', detail: { ms: 300 }, times: 1 });
    const startedAt = Date.now();
    await sandbox.client().call(call, {});
    assert.ok(Date.now() - startedAt >= 295);
  });

  test('a drop before does nothing, a drop after has done it', async () => {
    const trace = { kind: 'unhandled', route: '/', detail: 'drop' } as const;
    const count = async () => (await sandbox.db.selectFrom('errorTraces').select('id').execute()).length;
    await sandbox.console.fault({ call: 'tracking.errorTrace', kind: 'dropBefore', times: 1 });
    await assert.rejects(sandbox.client().call('tracking.errorTrace', trace));
    assert.equal(await count(), 0);
    await sandbox.console.fault({ call: 'tracking.errorTrace', kind: 'dropAfter', times: 1 });
    await assert.rejects(sandbox.client().call('tracking.errorTrace', trace));
    assert.equal(await count(), 1);
  });

  test('an upload that is cut after a share of its bytes leaves no file', async () => {
    const client = sandbox.client();
    const params = { countryCode: 'AUS', scene: 'test', fileNumber: fileNumber() };
    const large = { ...png('a.png'), bytes: Buffer.concat([png('a.png').bytes, Buffer.alloc(3_000_000)]) };
    const count = async () => (await sandbox.db.selectFrom('files').select('key').execute()).length;
    const before = await count();
    for (const percent of [0, 50, 99]) {
      await sandbox.console.fault({
        call: 'common.uploadImage',
        kind: 'cutUpload',
        detail: { percent },
        times: 1,
      });
      await assert.rejects(client.upload('common.uploadImage', params, large), `${percent} %`);
    }
    assert.equal(await count(), before);
    assert.notEqual((await client.upload('common.uploadImage', params, large)).status, 0);
  });

  test('answers that are cut, of another kind, or of another call', async () => {
    const body = (await sandbox.client().raw(path)).text;
    await sandbox.console.fault({ call, kind: 'truncated', times: 1 });
    await assert.rejects(sandbox.client().raw(path));
    await sandbox.console.fault({ call, kind: 'cutBody', times: 1 });
    const cut = await sandbox.client().raw(path);
    assert.ok(cut.status === 200 && cut.text.length < body.length && body.startsWith(cut.text));
    await sandbox.console.fault({ call, kind: 'notJson', times: 1 });
    assert.match((await sandbox.client().raw(path)).text, /^<!doctype html>/);
    await sandbox.client().call('common.tabIcons', {});
    await sandbox.console.fault({ call, kind: 'otherCall', times: 1 });
    assert.notEqual((await sandbox.client().raw(path)).text, body);
  });

  test('a spoilt seal and a replayed answer are seen through by the client', async () => {
    const client = sandbox.client();
    await client.send('user.profile', {});
    for (const kind of ['wrongMac', 'replayed', 'otherCall', 'cutBody']) {
      await sandbox.console.fault({ call: 'login.captchaVerify', kind, times: 1 });
      if (kind === 'replayed') await client.send('login.captchaVerify', {}).catch(() => undefined);
      const sealed = await client.seal('login.captchaVerify', {});
      if (kind === 'replayed') await sandbox.console.fault({ call: 'login.captchaVerify', kind, times: 1 });
      const text = await (await fetch(sealed.url, sealed.init)).text();
      assert.throws(() => sealed.open(text), `${kind} must not open`);
      await sandbox.console.clearFaults();
    }
  });

  test('a share hits about that share, the same calls every time for one seed', async () => {
    const run = async () => {
      await sandbox.console.fault({ call, kind: 'httpStatus', detail: { status: 503 }, share: 0.3 });
      let hits = 0;
      for (let i = 0; i < 100; i += 1) if ((await sandbox.client().raw(path)).status === 503) hits += 1;
      await sandbox.console.clearFaults();
      return hits;
    };
    const hits = await run();
    assert.ok(hits > 10 && hits < 55, String(hits));
  });

  test('the last calls show params, answer and fault in plain text, and no secrets', async () => {
    await sandbox.console.fault({ call, kind: 'errorCode', detail: { code: '21030' }, times: 1 });
    const client = sandbox.client();
    client.token = 'secret-token-value';
    await client.send(call, {});
    const [logged] = await sandbox.console.calls({ call, limit: 1 });
    assert.equal(logged?.fault, 'errorCode');
    assert.equal(logged?.code, '21030');
    assert.ok(!JSON.stringify(logged).includes('secret-token-value'));
  });

  test('what is secret in an address is not shown either, what is not stays', async () => {
    const token = 'secret-party-token';
    await sandbox.client().send('login.jointAccount', { partyToken: token });
    const [joint] = await sandbox.console.calls({ call: 'login.jointAccount', limit: 1 });
    assert.ok(joint && !JSON.stringify(joint).includes(token));
    assert.match(joint.path, /^\/login\/joint\/account\/•••/);
    await sandbox.client().raw(`${path}?token=${token}&countryCode=AUS`);
    const [plain] = await sandbox.console.calls({ call, limit: 1 });
    assert.equal(plain?.path, `${path}?token=•••&countryCode=AUS`);
  });
});
