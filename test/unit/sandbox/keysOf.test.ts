import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keysOf } from '../../../sandbox/vault/keysOf';
import { developmentDataKeys, Vault } from '../../../sandbox/vault/vault';

const given = Buffer.alloc(32, 1).toString('base64');
const settings = (SANDBOX_DATA: string, more: { SANDBOX_DATA_KEYS?: string[]; DATABASE_URL?: string } = {}) =>
  keysOf({ SANDBOX_DATA, SANDBOX_DATA_KEYS: undefined, DATABASE_URL: undefined, ...more });

describe('without a setting', () => {
  let folder: string;
  beforeEach(() => {
    folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'keys-')), 'sandbox');
  });
  afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }));

  test('a folder has a key of its own, made once, that only its owner reads', () => {
    const [own, ...others] = settings(folder);
    expect(others).toEqual(developmentDataKeys);
    expect(developmentDataKeys).not.toContain(own);
    expect(settings(folder)[0]).toBe(own);
    expect(fs.statSync(path.join(folder, 'data.keys')).mode & 0o777).toBe(0o600);
    expect(settings(`${folder}-of-another`)[0]).not.toBe(own);
  });

  test('a key that is set later writes, and what the folder’s has sealed is read', () => {
    const sealed = new Vault(settings(folder)).seal('text', 'place');
    const keys = settings(folder, { SANDBOX_DATA_KEYS: [given] });
    expect(keys[0]).toBe(given);
    expect(new Vault(keys).open(sealed, 'place')).toBe('text');
  });

  test('a shared database has the key that everybody knows, or the one that is set alone', () => {
    const DATABASE_URL = 'postgres://host/name';
    expect(settings(folder, { DATABASE_URL })).toEqual(developmentDataKeys);
    expect(settings(folder, { DATABASE_URL, SANDBOX_DATA_KEYS: [given] })).toEqual([given]);
    expect(fs.existsSync(folder)).toBe(false);
    expect(settings('memory')).toEqual(developmentDataKeys);
  });
});
