/** Where one unit is too little to read. */
export const rateBase: Readonly<Record<string, number>> = { JPY: 100, KRW: 100, VND: 10_000 };

/** Share of the level. */
export const swing = '0.02';
/** Share of the market rate. */
export const margin = '0.004';
export const rateMargins = [
  { product: 'school', merchantCode: '*', margin: '0.003' },
  { product: 'large', merchantCode: '*', margin: '0.002' },
  { product: 'eck', merchantCode: '*', margin: '0.005' },
  { product: 'merchant', merchantCode: '*', margin: '0.005' },
  { product: 'merchant', merchantCode: 'DEMOBANK', margin: '0.006' },
] as const;

export interface SourcePrice {
  currency: string;
  /** 5.99 for EU and GBR is the specification's, others ours. */
  fee: string;
  /** Also for Alipay. */
  walletFee: string;
  cashFee: string;
  min: string;
  max: string;
  /** Larger sums wait after a change of credentials. */
  largeFrom: string;
  /** Hours of a rate lock, if unusual. */
  lockHours?: number;
  daily?: string;
  monthly?: string;
  yearly?: string;
}

/** KRW 10 million a day and VND 999,999,999,999 are the specification's. */
export const sourcePrices: Readonly<Record<string, SourcePrice>> = {
  AUS: {
    currency: 'AUD',
    fee: '8.00',
    walletFee: '5.00',
    cashFee: '12.00',
    min: '10',
    max: '50000',
    largeFrom: '10000',
    daily: '100000',
  },
  NZL: {
    currency: 'NZD',
    fee: '8.00',
    walletFee: '5.00',
    cashFee: '12.00',
    min: '10',
    max: '50000',
    largeFrom: '10000',
    daily: '100000',
  },
  HKG: {
    currency: 'HKD',
    fee: '25.00',
    walletFee: '15.00',
    cashFee: '35.00',
    min: '100',
    max: '200000',
    largeFrom: '50000',
    daily: '400000',
  },
  SGP: {
    currency: 'SGD',
    fee: '6.00',
    walletFee: '4.00',
    cashFee: '9.00',
    min: '10',
    max: '30000',
    largeFrom: '10000',
    daily: '60000',
    monthly: '200000',
  },
  JPN: {
    currency: 'JPY',
    fee: '980',
    walletFee: '680',
    cashFee: '1480',
    min: '1000',
    max: '1000000',
    largeFrom: '500000',
    daily: '1000000',
  },
  KOR: {
    currency: 'KRW',
    fee: '5000',
    walletFee: '3000',
    cashFee: '8000',
    min: '10000',
    max: '6500000',
    largeFrom: '3000000',
    daily: '10000000',
    yearly: '135000000',
  },
  EU: {
    currency: 'EUR',
    fee: '5.99',
    walletFee: '3.99',
    cashFee: '7.99',
    min: '10',
    max: '20000',
    largeFrom: '6000',
    daily: '40000',
  },
  GBR: {
    currency: 'GBP',
    fee: '5.99',
    walletFee: '3.99',
    cashFee: '7.99',
    min: '10',
    max: '20000',
    largeFrom: '5000',
    daily: '40000',
  },
  CAN: {
    currency: 'CAD',
    fee: '8.00',
    walletFee: '5.00',
    cashFee: '12.00',
    min: '10',
    max: '30000',
    largeFrom: '9000',
    daily: '60000',
  },
  USA: {
    currency: 'USD',
    fee: '7.99',
    walletFee: '4.99',
    cashFee: '9.99',
    min: '10',
    max: '10000',
    largeFrom: '5000',
    daily: '20000',
    monthly: '60000',
  },
  CHN: {
    currency: 'CNY',
    fee: '80.00',
    walletFee: '60.00',
    cashFee: '120.00',
    min: '500',
    max: '300000',
    largeFrom: '50000',
    yearly: '350000',
  },
  BRA: {
    currency: 'BRL',
    lockHours: 2,
    fee: '25.00',
    walletFee: '18.00',
    cashFee: '35.00',
    min: '100',
    max: '50000',
    largeFrom: '20000',
    daily: '100000',
  },
  VNM: {
    lockHours: 12,
    currency: 'VND',
    fee: '200000',
    walletFee: '150000',
    cashFee: '300000',
    min: '500000',
    max: '999999999999',
    largeFrom: '150000000',
  },
};

export const walletTypes = [
  'eWallet',
  'alipay',
  'wechat',
  'fps',
  'paynow',
  'pix',
  'upi',
  'alipayHKG',
  'wechatHKG',
  'tapGoHKG',
  'touchGo',
  'fonepay',
] as const;

/** Minutes from payment; `*`: no closer line. */
export const arrivals: readonly {
  target: string;
  accountType: string;
  min: number;
  max: number;
  workingDays?: boolean;
}[] = [
  { target: 'CHN', accountType: 'alipay', min: 5, max: 120 },
  { target: 'CHN', accountType: 'wechat', min: 5, max: 120 },
  { target: 'CHN', accountType: 'bank', min: 60, max: 1440 },
  { target: 'PHL', accountType: 'eWallet', min: 2, max: 30 },
  { target: 'PHL', accountType: 'bank', min: 30, max: 1440 },
  { target: 'PHL', accountType: 'cash', min: 10, max: 60 },
  { target: 'IND', accountType: 'upi', min: 2, max: 60 },
  { target: 'HKG', accountType: 'fps', min: 2, max: 60 },
  { target: 'SGP', accountType: 'paynow', min: 2, max: 60 },
  { target: 'BRA', accountType: 'pix', min: 2, max: 60 },
  { target: '*', accountType: 'eWallet', min: 5, max: 120 },
  { target: '*', accountType: 'cash', min: 15, max: 240 },
  { target: '*', accountType: 'bank', min: 1440, max: 4320, workingDays: true },
  { target: '*', accountType: '*', min: 60, max: 4320, workingDays: true },
];
