import {
  memberKey,
  type StorageFamilyName,
  storageKeyNames,
  storageKeys,
  type StorageKeyName,
  type StorageKeyRow,
  storageRowOf,
} from '@/domain/storageKeys';
import { limits } from '@/domain/constants';
import { platform } from '@/platform';
import type { PlatformStorage } from '@/platform/types';
import { storagePrefix, variant } from '@/variants';

type SingleName = Exclude<StorageKeyName, StorageFamilyName>;

const DAY_MS = 86_400_000;
/** Full or broken storage must not stop the app. */
export const held = new Map<string, string>();

interface Kept {
  /** `at`: written, epoch ms. */
  v: string;
  at: number;
}

/** This brand's. Only for this file and QA's tools. */
export const disk: PlatformStorage = {
  get: (key) => platform.storage.get(storagePrefix + key),
  set: (key, value) => platform.storage.set(storagePrefix + key, value),
  remove: (key) => platform.storage.remove(storagePrefix + key),
  keys: () =>
    platform.storage
      .keys()
      .filter((key) => key.startsWith(storagePrefix))
      .map((key) => key.slice(storagePrefix.length)),
};

function read(key: string, row: StorageKeyRow): string | null {
  const text = held.get(key) ?? disk.get(key);
  if (text !== null && text !== undefined) {
    try {
      const kept = JSON.parse(text) as Kept;
      if (typeof kept.v === 'string' && typeof kept.at === 'number') {
        if (row.days === null || Date.now() - kept.at < row.days * DAY_MS) return kept.v;
      }
    } catch {
      // Foreign or broken: goes below.
    }
    erase(key);
  }
  return row.where === 'cookie' ? platform.cookie.get(variant.tokenCookie) : null;
}

function write(key: string, row: StorageKeyRow, value: string): void {
  const text = JSON.stringify({ v: value, at: Date.now() } satisfies Kept);
  if (disk.set(key, text)) held.delete(key);
  else held.set(key, text);
  if (row.where === 'cookie')
    platform.cookie.set(variant.tokenCookie, value, { days: limits.tokenCookieDays });
}

function erase(key: string): void {
  held.delete(key);
  disk.remove(key);
}

/** Null: absent, expired or unreadable. */
export const readStored = (name: SingleName): string | null => read(storageKeys[name].key, storageKeys[name]);
export const writeStored = (name: SingleName, value: string): void =>
  write(storageKeys[name].key, storageKeys[name], value);

export function removeStored(name: SingleName): void {
  const row: StorageKeyRow = storageKeys[name];
  erase(row.key);
  if (row.where === 'cookie') platform.cookie.remove(variant.tokenCookie);
}

export const readMember = (name: StorageFamilyName, member: string): string | null =>
  read(memberKey(name, member), storageKeys[name]);
export const writeMember = (name: StorageFamilyName, member: string, value: string): void =>
  write(memberKey(name, member), storageKeys[name], value);
export const removeMember = (name: StorageFamilyName, member: string): void => erase(memberKey(name, member));

export function clearStoredOfSession(): void {
  for (const key of new Set([...disk.keys(), ...held.keys()]))
    if (storageRowOf(key)?.clearedOnLogout) erase(key);
  for (const name of storageKeyNames) {
    const row: StorageKeyRow = storageKeys[name];
    if (row.clearedOnLogout && row.where === 'cookie') platform.cookie.remove(variant.tokenCookie);
  }
}

/** Null for text that is not JSON. */
export function parseKept(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
