/** The last calls in plain text, for people looking for the cause of something; kept in memory only. */
export interface LoggedCall {
  id: number;
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

/** As kept: epoch ms, and an answer that was kept as bytes of JSON, since making texts of it is for who looks. */
type Entry = Omit<LoggedCall, 'at'> & { at: number };
const readOf = (answer: unknown): unknown =>
  answer instanceof Buffer ? (JSON.parse(answer.toString('utf8')) as unknown) : answer;

const secretName =
  /^(token|gtoken|g-token|rs|authorization|cookie|signature|x-console-token)$|token$|pass(word|wd)|pwd|secret|cvv|^data$/i;
const longText = 400;

/** Secrets become dots, long texts are cut: what remains is safe to look at over somebody's shoulder. */
export function masked(value: unknown, name = '', depth = 0): unknown {
  if (depth > 12) return '…';
  if (typeof value === 'string') {
    if (secretName.test(name)) return value ? '•••' : '';
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

export class CallLog {
  /** A ring: the entry of call `id` stands at `id % capacity`. */
  private readonly entries: Entry[] = [];
  private nextId = 1;

  constructor(private readonly capacity = 500) {}

  /** Keeps references only, and `entry` itself: masking is done by who looks, so that a call pays nothing for it. */
  add(entry: Omit<Entry, 'id'>): void {
    const kept = entry as Entry;
    kept.id = this.nextId;
    this.entries[kept.id % this.capacity] = kept;
    this.nextId += 1;
  }

  /** Newest first. */
  last(options: { limit?: number; call?: string; payerId?: string; afterId?: number } = {}): LoggedCall[] {
    const found: LoggedCall[] = [];
    const after = Math.max(options.afterId ?? 0, this.nextId - 1 - this.capacity);
    for (let id = this.nextId - 1; id > after && found.length < (options.limit ?? 100); id -= 1) {
      const entry = this.entries[id % this.capacity];
      // Cleared since.
      if (entry?.id !== id) break;
      if (options.call && entry.call !== options.call) continue;
      if (options.payerId && entry.payerId !== options.payerId) continue;
      found.push({
        ...entry,
        at: new Date(entry.at).toISOString(),
        ms: Math.round(entry.ms * 10) / 10,
        headers: masked(entry.headers) as Record<string, string>,
        params: masked(entry.params),
        answer: masked(readOf(entry.answer)),
      });
    }
    return found;
  }

  clear(): void {
    this.entries.length = 0;
  }
}
