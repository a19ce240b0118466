import * as v from 'valibot';
import { payeeTypes } from '@/domain/payee/payeeCountries';
import { decimalText } from './base';

/** The specification's 20 payee types, bank, Alipay and the chat app. */
export const payeeAccountType = v.picklist(payeeTypes);

export const payeeMethod = v.object({
  accountType: payeeAccountType,
  arrivalMinutesFrom: v.number(),
  arrivalMinutesTo: v.number(),
  /** Minutes to us by the quickest method. */
  payMinutesTo: v.number(),
  /** In the source currency, of the given or smallest amount; not for cards. */
  feeAmount: v.optional(decimalText),
  maxAmount: v.optional(v.string()),
  recommended: v.boolean(),
  maintenance: v.boolean(),
});
