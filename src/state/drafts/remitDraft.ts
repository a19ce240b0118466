import * as v from 'valibot';
import { countryCode, identifier, remitType } from '@/contracts/entities/base';
import { declared } from '@/contracts/entities/declared';
import type { Order } from '@/contracts/entities/order';
import { quote } from '@/contracts/entities/quote';
import type { Payee } from '@/contracts/entities/payee';
import { createPersistedStore } from '../storage/persisted';

/** As typed; the rate gives the other. */
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

const terms = {
  remitType,
  sourceCountryCode: v.optional(countryCode),
  targetCountryCode: v.optional(countryCode),
  /** By the home, to show a price. */
  targetGuessed: v.optional(v.boolean()),
  side: v.picklist(['source', 'target']),
  /** As typed; absent: the market's first amount. */
  amountText: v.optional(v.pipe(v.string(), v.maxLength(20))),
  accountType: v.optional(v.string()),
  couponId: v.optional(identifier),
  /** Do not choose the best coupon automatically. */
  noCoupon: v.optional(v.boolean()),
  quote: v.optional(quote),
  /** Epoch ms of the device. */
  quotedAt: v.optional(v.number()),
  payeeId: v.optional(identifier),
  toSchool: v.optional(v.boolean()),
  ...v.partial(declared).entries,
  lockRate: v.optional(v.boolean()),
  /** Of the repeated order. */
  earlier: v.optional(v.pick(quote, earlierTerms)),
};

export const remitDraftShape = v.object({
  ...terms,
  /** Made before the first commit; kept until the order is known. */
  commitKey: v.optional(identifier),
  /** Sent under that key; the rest may change meanwhile. */
  sent: v.optional(v.object(terms)),
});
export type RemitDraft = v.InferOutput<typeof remitDraftShape>;

export const emptyRemitDraft: RemitDraft = { remitType: 'personal', side: 'source' };

/** Survives restarts; ends with the order. */
export const remitDraftStore = createPersistedStore('remitDraft', remitDraftShape, emptyRemitDraft);

export const startOver = (change: Partial<RemitDraft>): void =>
  remitDraftStore.setState({
    accountType: undefined,
    couponId: undefined,
    quote: undefined,
    payeeId: undefined,
    earlier: undefined,
    ...change,
  });

/** Ends a corridor of another market than the account's. True if there was one. */
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

/** Keeps the corridor for the next transfer. */
export function finishRemitDraft(): void {
  const { sourceCountryCode, targetCountryCode } = remitDraftStore.getState();
  remitDraftStore.setState({ ...emptyRemitDraft, sourceCountryCode, targetCountryCode }, true);
}
