import type * as v from 'valibot';
import { accountCalls } from './account';
import { bankCalls } from './bank';
import { bankMoreCalls } from './bankMore';
import { achCalls } from './ach';
import { agentCalls } from './agent';
import { commonCalls } from './common';
import { evidenceCalls } from './evidence';
import { kycCalls } from './kyc';
import { marketCalls } from './market';
import { kycMoreCalls } from './kycMore';
import { kycWayCalls } from './kycWays';
import { largeRemitCalls } from './largeRemit';
import { messageCalls } from './message';
import { orderCalls } from './order';
import { orderLifeCalls } from './orderLife';
import { orderPayCalls } from './orderPay';
import { payeeCalls } from './payee';
import { payeeCardCalls } from './payeeCard';
import { payeeChangeCalls } from './payeeChange';
import { payeeShareCalls } from './payeeShare';
import { promotionCalls } from './promotion';
import { ratesCalls } from './rates';
import { payeeMoreCalls } from './payeeMore';
import { preflightCalls } from './preflight';
import { serviceCalls } from './services';
import { rechargeCalls } from './recharge';
import { remitCalls } from './remit';
import { schoolCalls } from './school';
import { startCalls } from './start';
import { tabAreaCalls } from './tabArea';
import { userCentreCalls } from './userCentre';
import { tabListCalls } from './tabLists';

export { callRow } from './registry';
export type { CallFlags, CallHost, CallOwner, CallRow, CallToken } from './defineCall';

/**
 * Every server call the product makes, once. The types, the sandbox, the tests and docs/calls.md read this table; in the
 * app each package holds its part of it (./registry.ts).
 */
export const calls = {
  ...startCalls,
  ...tabAreaCalls,
  ...preflightCalls,
  ...tabListCalls,
  ...commonCalls,
  ...accountCalls,
  ...kycCalls,
  ...kycWayCalls,
  ...kycMoreCalls,
  ...payeeCalls,
  ...payeeCardCalls,
  ...payeeMoreCalls,
  ...bankCalls,
  ...bankMoreCalls,
  ...payeeShareCalls,
  ...payeeChangeCalls,
  ...remitCalls,
  ...orderCalls,
  ...orderLifeCalls,
  ...orderPayCalls,
  ...evidenceCalls,
  ...achCalls,
  ...largeRemitCalls,
  ...schoolCalls,
  ...agentCalls,
  ...rechargeCalls,
  ...messageCalls,
  ...marketCalls,
  ...userCentreCalls,
  ...ratesCalls,
  ...promotionCalls,
  ...serviceCalls,
} as const;

export type CallName = keyof typeof calls;
export type CallParams<N extends CallName> = v.InferInput<(typeof calls)[N]['params']>;
export type CallAnswer<N extends CallName> = v.InferOutput<(typeof calls)[N]['answer']>;

export const callNames = Object.keys(calls) as CallName[];
