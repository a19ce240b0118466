import * as v from 'valibot';
import { areaCode, countryCode } from '@/contracts/entities/base';
import { limits, times } from '@/domain/constants';
import { money } from '@/core/money';
import { countries, countryCodes, payoutCurrency } from '@/domain/countries/countries';
import {
  currencies,
  formatMoney,
  formatMoneyWithCode,
  precisionOf,
  sourceCurrencies,
} from '@/domain/countries/currencies';
import { langHeader, languageCodes, languageOfHeader } from '@/domain/languages';
import { paymentGroupOf } from '@/domain/payment/paymentGroups';
import { marketCodes, markets, mayRemit, showsTaxReceipt } from '@/domain/markets/markets';
import { payeeTypes } from '@/domain/payee/payeeCountries';
import { payeeMethods } from '@/domain/payee/payeeMethods';
import {
  isPaymentMethod,
  paymentCodes,
  paymentMethodCodes,
  paymentMethods,
} from '@/domain/payment/paymentMethods';
import { paymentMethodsOf } from '@/domain/payment/paymentTerms';
import { payeeBankCountries } from '@/routes';
import { countryRows } from '../../../sandbox/seed/countries';
import {
  isNeverStored,
  memberKey,
  START_ENTRY,
  storageKeyNames,
  storageKeys,
  storageRowOf,
} from '@/domain/storageKeys';
import { fitsPhoneRule } from '@/core/phone';

describe('currencies', () => {
  test('JPY, IDR, KRW and VND have no decimals, source and target currencies are all there', () => {
    expect(['JPY', 'IDR', 'KRW', 'VND', 'AUD', 'XYZ'].map(precisionOf)).toEqual([0, 0, 0, 0, 2, 2]);
    for (const code of ['AUD', 'NZD', 'JPY', 'SGD', 'HKD', 'EUR', 'GBP', 'CAD', 'USD', 'CNY'])
      expect(sourceCurrencies as readonly string[]).toContain(code);
    for (const code of ['BRL', 'IDR', 'PHP', 'THB', 'INR', 'LKR', 'NPR', 'BDT', 'VND'])
      expect(Object.keys(currencies)).toContain(code);
    expect(Object.values(currencies).every((row) => row.symbol.length > 0)).toBe(true);
  });
  test('money shows its currency’s own decimals, which are mostly two [P9-15]', () => {
    expect([formatMoney(money('JPY', '1234.5')), formatMoneyWithCode(money('AUD', '1234.5'))]).toEqual([
      '1,235',
      '1,234.50\u00a0AUD',
    ]);
    expect(formatMoneyWithCode(money('AUD', '1200'))).toBe('1,200.00\u00a0AUD');
  });
});

describe('markets and countries', () => {
  test('13 markets, about 60 countries, codes and area codes in the shape that calls carry', () => {
    expect(marketCodes).toHaveLength(13);
    expect(countryCodes.length).toBeGreaterThanOrEqual(60);
    for (const code of countryCodes) {
      expect([code, v.is(countryCode, code), v.is(areaCode, countries[code].areaCode)]).toEqual([
        code,
        true,
        true,
      ]);
      expect(Array.from(countries[code].flag)).toHaveLength(2);
    }
    for (const code of marketCodes.filter((found) => found !== 'EU'))
      expect(countries[code as keyof typeof countries].currency).toBe(markets[code].currency);
  });
  test('every country with a bank form is a target', () => {
    for (const code of payeeBankCountries)
      expect(countryCodes as readonly string[]).toContain(code.toUpperCase());
  });
  test('European countries without the euro are priced in it', () => {
    expect([payoutCurrency('POL'), countries.POL.currency, payoutCurrency('GBR')]).toEqual([
      'EUR',
      'PLN',
      'GBP',
    ]);
  });
  test('phones of the markets', () => {
    expect(
      fitsPhoneRule('0412345678', markets.AUS.phone) &&
        fitsPhoneRule('91234567', markets.HKG.phone) &&
        fitsPhoneRule('13800138000', markets.CHN.phone),
    ).toBe(true);
    expect(fitsPhoneRule('1234567', markets.HKG.phone)).toBe(false);
  });
  test('remitting needs an opened source and, once known, an opened target', () => {
    expect([
      mayRemit('opened'),
      mayRemit('opened', 'opened'),
      mayRemit('opened', 'soonOpen'),
      mayRemit('maintenance', 'opened'),
    ]).toEqual([true, true, false, false]);
  });
  test('the euro countries are one market, and Great Britain another, which pays as they do', () => {
    expect(marketCodes.filter((code) => code === 'EU' || code === 'GBR')).toHaveLength(2);
    expect(markets.EU.currency).toBe('EUR');
    expect(markets.GBR.currency).toBe('GBP');
    expect(['EU', 'GBR'].map((countryCode) => paymentGroupOf({ countryCode }))).toEqual(['eu', 'eu']);
  });
  test('every market pays on screens of its group; one that nobody knows pays on no other’s', () => {
    expect(marketCodes.map((countryCode) => paymentGroupOf({ countryCode }))).not.toContain(undefined);
    expect(marketCodes.filter((countryCode) => paymentGroupOf({ countryCode }) === 'aunz')).toEqual(['AUS']);
    expect(() => paymentGroupOf({ countryCode: 'ATL' })).toThrow('ATL');
    expect(() => paymentGroupOf({ countryCode: 'THA' })).toThrow('THA');
  });
  test('tax receipts by market', () => {
    expect([
      showsTaxReceipt('CHN', 'JPN'),
      showsTaxReceipt('CHN', 'USA'),
      showsTaxReceipt('KOR'),
      showsTaxReceipt('AUS'),
    ]).toEqual([false, true, true, false]);
  });
});

describe('ways to pay and to be paid', () => {
  test('all 23 codes of the specification, each with a name of its own', () => {
    const listed = [
      110, 120, 130, 140, 150, 160, 310, 400, 410, 420, 430, 440, 450, 460, 0, 470, 480, 491, 493, 495, 499,
      500, 910,
    ];
    expect([...paymentMethodCodes].sort((a, b) => a - b)).toEqual([...listed].sort((a, b) => a - b));
    expect(new Set(paymentMethodCodes.map((code) => paymentMethods[code].id)).size).toBe(listed.length);
    expect([paymentCodes.payId, paymentCodes.achNormal, isPaymentMethod(999)]).toEqual([140, 0, false]);
  });
  test('every market can pay, Australia and Hong Kong by their methods', () => {
    for (const code of marketCodes) expect(paymentMethodsOf(code)).toContain(120);
    expect([...paymentMethodsOf('AUS')].sort((a, b) => a - b)).toEqual([120, 140, 160, 400, 410]);
    for (const code of [120, 130, 400, 450, 500]) expect(paymentMethodsOf('HKG')).toContain(code);
  });
  test('pay links are made for flash, PayTo, direct debit, account-to-account and POLi', () => {
    expect(
      paymentMethodCodes.filter((code) => 'payLink' in paymentMethods[code]).sort((a, b) => a - b),
    ).toEqual([160, 410, 420, 430, 491]);
  });
  test('the 20 payee types and three more, and no opened target without a way to be paid', () => {
    const listed = [
      'bpay', 'eWallet', 'fps', 'upi', 'cash', 'paynow', 'paypal', 'sortCode', 'billPayment', 'eft', 'pix', 'wechatHKG',
      'alipayHKG', 'tapGoHKG', 'touchGo', 'iban', 'uption', 'payeeInfo', 'mybank', 'fonepay',
    ]; // prettier-ignore
    expect(payeeTypes).toEqual(expect.arrayContaining([...listed, 'bank', 'alipay', 'wechat']));
    expect(Object.values(payeeMethods).filter((row) => row.countries.length === 0)).toEqual([]);
    const opened = countryRows().filter((row) => row.targetStatus === 'opened');
    expect(opened.length).toBeGreaterThan(60);
    const receiving = new Set<string>(Object.values(payeeMethods).flatMap(({ countries: open }) => open));
    expect(opened.filter(({ code }) => !receiving.has(code))).toEqual([]);
    const announced = countryRows().filter((row) => row.targetStatus === 'soonOpen');
    expect(announced.filter(({ code }) => receiving.has(code))).toEqual([]);
  });
});

describe('languages', () => {
  test('17; zh and zh-HK travel under other names', () => {
    expect(languageCodes).toHaveLength(17);
    for (const code of languageCodes) expect(languageOfHeader(langHeader(code))).toBe(code);
    expect(['zh', 'zh-HK', 'de', 'xx', '', null].map(langHeader)).toEqual([
      'zh-cn',
      'zh-hk',
      'de',
      'en',
      'en',
      'en',
    ]);
  });
});

describe('stored keys', () => {
  test('no name is part of another’s family, and each is found again', () => {
    const keys = storageKeyNames.map((name) => storageKeys[name].key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const name of storageKeyNames) {
      const stored = storageKeys[name].family ? `${storageKeys[name].key}x` : storageKeys[name].key;
      expect(storageRowOf(stored)).toBe(storageKeys[name]);
    }
    const others = ['draft:', 'whatever', START_ENTRY];
    expect(others.map(storageRowOf)).toEqual([null, null, null]);
    expect(memberKey('draft', 'payee')).toBe('draft:payee');
  });
  test('what says who someone is goes on logout', () => {
    expect(
      storageKeyNames.filter((name) => storageKeys[name].personal && !storageKeys[name].clearedOnLogout),
    ).toEqual([]);
    expect(storageKeys.token).toMatchObject({ where: 'cookie', days: 365 });
  });
  test('secrets are never stored', () => {
    expect(['password', 'captcha', 'idNumber', 'firstName'].map(isNeverStored)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

test('constants of the specification', () => {
  expect([
    times.requestTimeout,
    times.captchaResend,
    times.loginRedirectDelay,
    times.requestCardAbandon,
    limits.eventBatch,
    limits.homeList,
  ]).toEqual([60_000, 60_000, 1500, 10_800_000, 20, 8]);
});
