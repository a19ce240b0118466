import type { Clock } from '../clock/clock';
import type { Changes } from '../db/changes';
import { ReadTrace } from '../db/changes';
import type { Db } from '../db/schema';

/**
 * How much older than asked for an answer may be whose handler looked at the clock, in milliseconds of sandbox time: an
 * answer that was a second on its way looks the same. A clock that somebody sets ends it at once.
 */
const clockSlackMs = 1000;
/** Characters of answers kept; the oldest go first. */
const capacity = 16 * 1024 * 1024;
const longestAnswer = 256 * 1024;

export interface KeptAnswer {
  params: Record<string, unknown>;
  model: unknown;
  /** The whole envelope as text, for calls that renew no token. */
  text: string;
  /** The same as it is sent in clear. */
  bytes: Buffer;
}

interface Entry extends KeptAnswer {
  since: number;
  tables: ReadonlySet<string>;
  /** Sandbox time the handler saw, and how often the clock had been set by then; null when it did not look. */
  at: number | null;
  clockSets: number;
}

/** What one run of a reading handler looked at. Anything beyond tables, params, session and clock makes it `untraceable`. */
export class Watch {
  readonly reads = new ReadTrace();
  sawClock = false;
  untraceable = false;

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
    if (this.inTime(entry) && this.changes.unchanged(entry.tables, entry.since)) return entry;
    this.drop(key, entry);
    return null;
  }

  private inTime({ at, clockSets }: Entry): boolean {
    return at === null || (clockSets === this.clock.sets && this.clock.now() - at < clockSlackMs);
  }

  keep(key: string, watch: Watch, now: number, answer: Omit<KeptAnswer, 'bytes'>): void {
    if (watch.untraceable || watch.reads.unknown || answer.text.length > longestAnswer) return;
    const old = this.entries.get(key);
    if (old) this.drop(key, old);
    this.entries.set(key, {
      ...answer,
      bytes: Buffer.from(answer.text),
      since: watch.since,
      tables: watch.reads.tables,
      at: watch.sawClock ? now : null,
      clockSets: this.clock.sets,
    });
    this.size += answer.text.length + key.length;
    for (const [first, entry] of this.entries) {
      if (this.size <= capacity) break;
      this.drop(first, entry);
    }
  }

  clear(): void {
    this.entries.clear();
    this.size = 0;
  }

  private drop(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.size -= entry.text.length + key.length;
  }
}
