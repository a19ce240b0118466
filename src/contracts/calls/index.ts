import { type AnswerOf, type CallRow, type ParamsOf } from './defineCall';
import * as accountClauses from './account/clauses';
import * as accountContact from './account/contact';
import * as accountHistory from './account/history';
import * as accountJoint from './account/joint';
import * as accountLogin from './account/login';
import * as accountOwnAccount from './account/ownAccount';
import * as accountOwnCode from './account/ownCode';
import * as accountPassword from './account/password';
import * as accountSession from './account/session';
import * as accountStatus from './account/status';
import * as accountUser from './account/user';
import * as accountWebTicket from './account/webTicket';
import * as accountWechat from './account/wechat';
import * as ach from './ach';
import * as activity from './activity';
import * as bankBanks from './bank/banks';
import * as bankPaymentBanks from './bank/paymentBanks';
import * as commonEnums from './common/enums';
import * as commonLists from './common/lists';
import * as commonMarkets from './common/markets';
import * as commonMerchant from './common/merchant';
import * as commonPlaces from './common/places';
import * as commonResourceLookup from './common/resourceLookup';
import * as commonResources from './common/resources';
import * as commonSecure from './common/secure';
import * as commonShare from './common/share';
import * as commonTabIcons from './common/tabIcons';
import * as commonTargets from './common/targets';
import * as commonUpload from './common/upload';
import * as couponCoupons from './coupon/coupons';
import * as couponLayer from './coupon/layer';
import * as couponOffers from './coupon/offers';
import * as evidence from './evidence';
import * as invitation from './invitation';
import * as kycChina from './kyc/china';
import * as kycDocument from './kyc/document';
import * as kycIdentity from './kyc/identity';
import * as kycInfo from './kyc/info';
import * as kycKorea from './kyc/korea';
import * as kyc from './kyc/kyc';
import * as kycQuestionnaire from './kyc/questionnaire';
import * as kycSingpass from './kyc/singpass';
import * as largeRemit from './largeRemit';
import * as messageMessages from './message/messages';
import * as messageSettings from './message/settings';
import * as messageUnread from './message/unread';
import * as orderChanges from './order/changes';
import * as orderCommit from './order/commit';
import * as orderDetails from './order/details';
import * as orderDirectPayment from './order/directPayment';
import * as orderEnding from './order/ending';
import * as orderLatest from './order/latest';
import * as orderOrders from './order/orders';
import * as orderPayment from './order/payment';
import * as orderShare from './order/share';
import * as orderWallet from './order/wallet';
import * as partner from './partner';
import * as payeeCard from './payee/card';
import * as payeeCardAsked from './payee/cardAsked';
import * as payeeCardOrders from './payee/cardOrders';
import * as payeeCardPops from './payee/cardPops';
import * as payeeChange from './payee/change';
import * as payeeList from './payee/list';
import * as payeeMethods from './payee/methods';
import * as payee from './payee/payee';
import * as payeeSearch from './payee/search';
import * as payeeShare from './payee/share';
import * as payeeUpdate from './payee/update';
import * as ratesAlerts from './rates/alerts';
import * as ratesCharts from './rates/charts';
import * as ratesQuote from './rates/quote';
import * as rates from './rates/rates';
import * as remitLimit from './remit/limit';
import * as remitPreflight from './remit/preflight';
import * as risk from './risk';
import * as schoolAccounts from './school/accounts';
import * as schoolAgent from './school/agent';
import * as schoolAgentForm from './school/agentForm';
import * as schoolFee from './school/fee';
import * as school from './school/school';
import * as servicesReceipt from './services/receipt';
import * as servicesRecharge from './services/recharge';
import * as support from './support';
import * as tracking from './tracking';

export type { CallFlags, CallHost, CallOwner, CallRow, CallToken } from './defineCall';

/** For sandbox, tests and docs. The app imports rows from their files to keep packages small. */
const exported = {
  ...accountClauses,
  ...accountContact,
  ...accountHistory,
  ...accountJoint,
  ...accountLogin,
  ...accountOwnAccount,
  ...accountOwnCode,
  ...accountPassword,
  ...accountSession,
  ...accountStatus,
  ...accountUser,
  ...accountWebTicket,
  ...accountWechat,
  ...ach,
  ...activity,
  ...bankBanks,
  ...bankPaymentBanks,
  ...commonEnums,
  ...commonLists,
  ...commonMarkets,
  ...commonMerchant,
  ...commonPlaces,
  ...commonResourceLookup,
  ...commonResources,
  ...commonSecure,
  ...commonShare,
  ...commonTabIcons,
  ...commonTargets,
  ...commonUpload,
  ...couponCoupons,
  ...couponLayer,
  ...couponOffers,
  ...evidence,
  ...invitation,
  ...kycChina,
  ...kycDocument,
  ...kycIdentity,
  ...kycInfo,
  ...kycKorea,
  ...kyc,
  ...kycQuestionnaire,
  ...kycSingpass,
  ...largeRemit,
  ...messageMessages,
  ...messageSettings,
  ...messageUnread,
  ...orderChanges,
  ...orderCommit,
  ...orderDetails,
  ...orderDirectPayment,
  ...orderEnding,
  ...orderLatest,
  ...orderOrders,
  ...orderPayment,
  ...orderShare,
  ...orderWallet,
  ...partner,
  ...payeeCard,
  ...payeeCardAsked,
  ...payeeCardOrders,
  ...payeeCardPops,
  ...payeeChange,
  ...payeeList,
  ...payeeMethods,
  ...payee,
  ...payeeSearch,
  ...payeeShare,
  ...payeeUpdate,
  ...ratesAlerts,
  ...ratesCharts,
  ...ratesQuote,
  ...rates,
  ...remitLimit,
  ...remitPreflight,
  ...risk,
  ...schoolAccounts,
  ...schoolAgent,
  ...schoolAgentForm,
  ...schoolFee,
  ...school,
  ...servicesReceipt,
  ...servicesRecharge,
  ...support,
  ...tracking,
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
