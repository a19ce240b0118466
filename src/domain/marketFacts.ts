// Written by `npm run schemas` from the files of src/schemas/kyc, in the order of their places.
// prettier-ignore
export const marketFacts = {
  AUS: { currency: 'AUD', phone: { areaCode: '61', min: 9, max: 9, trunk: '0' }, languages: ['en', 'zh', 'vi', 'ne', 'hi'], flag: '🇦🇺' },
  NZL: { currency: 'NZD', phone: { areaCode: '64', min: 8, max: 10, trunk: '0' }, languages: ['en', 'zh', 'fil', 'hi'], flag: '🇳🇿' },
  JPN: { currency: 'JPY', phone: { areaCode: '81', min: 10, max: 10, trunk: '0' }, languages: ['ja', 'zh', 'vi', 'ne', 'en'], flag: '🇯🇵' },
  SGP: { currency: 'SGD', phone: { areaCode: '65', min: 8, max: 8 }, languages: ['en', 'zh', 'ms', 'bn'], flag: '🇸🇬' },
  HKG: { currency: 'HKD', phone: { areaCode: '852', min: 8, max: 8 }, languages: ['zh-HK', 'zh', 'en', 'fil', 'id'], flag: '🇭🇰' },
  EU: { currency: 'EUR', phone: { areaCode: '49', min: 7, max: 12, trunk: '0' }, languages: ['en', 'de', 'it', 'es', 'pt', 'zh'], flag: '🇪🇺' },
  GBR: { currency: 'GBP', phone: { areaCode: '44', min: 10, max: 10, trunk: '0' }, languages: ['en', 'zh', 'hi', 'bn'], flag: '🇬🇧' },
  CAN: { currency: 'CAD', phone: { areaCode: '1', min: 10, max: 10 }, languages: ['en', 'zh', 'fil', 'hi'], flag: '🇨🇦' },
  USA: { currency: 'USD', phone: { areaCode: '1', min: 10, max: 10 }, languages: ['en', 'es', 'zh', 'vi', 'fil'], flag: '🇺🇸' },
  BRA: { currency: 'BRL', phone: { areaCode: '55', min: 10, max: 11, trunk: '0' }, languages: ['pt', 'zh', 'en'], flag: '🇧🇷' },
  KOR: { currency: 'KRW', phone: { areaCode: '82', min: 8, max: 10, trunk: '0' }, languages: ['ko', 'zh', 'vi', 'th', 'ne', 'en'], flag: '🇰🇷' },
  VNM: { currency: 'VND', phone: { areaCode: '84', min: 9, max: 9, trunk: '0' }, languages: ['vi', 'zh', 'en'], flag: '🇻🇳' },
  CHN: { currency: 'CNY', phone: { areaCode: '86', min: 11, max: 11, starts: /^1[3-9]/ }, languages: ['zh', 'en', 'ja', 'ko'], flag: '🇨🇳' },
} as const;
