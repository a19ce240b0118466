import * as v from 'valibot';
import { countryCode, identifier, remitType } from '@/contracts/entities/base';
import { type Order, quote } from '@/contracts/entities/order';
import type { Payee } from '@/contracts/entities/payee';
import { createPersistedStore } from '../storage/persisted';

/** Which of the two amounts the sender has typed; the other one follows from the rate. */
export type AmountSide = 'source' | 'target';

const earlierTerms = [
  'sourceCurrency',
  'targetCurrency',
  'sourceAmount',
  'targetAmount',
  'businessRate',
  'exRateBase',
  'rateAccuracy',
  'feeAmount',
  'accountType',
] as const;

export const remitDraftShape = v.object({
  remitType,
  sourceCountryCode: v.optional(countryCode),
  targetCountryCode: v.optional(countryCode),
  /** Nobody has chosen that country: the home put it in, so that there is a price to see. */
  targetGuessed: v.optional(v.boolean()),
  side: v.picklist(['source', 'target']),
  /** As typed; until then the market's first amount counts. */
  amountText: v.optional(v.pipe(v.string(), v.maxLength(20))),
  /** How the payee is to receive the money, once the sender has chosen. */
  accountType: v.optional(v.string()),
  couponId: v.optional(identifier),
  /** The sender wants none, so that the best one is not put in by itself. */
  noCoupon: v.optional(v.boolean()),
  /** The price the sender last saw. */
  quote: v.optional(quote),
  payeeId: v.optional(identifier),
  /** The payee is a school, chosen in the payment to schools. */
  toSchool: v.optional(v.boolean()),
  /** Chosen on the confirmation. */
  purpose: v.optional(v.string()),
  relation: v.optional(v.string()),
  postscript: v.optional(v.string()),
  lockRate: v.optional(v.boolean()),
  /** The price of the transfer that is sent once more. */
  earlier: v.optional(v.pick(quote, earlierTerms)),
  /** One key for one intended order: made before the first commit and kept over a restart until the order is known. */
  commitKey: v.optional(identifier),
});
export type RemitDraft = v.InferOutput<typeof remitDraftShape>;

export const emptyRemitDraft: RemitDraft = { remitType: 'personal', side: 'source' };

/** The remittance being prepared: amount, corridor, payee, purpose. Survives a killed app; ends with the order. */
export const remitDraftStore = createPersistedStore('remitDraft', remitDraftShape, emptyRemitDraft);

/** Another corridor or kind of transfer: price, way, coupon and payee were the former one's. */
export const startOver = (change: Partial<RemitDraft>): void =>
  remitDraftStore.setState({
    accountType: undefined,
    couponId: undefined,
    quote: undefined,
    payeeId: undefined,
    earlier: undefined,
    ...change,
  });

/** Money leaves from the account's market: a corridor looked at from another one ends. Answers whether there was one. */
export function sendFrom(countryCode: string): boolean {
  const { sourceCountryCode = countryCode } = remitDraftStore.getState();
  if (sourceCountryCode === countryCode) return false;
  startOver({ sourceCountryCode: countryCode, side: 'source', amountText: undefined });
  return true;
}

/** Chooses whom the remittance goes to. */
export const remitTo = (
  payee: Pick<Payee, 'id' | 'country' | 'relationshipToReceiver' | 'accountType'>,
): void =>
  remitDraftStore.setState({
    targetCountryCode: payee.country,
    targetGuessed: undefined,
    payeeId: payee.id,
    toSchool: undefined,
    relation: payee.relationshipToReceiver,
    accountType: payee.accountType,
  });

/** Begins with what an earlier order sent, how, to whom and what for. */
export const repeatOrder = (order: Order): void =>
  remitDraftStore.setState(
    {
      ...emptyRemitDraft,
      remitType: order.remitType,
      sourceCountryCode: order.countryCode,
      targetCountryCode: order.targetCountry,
      amountText: order.sourceAmount.amount,
      accountType: order.payeeInfo.accountType,
      payeeId: order.payeeId,
      toSchool: order.remitType === 'studyAbroad' || undefined,
      purpose: order.purposeEnum?.code,
      relation: order.relationEnum?.code,
      earlier: {
        sourceCurrency: order.sourceAmount.currencyCode,
        targetCurrency: order.targetAmount.currencyCode,
        sourceAmount: order.sourceAmount.amount,
        targetAmount: order.targetAmount.amount,
        businessRate: order.businessRate,
        exRateBase: order.exRateBase,
        rateAccuracy: order.rateAccuracy,
        feeAmount: order.feeAmount.amount,
        accountType: order.payeeInfo.accountType,
      },
    },
    true,
  );

/** Ends the draft once its order is known; corridor stays, since the next transfer mostly goes the same way. */
export function finishRemitDraft(): void {
  const { sourceCountryCode, targetCountryCode } = remitDraftStore.getState();
  remitDraftStore.setState({ ...emptyRemitDraft, sourceCountryCode, targetCountryCode }, true);
}
