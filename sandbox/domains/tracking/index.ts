import { json } from '../../db/schema';
import type { Domain, Handlers } from '../../runtime';

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
  'tracking.bankLink': async ({ db, now, device, payerId }, { sessionId, event, ...payload }) => {
    await db
      .insertInto('events')
      .values({
        // A repeat counts once.
        batch_id: `bankLink:${payerId}:${sessionId}:${event}`,
        position: 0,
        device,
        payer_id: payerId,
        event_code: `bankLink.${event}`,
        payload: json({ ...payload, sessionId }),
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { done: true };
  },
  'tracking.errorTrace': async ({ db, now, device }, trace) => {
    await db
      .insertInto('error_traces')
      .values({ device, payload: json(trace), created_at: now })
      .execute();
    return { done: true };
  },
};

/** A batch sent again counts once. */
export const tracking: Domain = { name: 'tracking', handlers };
