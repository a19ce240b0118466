import { DAY, HOUR, SECOND } from '@/core/countdown';

/** Milliseconds (specification, product, 9, and flows, 9). */
export const times = {
  requestTimeout: 60 * SECOND,
  /** Without progress for this long. */
  uploadStall: 60 * SECOND,
  /** For the hosts, which otherwise apply theirs. */
  uploadLongest: 3600 * SECOND,
  /** A server that asks for more is not asked again. */
  retryAfter: 10 * SECOND,
  translationTimeout: 5 * SECOND,
  textsAgain: [2 * SECOND, 8 * SECOND, 30 * SECOND],
  captchaResend: 60 * SECOND,
  /** The start has just asked for them. */
  marketsFresh: 30 * SECOND,
  toast: 3 * SECOND,
  loadingHideDelay: 50,
  loginRedirectDelay: 1500,
  actionBarPrompt: 5 * SECOND,
  requestCardAbandon: 3 * HOUR,
  emailLink: DAY,
  rateAlertPause: DAY,
  paymentPoll: 2 * SECOND,
  paymentPollEnd: 60 * SECOND,
} as const;

export const limits = {
  homeList: 8,
  eventBatch: 20,
  transferReceipts: 6,
  fileBytes: 10 * 1024 * 1024,
  tokenCookieDays: 365,
  rateAlertPerMille: 5,
  /** From arrival or the order's end. */
  orderShareDays: 30,
} as const;

export const image = { width: 1000, quality: 0.8 } as const;

export const remitTypes = ['personal', 'studyAbroad', 'LargeRemit'] as const;
export type RemitTypeName = (typeof remitTypes)[number];

export const tabTypes = { payee: 22, order: 23, remit: 24, user: 26 } as const;
export const SELF_RELATION = 'self';

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
