import * as v from 'valibot';
import type { Db, Json } from '../db/schema';
import { readSetting, saveSetting } from '../db/settings';

export const clockKey = 'clock';

/** Where the sandbox clock stood at one moment of wall time, and how fast it runs from there. */
const clockState = v.object({
  /** Wall time of the anchor, epoch ms. */
  anchorWall: v.number(),
  /** Sandbox time at the anchor, epoch ms. */
  anchorTime: v.number(),
  /** Sandbox seconds a wall second; 0 stops the clock. */
  speed: v.number(),
});
export type ClockState = v.InferOutput<typeof clockState>;

/**
 * The time every rule of the sandbox sees. Deadlines, reviews, rates and order numbers read it; only the guard of
 * encrypted messages reads wall time, since a client cannot know that QA has moved the clock.
 */
export class Clock {
  private state: ClockState;

  constructor(start?: { time?: number; speed?: number }) {
    const wall = Date.now();
    this.state = { anchorWall: wall, anchorTime: start?.time ?? wall, speed: start?.speed ?? 1 };
  }

  /** Epoch ms, whole. */
  now(): number {
    const { anchorWall, anchorTime, speed } = this.state;
    return Math.round(anchorTime + (Date.now() - anchorWall) * speed);
  }

  get speed(): number {
    return this.state.speed;
  }

  /** Sets time, speed or both; give `db` to keep it over restarts and tell the other sandboxes. */
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

  /** Reads the stored state, so that a clock set on one sandbox counts on all. */
  async load(db: Db): Promise<boolean> {
    const stored = await readSetting(db, clockKey);
    this.take(stored);
    return stored !== undefined;
  }

  /** Goes by a state that was stored, here or on another sandbox. */
  take(stored: Json | undefined): void {
    if (stored === undefined) return;
    this.state = v.parse(clockState, stored);
  }
}
