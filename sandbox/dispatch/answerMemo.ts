import type { Clock } from '../clock/clock';
import type { Changes } from '../db/changes';
import { ReadTrace } from '../db/changes';
import type { Db } from '../db/schema';

/**
 * How much older than asked for an answer may be whose handler looked at the clock, in milliseconds of sandbox time: an
 * answer that was a second on its way looks the same. A clock that somebody sets ends it at once.
 */
const clockSlackMs = 1000;
/** Bytes of answers kept; the oldest go first. */
const capacity = 16 * 1024 * 1024;
const longestAnswer = 256 * 1024;

export interface KeptAnswer {
  params: Record<string, unknown>;
  /** The whole envelope in UTF-8, as it is sent in clear. */
  bytes: Buffer;
}

interface Entry extends KeptAnswer {
  key: string;
  since: number;
  tables: ReadonlySet<string>;
  /** Sandbox time up to which it holds; Infinity when the handler did not look at the clock. */
  until: number;
  clockSets: number;
  /** Where the digits of `serverTime` stand. */
  stamps: readonly number[];
}

/** What one run of a reading handler looked at. Anything beyond tables, params, session and clock makes it `untraceable`. */
export class Watch {
  readonly reads = new ReadTrace();
  sawClock = false;
  untraceable = false;
  /** The answer tells the time as `serverTime`. */
  stamped = false;
  /** First moment to come that the handler asked about. */
  until = Infinity;

  constructor(readonly since: number) {}

  /** The database, with every read noted. */
  database(db: Db): Db {
    return db.withPlugin(this.reads);
  }
}

/**
 * Answers of reading handlers, given out again for the same question of the same session as long as no table they were read
 * from has been written. For a sandbox that is alone on its database: others' writes it would not see.
 */
export class AnswerMemo {
  private readonly entries = new Map<string, Entry>();
  private size = 0;

  constructor(
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  begin(): Watch {
    return new Watch(this.changes.now());
  }

  find(key: string): KeptAnswer | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    const now = entry.until === Infinity && entry.stamps.length === 0 ? null : this.clock.now();
    if (
      (now === null || (now <= entry.until && entry.clockSets === this.clock.sets)) &&
      this.changes.unchanged(entry.tables, entry.since)
    )
      return now === null || entry.stamps.length === 0 ? entry : stampedAnew(entry, now);
    this.drop(entry);
    return null;
  }

  /** @param now sandbox time that the handler saw */
  keep(
    key: string,
    watch: Watch,
    now: number,
    answer: { params: Record<string, unknown>; text: string },
  ): void {
    if (watch.untraceable || watch.reads.unknown || answer.text.length > longestAnswer) return;
    const old = this.entries.get(key);
    if (old) this.drop(old);
    const bytes = Buffer.from(answer.text);
    this.entries.set(key, {
      key,
      params: answer.params,
      bytes,
      since: watch.since,
      tables: watch.reads.tables,
      until: Math.min(watch.until, watch.sawClock ? now + clockSlackMs : Infinity),
      clockSets: this.clock.sets,
      stamps: watch.stamped ? stampsIn(bytes, now) : [],
    });
    this.size += bytes.length + key.length;
    for (const first of this.entries.values()) {
      if (this.size <= capacity) break;
      this.drop(first);
    }
  }

  clear(): void {
    this.entries.clear();
    this.size = 0;
  }

  private drop(entry: Entry): void {
    this.entries.delete(entry.key);
    this.size -= entry.bytes.length + entry.key.length;
  }
}

/** Within a text of the answer the quotes would be escaped: only the field itself looks like this. */
const stampField = '"serverTime":';

function stampsIn(bytes: Buffer, now: number): number[] {
  const written = `${stampField}${now}`;
  const found: number[] = [];
  for (let at = bytes.indexOf(written); at >= 0; at = bytes.indexOf(written, at + 1))
    found.push(at + stampField.length);
  return found;
}

function stampedAnew({ params, bytes, stamps }: Entry, now: number): KeptAnswer {
  const fresh = Buffer.from(bytes);
  // As many digits as before: setting the clock ends what was kept.
  for (const at of stamps) fresh.write(String(now), at, 'latin1');
  return { params, bytes: fresh };
}
