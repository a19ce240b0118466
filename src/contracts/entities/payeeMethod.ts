import * as v from 'valibot';
import { payeeTypes } from '@/domain/payeeCountries';
import { decimalText } from './base';

/** How a payee is paid: a bank account or one of the specification's 20 payee types, plus Alipay and the chat app. */
export const payeeAccountType = v.picklist(payeeTypes);

/** A way to pay out in a corridor. */
export const payeeMethod = v.object({
  accountType: payeeAccountType,
  arrivalMinutesFrom: v.number(),
  arrivalMinutesTo: v.number(),
  /** Minutes until the money is with us by the quickest way to pay it. */
  payMinutesTo: v.number(),
  /** In the source currency: of the amount asked about, else of the smallest one. Not told of a card's ways. */
  feeAmount: v.optional(decimalText),
  maxAmount: v.optional(v.string()),
  recommended: v.boolean(),
  maintenance: v.boolean(),
});
