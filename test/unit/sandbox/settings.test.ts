import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { developmentSigningKey } from '../../../sandbox/envelope';
import { readSettings, settingNames } from '../../../sandbox/settings';
import { StartError } from '../../../sandbox/startError';

const refusalOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(env)} was taken`);
};

test('none is needed, and an empty one is none', () => {
  const defaults = {
    PORT: 8080,
    HOST: '127.0.0.1',
    SANDBOX_DATA: '.data/sandbox',
    SANDBOX_SEED: true,
    AWS_REGION: 'us-east-1',
  };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: '', DATABASE_URL: '', SANDBOX_SEED: '', PATH: '/bin' })).toEqual(defaults);
});

test.each(['on', 'true', '1', 'yes', 'TRUE'])('SANDBOX_SEED=%s seeds', (SANDBOX_SEED) =>
  expect(readSettings({ SANDBOX_SEED }).SANDBOX_SEED).toBe(true),
);

test.each(['off', 'false', '0', 'no', 'Off'])('SANDBOX_SEED=%s does not', (SANDBOX_SEED) =>
  expect(readSettings({ SANDBOX_SEED }).SANDBOX_SEED).toBe(false),
);

test.each([
  { PORT: '0' },
  { PORT: '65535' },
  { DATABASE_URL: 'postgres://user:word@127.0.0.1:5432/remit?sslmode=disable' },
  { DATABASE_URL: 'postgresql://db/remit' },
  { SANDBOX_ENGLISH: 'pseudo' },
  { SANDBOX_CONSOLE: 'open' },
  { PUBLIC_URL: 'https://pay.example/' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
  { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8,loopback' },
])('%j is taken', (env) => {
  const [[name, value]] = Object.entries(env) as [[keyof typeof env, string]];
  expect(String(readSettings(env)[name])).toBe(value);
});

test.each([
  [{ PORT: 'abc' }, 'PORT=abc is refused: it may be a number from 0, any free port, to 65535.'],
  [{ PORT: '65536' }, 'PORT=65536 is refused'],
  [{ PORT: '80.5' }, 'PORT=80.5 is refused'],
  [{ PORT: '-1' }, 'PORT=-1 is refused'],
  [
    { SANDBOX_SEED: 'maybe' },
    'SANDBOX_SEED=maybe is refused: it may be on, true, 1, yes, or off, false, 0, no.',
  ],
  [{ SANDBOX_ENGLISH: 'loud' }, 'SANDBOX_ENGLISH=loud is refused: it may be pseudo, or not set.'],
  [{ SANDBOX_CONSOLE: 'closed' }, 'SANDBOX_CONSOLE=closed is refused: it may be open, or not set.'],
  [{ PUBLIC_URL: 'pay.example' }, 'PUBLIC_URL=pay.example is refused'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' }, 'it may be an address such as http://127.0.0.1:4318'],
  [{ PUBLIC_URL: 'ftp://pay.example' }, 'PUBLIC_URL=ftp://pay.example is refused'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8,proxy.example' }, 'TRUSTED_PROXIES=10.0.0.0/8,proxy.example is refused'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES=10.0.0.0/33 is refused'],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES=0.0.0.0/0 is refused'],
])('%j is refused by name, value and what it may be', (env, words) =>
  expect(refusalOf(env)).toContain(words),
);

test('all that is wrong is told at once', () => {
  const told = refusalOf({ PORT: 'abc', SANDBOX_SEED: 'maybe', HOST: '0.0.0.0' }).split('\n');
  expect(told.map((line) => line.split('=')[0])).toEqual(['PORT', 'SANDBOX_SEED']);
});

test('a password is not printed', () => {
  const told = refusalOf({ DATABASE_URL: 'mysql://user:canary@host/database' });
  expect(told).toContain('DATABASE_URL=… is refused');
  expect(told).not.toContain('canary');
});

test('the signing key is read from its file, or why it could not be', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  const file = path.join(folder, 'key.pem');
  expect(refusalOf({ SANDBOX_SIGNING_KEY: file })).toMatch(
    /ENOENT.*openssl genpkey -algorithm ed25519 -out /,
  );
  fs.writeFileSync(file, 'no key');
  expect(refusalOf({ SANDBOX_SIGNING_KEY: file })).toContain(`SANDBOX_SIGNING_KEY=${file} is refused`);
  fs.writeFileSync(file, developmentSigningKey);
  expect(readSettings({ SANDBOX_SIGNING_KEY: file }).SANDBOX_SIGNING_KEY).toBe(developmentSigningKey);
  fs.rmSync(folder, { recursive: true });
});

test('data keys are read from their file, the newest first', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  const file = path.join(folder, 'data.keys');
  const keys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  for (const wrong of ['', 'c2hvcnQ=', `${keys[0]}\nc2hvcnQ=`]) {
    fs.writeFileSync(file, wrong);
    expect(refusalOf({ SANDBOX_DATA_KEYS: file })).toMatch(/make one: openssl rand -base64 32 -out /);
  }
  fs.writeFileSync(file, `${keys.join('\n')}\n`);
  expect(readSettings({ SANDBOX_DATA_KEYS: file }).SANDBOX_DATA_KEYS).toEqual(keys);
  fs.rmSync(folder, { recursive: true });
});

describe('for production', () => {
  const SANDBOX_PROFILE = 'production';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  const key = path.join(folder, 'key.pem');
  const dataKeys = path.join(folder, 'data.keys');
  beforeAll(() => {
    fs.writeFileSync(key, developmentSigningKey);
    fs.writeFileSync(dataKeys, Buffer.alloc(32, 1).toString('base64'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const enough = {
    SANDBOX_PROFILE,
    DATABASE_URL: 'postgres://db/remit',
    PUBLIC_URL: 'https://pay.example',
    TRUSTED_PROXIES: '10.0.0.0/8',
    SANDBOX_SIGNING_KEY: key,
    SANDBOX_DATA_KEYS: dataKeys,
    SANDBOX_CONSOLE_TOKEN: 'canary-canary-canary',
  };

  test('database, address, proxies, keys and token are to be named', () => {
    const told = refusalOf({ SANDBOX_PROFILE }).split('\n');
    const { SANDBOX_PROFILE: _profile, ...needed } = enough;
    expect(told.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(needed).sort());
    for (const line of told) expect(line).toContain('is not set: SANDBOX_PROFILE=production needs ');
  });

  test('no demo accounts unless asked, and a log for machines', () => {
    expect(readSettings(enough)).toMatchObject({ SANDBOX_SEED: false, SANDBOX_LOG: 'info' });
    expect(readSettings({ ...enough, SANDBOX_SEED: 'on', SANDBOX_LOG: 'warn' })).toMatchObject({
      SANDBOX_SEED: true,
      SANDBOX_LOG: 'warn',
    });
  });

  test('links go over TLS, and a token is not guessed nor printed', () => {
    expect(refusalOf({ ...enough, PUBLIC_URL: 'http://pay.example' })).toContain(
      'PUBLIC_URL=http://pay.example',
    );
    const told = refusalOf({ ...enough, SANDBOX_CONSOLE_TOKEN: 'canary' });
    expect(told).toContain('SANDBOX_CONSOLE_TOKEN=… is refused');
    expect(told).not.toContain('canary');
  });
});

test('the README tells of each', () => {
  const readme = fs.readFileSync(path.join(__dirname, '../../../README.md'), 'utf8');
  // The build's own mark is set by the start, not by people.
  expect(settingNames.filter((name) => !readme.includes(`\`${name}`))).toEqual(['SANDBOX_BUILD']);
});
