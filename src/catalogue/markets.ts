import type { PhoneRule } from '@/core/phone';
import type { CurrencyCode } from './currencies';
import type { LanguageCode } from './languages';

export const serviceStatuses = ['opened', 'maintenance', 'soonOpen', 'opening'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

export interface MarketRow {
  readonly code: string;
  readonly nameKey: `countries.names.${string}`;
  readonly currency: CurrencyCode;
  /** Digits without plus, by default in forms of the market. */
  readonly areaCode: string;
  /** How a phone of the market is written. Lengths are of the number after the area code, trunk zero dropped. */
  readonly phone: PhoneRule;
  /** Spoken there, the first one by default; en and zh are offered everywhere. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  /** Until the server's list is there. */
  readonly status: ServiceStatus;
  /** Flag of the group market is the EU's own. */
  readonly flag: string;
}

const market = <C extends string>(
  code: C,
  currency: CurrencyCode,
  phone: PhoneRule,
  languages: MarketRow['languages'],
  flag: string,
): MarketRow => ({
  code,
  nameKey: `countries.names.${code}`,
  currency,
  areaCode: phone.areaCode,
  phone,
  languages,
  status: 'opened',
  flag,
});

/** Source markets. EU is one market for all euro countries; GBR stands by itself. */
export const markets = {
  AUS: market(
    'AUS',
    'AUD',
    { areaCode: '61', min: 9, max: 9, trunk: '0' },
    ['en', 'zh', 'vi', 'ne', 'hi'],
    '🇦🇺',
  ),
  NZL: market('NZL', 'NZD', { areaCode: '64', min: 8, max: 10, trunk: '0' }, ['en', 'zh', 'fil', 'hi'], '🇳🇿'),
  JPN: market(
    'JPN',
    'JPY',
    { areaCode: '81', min: 10, max: 10, trunk: '0' },
    ['ja', 'zh', 'vi', 'ne', 'en'],
    '🇯🇵',
  ),
  SGP: market('SGP', 'SGD', { areaCode: '65', min: 8, max: 8 }, ['en', 'zh', 'ms', 'bn'], '🇸🇬'),
  HKG: market('HKG', 'HKD', { areaCode: '852', min: 8, max: 8 }, ['zh-HK', 'zh', 'en', 'fil', 'id'], '🇭🇰'),
  EU: market(
    'EU',
    'EUR',
    { areaCode: '49', min: 7, max: 12, trunk: '0' },
    ['en', 'de', 'it', 'es', 'pt', 'zh'],
    '🇪🇺',
  ),
  GBR: market('GBR', 'GBP', { areaCode: '44', min: 10, max: 10, trunk: '0' }, ['en', 'zh', 'hi', 'bn'], '🇬🇧'),
  CAN: market('CAN', 'CAD', { areaCode: '1', min: 10, max: 10 }, ['en', 'zh', 'fil', 'hi'], '🇨🇦'),
  USA: market('USA', 'USD', { areaCode: '1', min: 10, max: 10 }, ['en', 'es', 'zh', 'vi', 'fil'], '🇺🇸'),
  BRA: market('BRA', 'BRL', { areaCode: '55', min: 10, max: 11, trunk: '0' }, ['pt', 'zh', 'en'], '🇧🇷'),
  KOR: market(
    'KOR',
    'KRW',
    { areaCode: '82', min: 8, max: 10, trunk: '0' },
    ['ko', 'zh', 'vi', 'th', 'ne', 'en'],
    '🇰🇷',
  ),
  VNM: market('VNM', 'VND', { areaCode: '84', min: 9, max: 9, trunk: '0' }, ['vi', 'zh', 'en'], '🇻🇳'),
  CHN: market(
    'CHN',
    'CNY',
    { areaCode: '86', min: 11, max: 11, starts: /^1[3-9]/ },
    ['zh', 'en', 'ja', 'ko'],
    '🇨🇳',
  ),
} as const satisfies Record<string, MarketRow>;

export type MarketCode = keyof typeof markets;
export const marketCodes = Object.keys(markets) as readonly MarketCode[];
export const isMarket = (code: string): code is MarketCode =>
  Object.prototype.hasOwnProperty.call(markets, code);
export const marketRow = (code: string): MarketRow | null => (isMarket(code) ? markets[code] : null);

/** Korea-market calls carry signature and timestamp headers. */
export const signsRequests = (code: string | null | undefined): boolean => code === 'KOR';

/** Remitting needs an opened source and, once it is known, an opened target (specification, product, 5). */
export const mayRemit = (source: ServiceStatus, target?: ServiceStatus): boolean =>
  source === 'opened' && (target === undefined || target === 'opened');

/** Tax receipts: China payers unless the target is Japan; Japan, USA, Singapore, Korea and Hong Kong payers always. */
export const showsTaxReceipt = (market: string, target?: string): boolean =>
  market === 'CHN' ? target !== 'JPN' : ['JPN', 'USA', 'SGP', 'KOR', 'HKG'].includes(market);

/** Documents with which HKG payers may remit to CHN only. */
export const mainlandOnlyDocuments = ['mainlandId', 'homeReturnPermit'] as const;
