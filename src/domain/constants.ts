import { DAY, HOUR, MINUTE, SECOND } from '@/core/countdown';
import { DEFAULT_RATE_ACCURACY, DEFAULT_RATE_BASE } from '@/core/rate';

/** Times in milliseconds (specification, product, 9, and flows, 9). */
export const times = {
  requestTimeout: 60 * SECOND,
  /** An upload ends when nothing more of it went through for so long; what moves may take its time. */
  uploadStall: 60 * SECOND,
  /** Upload limit handed to the hosts, which would apply one of their own otherwise. */
  uploadLongest: 3600 * SECOND,
  translationTimeout: 5 * SECOND,
  chunkTimeout: 120 * SECOND,
  dialogTick: SECOND,
  captchaResend: 60 * SECOND,
  toast: 3 * SECOND,
  loadingHideDelay: 50,
  loginRedirectDelay: 1500,
  actionBarPrompt: 5 * SECOND,
  orderCountdown: 24 * HOUR,
  rateLock: 24 * HOUR,
  /** An order through the CZCB bank channel. */
  czcbOrder: 2 * HOUR,
  payeeCardAbandon: 3 * HOUR,
  /** USA: an order can be taken back while its funds are untouched. */
  usaOrderCancel: 30 * MINUTE,
  rateAlertPause: DAY,
  largeRemitReminder: HOUR,
  /** How the state of a payment is asked for after a hand-off. */
  paymentPoll: 2 * SECOND,
  paymentPollEnd: 60 * SECOND,
} as const;

export const defaults = {
  currencyPrecision: 2,
  rateAccuracy: DEFAULT_RATE_ACCURACY,
  exchangeBase: DEFAULT_RATE_BASE,
  minUnit: 2,
  checkboxMax: 0,
  moneyRoundingDigits: 9,
  moneyShownDecimals: 2,
  textMaxLength: 140,
  textareaRows: 2,
  uploadPreviewSize: 80,
} as const;

export const limits = {
  homeList: 8,
  eventBatch: 20,
  fileNumberDigits: 6,
  transferReceipts: 6,
  /** Largest file that is sent, unless a field says otherwise. */
  fileBytes: 10 * 1024 * 1024,
  billPostscript: 150,
  koreaCodeAttempts: 5,
  cashPickupAge: 18,
  addressProofMonths: { short: 3, long: 6 },
  tokenCookieDays: 365,
  koreaDaily: '10000000',
  koreaTestTransfer: '1',
  vietnamMax: '999999999999',
  touchGoPremiumMax: '20000',
  usaFirstDepositAbove: '2500',
  rateAlertPerMille: 5,
} as const;

export const image = { width: 1000, quality: 0.8 } as const;
export const APP_VERSION = '5.4.9';

export const remitTypes = ['personal', 'studyAbroad', 'LargeRemit'] as const;
export type RemitTypeName = (typeof remitTypes)[number];

export const largeRemit = {
  targetLevel: (market: string): 2 | 3 => (market === 'HKG' ? 3 : 2),
  provideSource: 'LARGE_TRANSFER',
} as const;

/** Payer and payee in the two enumerations the server uses. */
export const roles = { payer: { letter: 'S', number: 1 }, payee: { letter: 'R', number: 2 } } as const;
export const tabTypes = { payee: 22, order: 23, remit: 24, user: 26 } as const;
/** Numbers 1 to 7; which is which the specification leaves open. */
export const couponTypes = {
  cash: 1,
  fee: 2,
  rate: 3,
  prize: 4,
  deduction: 5,
  diamondRate: 6,
  diamondRateTier: 7,
} as const;
export type CouponTypeName = keyof typeof couponTypes;

export const SELF_RELATION = 'self';

/** Reward for an invited friend, by currency. */
export const invitationRewards = {
  SGD: '10',
  HKD: '60',
  KRW: '12000',
  AUD: '15',
  NZD: '15',
  CNY: '60',
  JPY: '1200',
  USD: '15',
  CAD: '15',
  BRL: '70',
  EUR: '10',
  GBP: '10',
  HUF: '4000',
  SEK: '120',
  PLN: '50',
  CZK: '250',
  DKK: '80',
  RON: '50',
  BGN: '20',
} as const;
