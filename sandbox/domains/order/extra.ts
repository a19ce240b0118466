import * as v from 'valibot';
import { jsonb } from '../../db/jsonb';
import type { Row } from '../../db/schema';

const instant = v.number();

/** Order data that no query filters or sorts by. */
const orderExtra = jsonb(
  v.object({
    rateLockHours: v.optional(v.number()),
    speed: v.optional(v.number()),
    /** The price holds this long without a lock, like its quote; absent: to the end. */
    promisedUntil: v.optional(instant),
    /** The rate offered to the payer. */
    askedRate: v.optional(v.string()),
    /** How long that rate is promised. */
    askedUntil: v.optional(instant),
    arrivalEstimateAt: v.optional(instant),
    /** Reported by the client; only the wallet's callback counts. */
    clientPaymentStatus: v.optional(v.string()),
    /** When a large remittance's payer was told of the payout. */
    remindedAt: v.optional(instant),
    /** When the payer confirmed that the study papers are complete. */
    studyConfirmedAt: v.optional(instant),
    studyImages: v.optional(v.array(v.string())),
  }),
);
type OrderExtra = ReturnType<typeof orderExtra.read>;

export const newExtra = orderExtra.write;
export const extraOf = (order: Pick<Row<'orders'>, 'extra'>): OrderExtra => orderExtra.read(order.extra);
export const changedExtra = (order: Pick<Row<'orders'>, 'extra'>, change: Partial<OrderExtra>): string =>
  orderExtra.write({ ...extraOf(order), ...change });
