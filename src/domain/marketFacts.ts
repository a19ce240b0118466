// Written by `npm run schemas` from the files of src/schemas/kyc, in the order of their places.
// prettier-ignore
export const marketFacts = {
  AUS: { currency: 'AUD', firstAmount: '1000', phone: { areaCode: '61', min: 9, max: 9, trunk: '0' }, languages: ['en', 'zh', 'vi', 'ne', 'hi'], flag: '🇦🇺' },
  NZL: { currency: 'NZD', firstAmount: '1000', phone: { areaCode: '64', min: 8, max: 10, trunk: '0' }, languages: ['en', 'zh', 'fil', 'hi'], flag: '🇳🇿' },
  JPN: { currency: 'JPY', firstAmount: '100000', phone: { areaCode: '81', min: 10, max: 10, trunk: '0' }, languages: ['ja', 'zh', 'vi', 'ne', 'en'], flag: '🇯🇵' },
  SGP: { currency: 'SGD', firstAmount: '1000', phone: { areaCode: '65', min: 8, max: 8 }, languages: ['en', 'zh', 'ms', 'bn'], flag: '🇸🇬' },
  HKG: { currency: 'HKD', firstAmount: '1000', phone: { areaCode: '852', min: 8, max: 8 }, languages: ['zh-HK', 'zh', 'en', 'fil', 'id'], flag: '🇭🇰' },
  EU: { currency: 'EUR', firstAmount: '1000', phone: { areaCode: '49', min: 7, max: 12, trunk: '0' }, languages: ['en', 'de', 'it', 'es', 'pt', 'zh'], flag: '🇪🇺' },
  GBR: { currency: 'GBP', firstAmount: '1000', phone: { areaCode: '44', min: 10, max: 10, trunk: '0' }, languages: ['en', 'zh', 'hi', 'bn'], flag: '🇬🇧' },
  CAN: { currency: 'CAD', firstAmount: '1000', phone: { areaCode: '1', min: 10, max: 10 }, languages: ['en', 'zh', 'fil', 'hi'], flag: '🇨🇦' },
  USA: { currency: 'USD', firstAmount: '1000', phone: { areaCode: '1', min: 10, max: 10 }, languages: ['en', 'es', 'zh', 'vi', 'fil'], flag: '🇺🇸' },
  BRA: { currency: 'BRL', firstAmount: '1000', phone: { areaCode: '55', min: 10, max: 11, trunk: '0' }, languages: ['pt', 'zh', 'en'], flag: '🇧🇷' },
  KOR: { currency: 'KRW', firstAmount: '1000000', phone: { areaCode: '82', min: 8, max: 10, trunk: '0' }, languages: ['ko', 'zh', 'vi', 'th', 'ne', 'en'], flag: '🇰🇷' },
  VNM: { currency: 'VND', firstAmount: '10000000', phone: { areaCode: '84', min: 9, max: 9, trunk: '0' }, languages: ['vi', 'zh', 'en'], flag: '🇻🇳' },
  CHN: { currency: 'CNY', firstAmount: '1000', phone: { areaCode: '86', min: 11, max: 11, starts: /^1[3-9]/ }, languages: ['zh', 'en', 'ja', 'ko'], flag: '🇨🇳' },
} as const;
