import * as v from 'valibot';
import { type TrackingEvent, trackingCollect } from '@/contracts/calls/tracking';
import { limits } from '@/domain/constants';
import { write } from '../queries/write';
import { randomText } from '../client/randomText';
import { parseKept, readStored, writeStored } from '../storage/storage';

const bufferShape = v.object({
  /** Kept until it has arrived: repeats count once. */
  sending: v.nullable(v.object({ batchId: v.string(), count: v.number() })),
  events: v.array(v.record(v.string(), v.unknown())),
});
interface Buffer {
  sending: { batchId: string; count: number } | null;
  events: TrackingEvent[];
}
/** Phones never online must not fill their storage. */
const CAP = 200;

function readBuffer(): Buffer {
  const kept = v.safeParse(bufferShape, parseKept(readStored('eventBuffer')));
  return kept.success ? (kept.output as Buffer) : { sending: null, events: [] };
}

let buffer: Buffer | null = null;
let flushing: Promise<void> | null = null;

const keep = (): void => writeStored('eventBuffer', JSON.stringify(buffer));

/** In batches of 20. `extraData`: no personal data. */
export function track(event: TrackingEvent): void {
  buffer ??= readBuffer();
  buffer.events.push(event);
  const kept = buffer.sending?.count ?? 0;
  if (buffer.events.length > CAP) buffer.events.splice(kept, buffer.events.length - CAP);
  keep();
  // Offline not every event should send.
  if (buffer.events.length % limits.eventBatch === 0) void flushEvents();
}

/** Flush first: they end with the session. */
export function forgetEvents(): void {
  buffer = { sending: null, events: [] };
}

/** Never rejects. */
export function flushEvents(): Promise<void> {
  flushing ??= send().finally(() => {
    flushing = null;
  });
  return flushing;
}

async function send(): Promise<void> {
  buffer ??= readBuffer();
  if (buffer.events.length === 0) return;
  try {
    buffer.sending ??= { batchId: await randomText(24), count: Math.min(buffer.events.length, 100) };
    keep();
    const sent = buffer;
    const { batchId, count } = buffer.sending;
    await write(trackingCollect, { batchId, events: buffer.events.slice(0, count) });
    if (buffer !== sent) return;
    buffer.events.splice(0, count);
    buffer.sending = null;
    keep();
  } catch {
    // Kept, with their batch id.
  }
}
