import { json } from '../../db/schema';
import type { Domain, Handlers } from '../../runtime';

const handlers: Handlers = {
  'tracking.collect': async ({ db, now, device }, { batchId, events }) => {
    const rows = events.map(({ eventCode, ...payload }, position) => ({
      batchId,
      position,
      device,
      payerId: payload.userId ?? null,
      eventCode,
      payload: json(payload),
      createdAt: now,
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
        batchId: `bankLink:${payerId}:${sessionId}:${event}`,
        position: 0,
        device,
        payerId,
        eventCode: `bankLink.${event}`,
        payload: json({ ...payload, sessionId }),
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { done: true };
  },
  'tracking.errorTrace': async ({ db, now, device }, trace) => {
    await db
      .insertInto('errorTraces')
      .values({ device, payload: json(trace), createdAt: now })
      .execute();
    return { done: true };
  },
};

export const tracking: Domain = { name: 'tracking', handlers };
