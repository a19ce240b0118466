import * as v from 'valibot';
import { jsonb } from '../../db/jsonb';
import type { Row } from '../../db/schema';

const instant = v.number();

/** No query filters or sorts by it. */
const orderExtra = jsonb(
  v.object({
    rateLockHours: v.optional(v.number()),
    speed: v.optional(v.number()),
    /** How long the price holds without a lock; absent: to the end. */
    promisedUntil: v.optional(instant),
    askedRate: v.optional(v.string()),
    askedUntil: v.optional(instant),
    arrivalEstimateAt: v.optional(instant),
    /** Only the wallet's callback counts. */
    clientPaymentStatus: v.optional(v.string()),
    remindedAt: v.optional(instant),
    studyConfirmedAt: v.optional(instant),
    studyImages: v.optional(v.array(v.string())),
  }),
);
type OrderExtra = ReturnType<typeof orderExtra.read>;

export const newExtra = orderExtra.write;
export const extraOf = (order: Pick<Row<'orders'>, 'extra'>): OrderExtra => orderExtra.read(order.extra);
export const changedExtra = (order: Pick<Row<'orders'>, 'extra'>, change: Partial<OrderExtra>): string =>
  orderExtra.write({ ...extraOf(order), ...change });
