import { type AnswerOf, type CallRow, type ParamsOf } from './defineCall';
import * as account from './account';
import * as ach from './ach';
import * as agent from './agent';
import * as bank from './bank';
import * as common from './common';
import * as evidence from './evidence';
import * as home from './home';
import * as invitation from './invitation';
import * as kyc from './kyc/kyc';
import * as kycChina from './kyc/kycChina';
import * as kycDocument from './kyc/kycDocument';
import * as kycIdentity from './kyc/kycIdentity';
import * as kycKorea from './kyc/kycKorea';
import * as kycQuestionnaire from './kyc/kycQuestionnaire';
import * as kycSingpass from './kyc/kycSingpass';
import * as largeRemit from './largeRemit';
import * as market from './market';
import * as message from './message';
import * as messageSubscription from './messageSubscription';
import * as order from './order';
import * as orderList from './orderList';
import * as orderPay from './orderPay';
import * as orderTracking from './orderTracking';
import * as ownAccount from './account/ownAccount';
import * as webTicket from './account/webTicket';
import * as partner from './partner';
import * as payee from './payee';
import * as payeeCard from './payeeCard/payeeCard';
import * as payeeCardAsked from './payeeCard/payeeCardAsked';
import * as payeeChange from './payeeChange';
import * as payeeList from './payeeList';
import * as payeeSearch from './payeeSearch';
import * as payeeShare from './payeeShare';
import * as payeeUpdate from './payeeUpdate';
import * as paymentBank from './paymentBank';
import * as preflight from './preflight';
import * as promotion from './promotion';
import * as rateCharts from './rateCharts';
import * as rates from './rates';
import * as couponLayer from './services/couponLayer';
import * as receipt from './services/receipt';
import * as recharge from './services/recharge';
import * as risk from './risk';
import * as remittanceLimit from './remittanceLimit';
import * as school from './school';
import * as schoolFee from './schoolFee';
import * as start from './start';
import * as support from './support';
import * as userCentre from './userCentre';

export type { CallFlags, CallHost, CallOwner, CallRow, CallToken } from './defineCall';

/** For sandbox, tests and docs only. The app imports each row from its file to keep packages small. */
const exported = {
  ...account,
  ...ach,
  ...agent,
  ...bank,
  ...common,
  ...couponLayer,
  ...evidence,
  ...home,
  ...invitation,
  ...kyc,
  ...kycChina,
  ...kycDocument,
  ...kycIdentity,
  ...kycKorea,
  ...kycQuestionnaire,
  ...kycSingpass,
  ...largeRemit,
  ...market,
  ...message,
  ...messageSubscription,
  ...order,
  ...orderList,
  ...orderPay,
  ...orderTracking,
  ...ownAccount,
  ...webTicket,
  ...partner,
  ...payee,
  ...payeeCard,
  ...payeeCardAsked,
  ...payeeChange,
  ...payeeList,
  ...payeeSearch,
  ...payeeShare,
  ...payeeUpdate,
  ...paymentBank,
  ...preflight,
  ...promotion,
  ...rateCharts,
  ...rates,
  ...receipt,
  ...recharge,
  ...risk,
  ...school,
  ...schoolFee,
  ...start,
  ...support,
  ...remittanceLimit,
  ...userCentre,
};

type Exported = (typeof exported)[keyof typeof exported];
type Row = Extract<Exported, { readonly name: string; readonly answer: unknown }>;
type RowsByName = { [R in Row as R['name']]: R };

export type CallName = keyof RowsByName;
export type CallParams<N extends CallName> = ParamsOf<RowsByName[N]>;
export type CallAnswer<N extends CallName> = AnswerOf<RowsByName[N]>;

function isRow(value: Exported): value is Row {
  return typeof value === 'object' && 'method' in value && 'answer' in value;
}

const rows: ReadonlyMap<string, CallRow> = new Map(
  Object.values(exported)
    .filter(isRow)
    .map((row) => [row.name, row]),
);

export const callNames = [...rows.keys()] as CallName[];

export function callRow(name: CallName): CallRow {
  const row = rows.get(name);
  if (!row) throw new Error(`There is no call ${name}`);
  return row;
}
