import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAccounts } from '../../../sandbox/seed/demoAccounts';
import { signUp } from '../support/person';
import { startTestSandbox } from '../support/testSandbox';

test('every answer says what pages may do, who may frame them and that no address leaves with a link', async () => {
  const sandbox = await startTestSandbox({ quiet: true });
  const own = ['/', '/livez', '/web/common/supportCountry', '/console/'];
  // Invented banks' and providers' pages have their own policy.
  const providers = ['/pay/x', '/recharge/pay/x', '/plaid/x', '/kyc-page/x', '/refund/x'];
  for (const path of [...own, ...providers]) {
    const { headers } = await fetch(`${sandbox.url}${path}`);
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors '(self|none)'/, path);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
    assert.match(headers.get('permissions-policy') ?? '', /microphone=\(\).*payment=\(\)/, path);
    assert.equal(headers.get('strict-transport-security'), null, `${path}: plain HTTP`);
  }
  await sandbox.close();
});

test('every answer tells the time of the sandbox, also to a page of another port', async () => {
  const sandbox = await startTestSandbox({ quiet: true });
  await sandbox.console.advance(40 * 86_400_000);
  const { headers } = await fetch(`${sandbox.url}/web/common/supportCountry`, {
    headers: { origin: 'http://localhost:10086' },
  });
  const behind = sandbox.runtime.clock.now() - Date.parse(headers.get('date') ?? '');
  assert.ok(behind >= 0 && behind < 5000, `${behind} ms`);
  assert.match(headers.get('access-control-expose-headers') ?? '', /date.*retry-after/i);
  await sandbox.close();
});

test('a long plain answer goes out compressed where its client can read that, a sealed one never', async () => {
  const sandbox = await startTestSandbox({ quiet: true, seed: true });
  const encodings: Record<string, string | null> = {};
  const told = async (name: string, path: string, accepted: string) => {
    const response = await fetch(`${sandbox.url}${path}`, { headers: { 'accept-encoding': accepted } });
    encodings[`${name} ${accepted}`] = response.headers.get('content-encoding');
    return response;
  };
  const markets = await told('plain', '/web/common/supportCountry', 'gzip, br');
  assert.match(markets.headers.get('vary') ?? '', /accept-encoding/i);
  assert.equal(((await markets.json()) as { code: string }).code, '0');
  await told('plain', '/web/common/supportCountry', 'gzip');
  await told('plain', '/web/common/supportCountry', 'identity');
  assert.deepEqual(encodings, { 'plain gzip, br': 'br', 'plain gzip': 'gzip', 'plain identity': null });
  const client = sandbox.client();
  const email = demoAccounts.list[0]?.email as string;
  await client.call('login.userInfo', { contactType: 'email', email, password: demoAccounts.password });
  const { url, init } = await client.seal('payee.list', {});
  const sealed = await fetch(url, init);
  assert.equal(sealed.headers.get('content-encoding'), null);
  const { length } = await sealed.text();
  assert.ok(length > 1024, `${length} bytes: others of this length are compressed`);
  await sandbox.close();
});

test('where people come by https, browsers are told to stay with it', async () => {
  const sandbox = await startTestSandbox({ quiet: true, publicUrl: 'https://app.example.org' });
  const { headers } = await fetch(`${sandbox.url}/livez`);
  assert.match(headers.get('strict-transport-security') ?? '', /max-age=31536000/);
  await sandbox.close();
});

test('the console shows no secret of a call: tokens, codes, tickets, pieces of keys', async () => {
  const sandbox = await startTestSandbox({ quiet: true });
  const { client } = await signUp(sandbox, 'AUS', { password: 'Canary1pass' });
  const pieces = (await client.call('partner.secretPieces', { collectType: '1' })).pieces;
  const made = await sandbox.console.action('account.partyToken', {
    partner: 'bank',
    countryCode: 'CHN',
    areaCode: '86',
    phoneNumber: '13700000009',
  });
  const token = String(made.token);
  const partner = Object.assign(sandbox.client(), { token });
  const issued = await partner.call('partner.auth', { timestamp: Date.now() });
  const shown = JSON.stringify(await sandbox.console.get('/calls'));
  assert.match(shown, /login\.register/);
  for (const secret of [client.token, issued, token, 'Canary1pass', ...pieces])
    assert.ok(!shown.includes(secret), secret);
  await sandbox.close();
});
