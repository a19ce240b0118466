import * as v from 'valibot';
import { type TrackingEvent, trackingCollect } from '@/contracts/calls/start';
import { limits } from '@/domain/constants';
import { call } from '../client/client';
import { randomText } from '../client/randomText';
import { parseKept, readStored, writeStored } from '../storage/storage';

const bufferShape = v.object({
  /** The batch on its way keeps its id and its events until it has arrived: a repeat counts once. */
  sending: v.nullable(v.object({ batchId: v.string(), count: v.number() })),
  events: v.array(v.record(v.string(), v.unknown())),
});
interface Buffer {
  sending: { batchId: string; count: number } | null;
  events: TrackingEvent[];
}
/** The oldest give way beyond this: a phone that is never online must not fill its storage. */
const CAP = 200;

function readBuffer(): Buffer {
  const kept = v.safeParse(bufferShape, parseKept(readStored('eventBuffer')));
  return kept.success ? (kept.output as Buffer) : { sending: null, events: [] };
}

let buffer: Buffer | null = null;
let flushing: Promise<void> | null = null;

const keep = (): void => writeStored('eventBuffer', JSON.stringify(buffer));

/** Records what the user did. Sent once 20 are held; none is lost over a restart. No personal data in `extraData`. */
export function track(event: TrackingEvent): void {
  buffer ??= readBuffer();
  buffer.events.push(event);
  // A batch whose answer is not there yet is kept whole, since it goes again as it was.
  const kept = buffer.sending?.count ?? 0;
  if (buffer.events.length > CAP) buffer.events.splice(kept, buffer.events.length - CAP);
  keep();
  // At every twentieth rather than from the twentieth on: offline, not each event should knock in vain.
  if (buffer.events.length % limits.eventBatch === 0) void flushEvents();
}

/** Drops what is held: events name their user, and nothing of a user outlives the logout. Flush first. */
export function forgetEvents(): void {
  buffer = { sending: null, events: [] };
}

/** Sends what is held. Fails quietly: the events stay and go with the next batch. */
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
    await call(trackingCollect, { batchId, events: buffer.events.slice(0, count) });
    if (buffer !== sent) return;
    buffer.events.splice(0, count);
    buffer.sending = null;
    keep();
  } catch {
    // Kept, with their batch id.
  }
}
