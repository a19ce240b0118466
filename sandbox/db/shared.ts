import type { Db, Json } from './schema';

/** Shared by all sandboxes of a database; one query detects changes. */
export class SharedSettings {
  private readonly followers = new Map<string, (value: Json | undefined) => void | Promise<void>>();
  private readonly seen = new Map<string, string | undefined>();

  constructor(private readonly db: Db) {}

  /** @param take gets each changed value, undefined when removed */
  follow(key: string, take: (value: Json | undefined) => void | Promise<void>): void {
    this.followers.set(key, take);
  }

  async catchUp(): Promise<void> {
    const rows = await this.db
      .selectFrom('settings')
      .select(['key', 'value'])
      .where('key', 'in', [...this.followers.keys()])
      .execute();
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    for (const [key, take] of this.followers) {
      const value = values.get(key);
      const text = value === undefined ? undefined : JSON.stringify(value);
      if (this.seen.has(key) && this.seen.get(key) === text) continue;
      await take(value);
      this.seen.set(key, text);
    }
  }
}
