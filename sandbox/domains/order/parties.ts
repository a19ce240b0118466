import * as v from 'valibot';
import { jsonb } from '../../db/jsonb';

/** Copy of the payee made with the order, so that a later change of the payee changes no order. */
export const orderPayee = jsonb(
  v.object({
    id: v.string(),
    name: v.string(),
    accountType: v.string(),
    payeeLabel: v.string(),
    plainPhone: v.optional(v.string()),
    country: v.string(),
    areaCode: v.optional(v.string()),
    relationshipToReceiver: v.optional(v.string()),
  }),
);
export type PayeeSnapshot = ReturnType<typeof orderPayee.read>;

/** The payer as they were when the order was made. */
export const orderPayer = jsonb(v.object({ userId: v.string(), fullName: v.string() }));
