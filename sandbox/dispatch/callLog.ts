import { type CallName, callRow } from '@/contracts/calls';
import type { Db } from '../db/schema';

export interface LoggedCall {
  id: number;
  requestId: string;
  /** Wall time, ISO. */
  at: string;
  call: string;
  method: string;
  path: string;
  status: number;
  code: string;
  ms: number;
  payerId: string | null;
  encrypted: boolean;
  fault: string | null;
  headers: Record<string, string>;
  params: unknown;
  answer: unknown;
}

type Entry = Omit<LoggedCall, 'at'> & { at: number };
export type NewEntry = Omit<Entry, 'id'>;
export interface CallFilter {
  limit?: number;
  call?: string;
  payerId?: string;
  afterId?: number;
}

export interface CallLog {
  add: (entry: NewEntry) => void | Promise<void>;
  /** Newest first. */
  last: (filter?: CallFilter) => Promise<LoggedCall[]>;
  clear: () => Promise<void>;
}

const secretName =
  /^(token|gtoken|g-token|rs|authorization|cookie|signature|x-console-token|seed|pieces|signatureKey)$|token$|ticket$|captcha$|pass(word|wd)|pwd|secret|cvv|^data$/i;
const longText = 400;

function masked(value: unknown, name = '', depth = 0): unknown {
  if (depth > 12) return '…';
  // Some secrets are lists.
  if (secretName.test(name) && value !== null && value !== undefined && typeof value !== 'boolean')
    return value === '' ? '' : '•••';
  // A plain string answer is a token.
  if (name === 'model' && typeof value === 'string') return '•••';
  if (typeof value === 'string') {
    return value.length > longText ? `${value.slice(0, longText)}… (${value.length} characters)` : value;
  }
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => masked(item, name, depth + 1));
  if (value && typeof value === 'object') {
    if (value instanceof Uint8Array) return `${value.length} bytes`;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, masked(item, key, depth + 1)]),
    );
  }
  return value;
}

/** Masks secrets in path and query. */
function shownAddress(call: string, address: string): string {
  const [path = '', query] = address.split('?', 2);
  const names = callRow(call as CallName).path.split('/');
  const parts = path
    .split('/')
    .map((part, at) => (secretName.test(names[at]?.replace(/[{}]/g, '') ?? '') ? '•••' : part));
  if (query === undefined) return parts.join('/');
  const fields = [...new URLSearchParams(query)].map(
    ([name, value]) => `${name}=${secretName.test(name) ? '•••' : value}`,
  );
  return `${parts.join('/')}?${fields.join('&')}`;
}

function shown(entry: NewEntry): Omit<LoggedCall, 'id'> {
  return {
    ...entry,
    at: new Date(entry.at).toISOString(),
    path: shownAddress(entry.call, entry.path),
    ms: Math.round(entry.ms * 10) / 10,
    headers: masked(entry.headers) as Record<string, string>,
    params: masked(entry.params),
    answer: masked(entry.answer),
  };
}

export class MemoryCallLog implements CallLog {
  /** A ring: call `id` is at `id % capacity`. */
  private readonly entries: Entry[] = [];
  private nextId = 1;

  constructor(private readonly capacity = 500) {}

  /** The reader masks: calls pay nothing for it. */
  add(entry: NewEntry): void {
    const kept = entry as Entry;
    kept.id = this.nextId;
    this.entries[kept.id % this.capacity] = kept;
    this.nextId += 1;
  }

  last({ limit = 100, call, payerId, afterId = 0 }: CallFilter = {}): Promise<LoggedCall[]> {
    const found: LoggedCall[] = [];
    const after = Math.max(afterId, this.nextId - 1 - this.capacity);
    for (let id = this.nextId - 1; id > after && found.length < limit; id -= 1) {
      const entry = this.entries[id % this.capacity];
      // Cleared meanwhile.
      if (entry?.id !== id) break;
      if (call && entry.call !== call) continue;
      if (payerId && entry.payerId !== payerId) continue;
      found.push({ id, ...shown(entry) });
    }
    return Promise.resolve(found);
  }

  clear(): Promise<void> {
    this.entries.length = 0;
    return Promise.resolve();
  }
}

const keptRows = 1000;
const pruneEvery = 100;

export class SharedCallLog implements CallLog {
  private added = 0;

  constructor(private readonly db: Db) {}

  async add(entry: NewEntry): Promise<void> {
    const { at, call, payerId } = entry;
    const row = { at, call, payerId, entry: JSON.stringify(shown(entry)) };
    const { id } = await this.db.insertInto('callLog').values(row).returning('id').executeTakeFirstOrThrow();
    this.added += 1;
    if (this.added % pruneEvery === 0)
      await this.db
        .deleteFrom('callLog')
        .where('id', '<=', id - keptRows)
        .execute();
  }

  async last({ limit = 100, call, payerId, afterId = 0 }: CallFilter = {}): Promise<LoggedCall[]> {
    const rows = await this.db
      .selectFrom('callLog')
      .select(['id', 'entry'])
      .where('id', '>', afterId)
      .$if(call !== undefined, (query) => query.where('call', '=', call as string))
      .$if(payerId !== undefined, (query) => query.where('payerId', '=', payerId as string))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, entry }) => ({ ...(JSON.parse(entry) as Omit<LoggedCall, 'id'>), id }));
  }

  async clear(): Promise<void> {
    await this.db.deleteFrom('callLog').execute();
  }
}
