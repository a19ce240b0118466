import fs from 'node:fs';
import path from 'node:path';
import {
  memberKey,
  storageKeyNames,
  storageKeys,
  type StorageFamilyName,
  type StorageKeyRow,
} from '@/domain/storageKeys';
import { variants, type VariantId } from '@/variants/table';
import { deviceCookie, deviceIs, deviceStorage } from './device';

const disk = new Map<string, string>();
const jar = new Map<string, string>();
const brands = Object.keys(variants) as VariantId[];
const rowOf = (name: keyof typeof storageKeys): StorageKeyRow => storageKeys[name];

type Storage = typeof import('@/state/storage/storage');

function appOf(brand: VariantId): Storage {
  let storage!: Storage;
  Object.assign(globalThis, { __BUILD__: { ...__BUILD__, variant: brand }, __BRAND__: variants[brand] });
  jest.isolateModules(() => {
    deviceIs({ storage: deviceStorage(disk), cookie: deviceCookie(jar) });
    storage = jest.requireActual<Storage>('@/state/storage/storage');
  });
  return storage;
}

/** Families get one member. */
function writeAll({ writeMember, writeStored }: Storage, value: string): void {
  for (const name of storageKeyNames) {
    if (rowOf(name).family) writeMember(name as StorageFamilyName, 'x', value);
    else writeStored(name as Parameters<typeof writeStored>[0], value);
  }
}
const readAll = ({ readMember, readStored }: Storage): (string | null)[] =>
  storageKeyNames.map((name) =>
    rowOf(name).family
      ? readMember(name as StorageFamilyName, 'x')
      : readStored(name as Parameters<typeof readStored>[0]),
  );

function useAll(): void {
  for (const brand of brands) writeAll(appOf(brand), `of ${brand}`);
}

beforeEach(() => {
  disk.clear();
  jar.clear();
});

test('the main brand keeps the names that it always had: an update signs nobody out', () => {
  writeAll(appOf('main'), 'x');
  const names = storageKeyNames.map((name) =>
    rowOf(name).family ? memberKey(name as StorageFamilyName, 'x') : rowOf(name).key,
  );
  expect([...disk.keys()]).toEqual(names);
});

test.each(brands)('%s reads only its own on a device that every brand has been used on', (brand) => {
  for (const other of brands) if (other !== brand) writeAll(appOf(other), `of ${other}`);
  expect(new Set(readAll(appOf(brand)))).toEqual(new Set([null]));
  writeAll(appOf(brand), `of ${brand}`);
  for (const each of brands)
    expect([each, new Set(readAll(appOf(each)))]).toEqual([each, new Set([`of ${each}`])]);
});

test.each(brands)('a logout of %s leaves every other brand all that it keeps', (brand) => {
  useAll();
  appOf(brand).clearStoredOfSession();
  const left = readAll(appOf(brand));
  for (const [at, name] of storageKeyNames.entries())
    expect([name, left[at]]).toEqual([name, rowOf(name).clearedOnLogout ? null : `of ${brand}`]);
  for (const other of brands)
    if (other !== brand)
      expect([other, new Set(readAll(appOf(other)))]).toEqual([other, new Set([`of ${other}`])]);
});

test('nothing that the app keeps has another brand’s value, in storage or in a cookie [P3-79]', () => {
  useAll();
  expect([disk.size, jar.size]).toEqual([brands.length * storageKeyNames.length, brands.length]);
});

describe('no key escapes the prefix', () => {
  const src = path.resolve(__dirname, '../../../src');
  const files = (fs.readdirSync(src, { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file));
  const holding = (what: RegExp) =>
    files.filter((file) => what.test(fs.readFileSync(path.join(src, file), 'utf8'))).sort();

  test('one file of the app touches the storage and the cookies of the platform', () => {
    expect(
      holding(/\bplatform\s*\.\s*(storage|cookie)\b|\{[^}]*\b(storage|cookie)\b[^}]*\} = platform\b/),
    ).toEqual(['state/storage/storage.ts']);
  });

  test('what a host offers for keeping things is asked for only by the three platforms', () => {
    const ways =
      /\b(localStorage|sessionStorage|indexedDB|caches|BroadcastChannel)\s*[.[(]|document\.cookie|(set|get|remove|clear|batchSet|batchGet)Storage(Sync|InfoSync|Info)?\b|\bwindow\.name\b/;
    expect(holding(ways)).toEqual([
      'platform/h5/store.ts',
      'platform/index.alipay.ts',
      'platform/index.weapp.ts',
      'platform/miniprogram/storage.ts',
      'platform/miniprogram/storageWriter.ts',
    ]);
  });
});
