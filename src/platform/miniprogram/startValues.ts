import { START_ENTRY, storageKeyNames, storageKeys, type StorageKeyRow } from '@/domain/storageKeys';
import { storagePrefix } from '@/variants';
import type { Together } from './storage';

const rows = storageKeyNames.map((name): StorageKeyRow => storageKeys[name]);

export const startValues: Together = {
  entry: storagePrefix + START_ENTRY,
  keys: new Set(rows.filter(({ atStart }) => atStart).map(({ key }) => storagePrefix + key)),
};
