import { developmentDataKeys, readDataKeys, Vault } from '../../../sandbox/vault/vault';

const [former, later] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string];

test('what is sealed opens where it belongs, and nowhere else', () => {
  const vault = new Vault([former]);
  const sealed = vault.seal('a private key', 'envelopeKey');
  expect(sealed).not.toContain('private');
  expect(vault.seal('a private key', 'envelopeKey')).not.toBe(sealed);
  expect(vault.open(sealed, 'envelopeKey')).toBe('a private key');
  expect(() => vault.open(sealed, 'another place')).toThrow();
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(() => vault.open(changed, 'envelopeKey')).toThrow();
});

test('a new key writes, and what the former one wrote still counts while it is kept', () => {
  const [sealed, hash] = [new Vault([former]).seal('text', 'place'), new Vault([former]).hash('123456')];
  const both = new Vault([later, former]);
  expect(both.open(sealed, 'place')).toBe('text');
  expect(both.isHash(hash, '123456', '')).toBe(true);
  const onlyLater = new Vault([later]);
  expect(() => onlyLater.open(sealed, 'place')).toThrow(/SANDBOX_DATA_KEYS does not have/);
  expect(onlyLater.isHash(hash, '123456', '')).toBe(false);
  expect(onlyLater.open(both.seal('text', 'place'), 'place')).toBe('text');
  expect(onlyLater.isHash(both.hash('123456'), '123456', '')).toBe(true);
});

test('a hash is only of its text; one kept in clear counts as itself', () => {
  const vault = new Vault(developmentDataKeys);
  expect(vault.hash('123456')).not.toContain('123456');
  expect(vault.isHash(vault.hash('123456'), '123457', '123456')).toBe(false);
  expect(vault.isHash('123456', 'captcha:id:123456', '123456')).toBe(true);
  expect(vault.isHash('123456', 'captcha:id:123457', '123457')).toBe(false);
});

test('keys are 32 bytes each', () => {
  expect(readDataKeys(`${later}\n${former}\n`)).toEqual([later, former]);
  expect(readDataKeys(developmentDataKeys.join('\n'))).toEqual(developmentDataKeys);
  expect(() => readDataKeys(`${later}\nc2hvcnQ=`)).toThrow('key 2 has not 32 bytes');
  expect(() => readDataKeys('')).toThrow('no key');
});
