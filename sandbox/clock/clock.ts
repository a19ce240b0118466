import * as v from 'valibot';
import type { Db, Json } from '../db/schema';
import { readSetting, saveSetting } from '../db/settings';

export const clockKey = 'clock';

const clockState = v.object({
  /** Wall time, epoch ms. */
  anchorWall: v.number(),
  /** Sandbox time, epoch ms. */
  anchorTime: v.number(),
  /** Sandbox seconds per wall second; 0 stops the clock. */
  speed: v.number(),
});
export type ClockState = v.InferOutput<typeof clockState>;

/** Message stamps and partners use wall time instead: clients cannot follow a clock that QA moves. */
export class Clock {
  private state: ClockState;

  constructor(start?: { time?: number; speed?: number }) {
    const wall = Date.now();
    this.state = { anchorWall: wall, anchorTime: start?.time ?? wall, speed: start?.speed ?? 1 };
  }

  /** Whole epoch ms. */
  now(): number {
    const { anchorWall, anchorTime, speed } = this.state;
    return Math.round(anchorTime + (Date.now() - anchorWall) * speed);
  }

  get speed(): number {
    return this.state.speed;
  }

  /** Pass `db` to store and share the change. */
  async set(change: { time?: number; advanceMs?: number; speed?: number }, db?: Db): Promise<void> {
    const now = this.now();
    this.state = {
      anchorWall: Date.now(),
      anchorTime: (change.time ?? now) + (change.advanceMs ?? 0),
      speed: change.speed ?? this.state.speed,
    };
    if (db) await this.save(db);
  }

  async save(db: Db): Promise<void> {
    await saveSetting(db, clockKey, this.state);
  }

  /** A clock set on one sandbox counts on all. */
  async load(db: Db): Promise<boolean> {
    const stored = await readSetting(db, clockKey);
    this.take(stored);
    return stored !== undefined;
  }

  take(stored: Json | undefined): void {
    if (stored === undefined) return;
    this.state = v.parse(clockState, stored);
  }
}
