import * as v from 'valibot';
import { jsonb } from '../../db/jsonb';
import type { Row } from '../../db/schema';

const instant = v.number();

/** Facts of an order that no query filters or sorts by. */
const orderExtra = jsonb(
  v.object({
    rateLockHours: v.optional(v.number()),
    speed: v.optional(v.number()),
    /** Until when the price holds without a lock: as long as its quote did. Absent: to the end. */
    promisedUntil: v.optional(instant),
    /** The rate that the payer is asked to accept. */
    askedRate: v.optional(v.string()),
    /** Until when that rate is promised for a yes. */
    askedUntil: v.optional(instant),
    arrivalEstimateAt: v.optional(instant),
    /** The wallet's word as the client reported it; only the wallet's own callback counts. */
    clientPaymentStatus: v.optional(v.string()),
    /** When the payer of a large remittance was told of the coming payout. */
    remindedAt: v.optional(instant),
    /** When the payer said that the study papers are complete, with the last of them. */
    studyConfirmedAt: v.optional(instant),
    studyImages: v.optional(v.array(v.string())),
  }),
);
type OrderExtra = ReturnType<typeof orderExtra.read>;

export const newExtra = orderExtra.write;
export const extraOf = (order: Pick<Row<'orders'>, 'extra'>): OrderExtra => orderExtra.read(order.extra);
/** The column with some of its facts changed. */
export const changedExtra = (order: Pick<Row<'orders'>, 'extra'>, change: Partial<OrderExtra>): string =>
  orderExtra.write({ ...extraOf(order), ...change });
