import type { Handlers } from '../../dispatch/handler';
import { json } from '../../db/schema';
import type { Domain } from '../../runtime';

const handlers: Handlers = {
  'tracking.collect': async ({ db, now, device }, { batchId, events }) => {
    const rows = events.map(({ eventCode, ...payload }, position) => ({
      batch_id: batchId,
      position,
      device,
      payer_id: payload.userId ?? null,
      event_code: eventCode,
      payload: json(payload),
      created_at: now,
    }));
    const result = await db
      .insertInto('events')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return { accepted: Number(result.numInsertedOrUpdatedRows ?? 0) };
  },
  'tracking.errorTrace': async ({ db, now, device }, trace) => {
    await db
      .insertInto('error_traces')
      .values({ device, payload: json(trace), created_at: now })
      .execute();
    return { done: true };
  },
};

/** Events and error traces of the app, counted once however often a batch is sent. */
export const tracking: Domain = { name: 'tracking', handlers };
