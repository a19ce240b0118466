import * as v from 'valibot';
import { countryCode, identifier, remitType } from '@/contracts/entities/base';
import { type Order, quote } from '@/contracts/entities/order';
import type { Payee } from '@/contracts/entities/payee';
import { createPersistedStore } from '../storage/persisted';

/** The amount that was typed; the other one follows from the rate. */
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
  /** The home put the country in, so that there is a price to show. */
  targetGuessed: v.optional(v.boolean()),
  side: v.picklist(['source', 'target']),
  /** As typed; absent means the market's first amount. */
  amountText: v.optional(v.pipe(v.string(), v.maxLength(20))),
  accountType: v.optional(v.string()),
  couponId: v.optional(identifier),
  /** Keeps the best coupon from being put in automatically. */
  noCoupon: v.optional(v.boolean()),
  /** Last one shown to the sender. */
  quote: v.optional(quote),
  payeeId: v.optional(identifier),
  /** Set by the payment to schools. */
  toSchool: v.optional(v.boolean()),
  purpose: v.optional(v.string()),
  relation: v.optional(v.string()),
  postscript: v.optional(v.string()),
  lockRate: v.optional(v.boolean()),
  /** Price of the order that is repeated. */
  earlier: v.optional(v.pick(quote, earlierTerms)),
  /** Idempotency key: made before the first commit and kept over a restart until the order is known. */
  commitKey: v.optional(identifier),
});
export type RemitDraft = v.InferOutput<typeof remitDraftShape>;

export const emptyRemitDraft: RemitDraft = { remitType: 'personal', side: 'source' };

/** Survives a killed app; ends with the order. */
export const remitDraftStore = createPersistedStore('remitDraft', remitDraftShape, emptyRemitDraft);

/** For another corridor or kind of transfer: price, way, coupon and payee no longer fit. */
export const startOver = (change: Partial<RemitDraft>): void =>
  remitDraftStore.setState({
    accountType: undefined,
    couponId: undefined,
    quote: undefined,
    payeeId: undefined,
    earlier: undefined,
    ...change,
  });

/**
 * Money leaves from the account's market: ends a corridor that was viewed from another one. True if there was one.
 */
export function sendFrom(countryCode: string): boolean {
  const { sourceCountryCode = countryCode } = remitDraftStore.getState();
  if (sourceCountryCode === countryCode) return false;
  startOver({ sourceCountryCode: countryCode, side: 'source', amountText: undefined });
  return true;
}

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

/** Keeps the corridor: the next transfer mostly goes the same way. */
export function finishRemitDraft(): void {
  const { sourceCountryCode, targetCountryCode } = remitDraftStore.getState();
  remitDraftStore.setState({ ...emptyRemitDraft, sourceCountryCode, targetCountryCode }, true);
}
