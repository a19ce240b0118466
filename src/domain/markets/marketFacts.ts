// Written by `npm run schemas` from the files of src/schemas/kyc, in the order of their places.
// prettier-ignore
export const marketFacts = {
  AUS: { currency: 'AUD', firstAmount: '1000', phone: { areaCode: '61', min: 9, max: 9, trunk: '0' }, languages: ['en', 'zh', 'vi', 'ne', 'hi'], flag: '🇦🇺', zone: { minutes: 600, summer: 'australia' } },
  NZL: { currency: 'NZD', firstAmount: '1000', phone: { areaCode: '64', min: 8, max: 10, trunk: '0' }, languages: ['en', 'zh', 'fil', 'hi'], flag: '🇳🇿', zone: { minutes: 720, summer: 'newZealand' } },
  JPN: { currency: 'JPY', firstAmount: '100000', phone: { areaCode: '81', min: 10, max: 10, trunk: '0' }, languages: ['ja', 'zh', 'vi', 'ne', 'en'], flag: '🇯🇵', zone: { minutes: 540 } },
  SGP: { currency: 'SGD', firstAmount: '1000', phone: { areaCode: '65', min: 8, max: 8 }, languages: ['en', 'zh', 'ms', 'bn'], flag: '🇸🇬', zone: { minutes: 480 } },
  HKG: { currency: 'HKD', firstAmount: '1000', phone: { areaCode: '852', min: 8, max: 8 }, languages: ['zh-HK', 'zh', 'en', 'fil', 'id'], flag: '🇭🇰', zone: { minutes: 480 } },
  EU: { currency: 'EUR', firstAmount: '1000', phone: { areaCode: '49', min: 7, max: 12, trunk: '0' }, languages: ['en', 'de', 'it', 'es', 'pt', 'zh'], flag: '🇪🇺', zone: { minutes: 60, summer: 'europe' } },
  GBR: { currency: 'GBP', firstAmount: '1000', phone: { areaCode: '44', min: 10, max: 10, trunk: '0' }, languages: ['en', 'zh', 'hi', 'bn'], flag: '🇬🇧', zone: { minutes: 0, summer: 'europe' } },
  CAN: { currency: 'CAD', firstAmount: '1000', phone: { areaCode: '1', min: 10, max: 10 }, languages: ['en', 'zh', 'fil', 'hi'], flag: '🇨🇦', zone: { minutes: -300, summer: 'america' } },
  USA: { currency: 'USD', firstAmount: '1000', phone: { areaCode: '1', min: 10, max: 10 }, languages: ['en', 'es', 'zh', 'vi', 'fil'], flag: '🇺🇸', zone: { minutes: -300, summer: 'america' } },
  BRA: { currency: 'BRL', firstAmount: '1000', phone: { areaCode: '55', min: 10, max: 11, trunk: '0' }, languages: ['pt', 'zh', 'en'], flag: '🇧🇷', zone: { minutes: -180 } },
  KOR: { currency: 'KRW', firstAmount: '1000000', phone: { areaCode: '82', min: 8, max: 10, trunk: '0' }, languages: ['ko', 'zh', 'vi', 'th', 'ne', 'en'], flag: '🇰🇷', zone: { minutes: 540 } },
  VNM: { currency: 'VND', firstAmount: '10000000', phone: { areaCode: '84', min: 9, max: 9, trunk: '0' }, languages: ['vi', 'zh', 'en'], flag: '🇻🇳', zone: { minutes: 420 } },
  CHN: { currency: 'CNY', firstAmount: '1000', phone: { areaCode: '86', min: 11, max: 11, starts: /^1[3-9]/ }, languages: ['zh', 'en', 'ja', 'ko'], flag: '🇨🇳', zone: { minutes: 480 } },
} as const;
