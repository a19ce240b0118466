import { main } from './main';
import type { VariantRow } from './types';

export const walletPartner = {
  ...main,
  brandName: 'Homeward Wallet',
  builds: ['h5'],
  theme: { main: '#6a3fa6', home: '#1f1236' },
  forcedMarket: 'HKG',
  tabs: { from: 'fixed', fallback: ['remit', 'order', 'payee', 'user'], payeeTab: 'always' },
  remitTypes: ['personal'],
  partnerLogin: 'thirdPartyToken',
  loginMarket: 'HKG',
  officialSite: null,
  chatLogin: null,
  canLogout: false,
  showsBanners: false,
  hidesMenu: ['downloadApp', 'invite', 'invitationSource', 'directDebit'],
  tokenCookie: 'homeward_wallet_token',
} as const satisfies VariantRow;

/** Look and remit types: the merchant code's base configuration. */
export const whiteLabel = {
  ...main,
  brandName: 'Fernway Remit',
  marked: false,
  tabs: { from: 'fixed', fallback: ['remit', 'order', 'payee', 'user'], payeeTab: 'unlessStudyOnly' },
  remitTypes: 'server',
  loginRoute: 'login',
  launchKeys: ['merchantCode'],
  officialSite: null,
  chatLogin: null,
  showsBanners: false,
  hidesMenu: ['downloadApp', 'invite', 'invitationSource'],
  headers: { merchantCode: true },
  tokenCookie: 'homeward_merchant_token',
} as const satisfies VariantRow;

/** Tuition by a school-payment partner's agents; only China's login opens it. */
export const schoolAgent = {
  ...whiteLabel,
  brandName: 'Homeward Tuition',
  marked: true,
  remitTypes: ['studyAbroad'],
  withoutToken: 'loginOnly',
  launchKeys: ['schoolAgentId', 'schoolAgentPayerPhone', 'merchantCode'],
  loginMarket: 'CHN',
  hidesMenu: ['accountManager', 'downloadApp', 'invite', 'invitationSource', 'recharge'],
  headers: { merchantCode: true, agentChannel: 'ZLP' },
  tokenCookie: 'homeward_school_token',
} as const satisfies VariantRow;

/** A bank's app; with a collectType its token is exchanged. */
export const bankPartner = {
  ...whiteLabel,
  brandName: 'Homeward Banking',
  marked: true,
  builds: ['h5'],
  partnerLogin: 'tokenExchange',
  launchKeys: ['merchantCode', 'collectType'],
  canLogout: false,
  tokenCookie: 'homeward_bank_token',
} as const satisfies VariantRow;

const channel = {
  ...main,
  builds: ['h5'],
  tabs: { from: 'fixed', fallback: ['remit', 'order', 'payee', 'user'], payeeTab: 'always' },
  partnerLogin: 'thirdPartyToken',
  officialSite: null,
  chatLogin: null,
  canLogout: false,
  showsBanners: false,
  hidesMenu: ['downloadApp', 'invite', 'invitationSource'],
} as const satisfies VariantRow;

export const linkPartner = {
  ...channel,
  brandName: 'Homeward Link',
  remitTypes: ['personal'],
  tokenCookie: 'homeward_link_token',
} as const satisfies VariantRow;

export const singaporePartner = {
  ...channel,
  brandName: 'Homeward Singapore',
  forcedMarket: 'SGP',
  tabs: { from: 'fixed', fallback: ['remit', 'order', 'payee'], payeeTab: 'always' },
  tokenCookie: 'homeward_sg_token',
} as const satisfies VariantRow;

export const japanPartner = {
  ...channel,
  brandName: 'Homeward Nippon',
  forcedMarket: 'JPN',
  tokenCookie: 'homeward_jp_token',
} as const satisfies VariantRow;

/** Ours: their banks ask more about a sender than a wallet tells. */
const closedToWallets = ['USA', 'CAN'];

// Neither country is a market: none is forced.
export const touchGo = {
  ...channel,
  brandName: 'Homeward Touch',
  remitTypes: ['personal'],
  blockedTargets: closedToWallets,
  tokenCookie: 'homeward_tng_token',
} as const satisfies VariantRow;
export const eWallet = {
  ...channel,
  brandName: 'Homeward Pocket',
  remitTypes: ['personal'],
  blockedTargets: closedToWallets,
  tokenCookie: 'homeward_ewallet_token',
} as const satisfies VariantRow;

export const tapGo = {
  ...channel,
  brandName: 'Homeward Tap',
  forcedMarket: 'HKG',
  tokenCookie: 'homeward_tapgo_token',
} as const satisfies VariantRow;
export const microRemit = {
  ...channel,
  brandName: 'Homeward Micro',
  tokenCookie: 'homeward_micro_token',
} as const satisfies VariantRow;
