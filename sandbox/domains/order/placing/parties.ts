import * as v from 'valibot';
import { jsonb } from '../../../db/jsonb';

/** A copy: later changes of the payee leave the order as it is. */
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

export const orderPayer = jsonb(v.object({ userId: v.string(), fullName: v.string() }));
