import * as v from 'valibot';
import { serviceStatus } from '@/contracts/calls/common/markets';
import { remitType } from '@/contracts/entities/base';
import { orderType } from '@/contracts/entities/order';
import { documentSide, documentStatus, kycErrorCode, kycStatusName } from '@/contracts/entities/payer';
import { certificationStatus } from '@/contracts/calls/largeRemit';
import { chartDays } from '@/contracts/calls/rates/charts';
import { rechargeStatus } from '@/contracts/calls/services/recharge';
import { LARGE_TRANSFER } from '@/domain/evidence';
import { enumSeeds } from '../../../sandbox/seed/enums';
import { tabTypes } from '@/domain/constants';
import { countryCodes } from '@/domain/countries/countries';
import { currencies, sourceCurrencies } from '@/domain/countries/currencies';
import { langHeader, languageCodes, requestFallback } from '@/domain/languages';
import { marketCodes } from '@/domain/markets/markets';
import { payeeTypes } from '@/domain/payee/payeeCountries';
import { isPaymentMethod, paymentMethods } from '@/domain/payment/paymentMethods';
import { feeFields, feeTypes } from '@/domain/school/school';
import { kycStatuses, orderStatusNames, requestCardStatuses, payeeCheckStatuses } from '@/domain/statuses';

describe('payment methods by number', () => {
  test.each([
    { holds: 'F5.2-21', code: 110, id: 'atm' },
    { holds: 'F5.2-22', code: 120, id: 'bankTransfer' },
    { holds: 'F5.2-23', code: 130, id: 'fps' },
    { holds: 'F5.2-24', code: 140, id: 'payId' },
    { holds: 'F5.2-25', code: 150, id: 'multibanco' },
    { holds: 'F5.2-26', code: 160, id: 'payTo' },
    { holds: 'F5.2-27', code: 310, id: 'scanPay' },
    { holds: 'F5.2-28', code: 400, id: 'wallet' },
    { holds: 'F5.2-29', code: 410, id: 'poli' },
    { holds: 'F5.2-30', code: 420, id: 'flash' },
    { holds: 'F5.2-31', code: 430, id: 'accountToAccount' },
    { holds: 'F5.2-32', code: 440, id: 'sofort' },
    { holds: 'F5.2-33', code: 450, id: 'tapGo' },
    { holds: 'F5.2-34', code: 460, id: 'achQuick' },
    { holds: 'F5.2-35', code: 0, id: 'achNormal' },
    { holds: 'F5.2-36', code: 470, id: 'ideal' },
    { holds: 'F5.2-37', code: 480, id: 'giropay' },
    { holds: 'F5.2-38', code: 491, id: 'directDebit' },
    { holds: 'F5.2-39', code: 493, id: 'yapily' },
    { holds: 'F5.2-40', code: 495, id: 'mbWay' },
    { holds: 'F5.2-41', code: 499, id: 'balance' },
    { holds: 'F5.2-42', code: 500, id: 'octopus' },
    { holds: 'F5.2-43', code: 910, id: 'pix' },
  ])('$code is $id [$holds]', ({ code, id }) => {
    expect(isPaymentMethod(code) && paymentMethods[code].id).toBe(id);
  });
});

describe('enumerations of the wire', () => {
  const one = <T>(schema: v.GenericSchema<T>, values: readonly unknown[]) =>
    values.filter((value) => !v.is(schema, value));

  test.each([
    {
      holds: 'P3.1-02',
      names: [
        'INIT', 'INVALID', 'WAIT_CREATE', 'WAIT_RECEIVE', 'TRANSACTION_SUCCESS', 'TRANSACTION_FAILED',
        'TRANSACTION_CLOSED', 'TRANSACTION_ING',
      ],
    },
    {
      holds: 'P3.1-03',
      names: [
        'WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_SUCCESS', 'PAYMENT_FAILED', 'PAYMENT_TIMEOUT', 'PAYMENT_RECEIVED',
        'PAYMENT_TO_BE_VERIFIED', 'PAYMENT_CANCELED', 'PAYMENT_REMITTED', 'PAYMENT_AUTHORISED',
      ],
    },
    { holds: 'P3.1-04', names: ['BANK_REMITTED', 'BANK_ACCEPTED', 'BANK_REMIT_FAILED', 'BANK_PROCESSING'] },
    {
      holds: 'P3.1-05',
      names: [
        'REFUND_ING', 'REFUND_APPROVE', 'REFUND_ACCEPTING', 'REFUND_REQUEST', 'REFUND_SUCCESS', 'REFUND_FAILED',
      ],
    },
    {
      holds: 'F4.4-01',
      names: [
        'INIT', 'INVALID', 'WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_SUCCESS', 'WAIT_CREATE', 'PAYMENT_FAILED',
        'TRANSACTION_SUCCESS', 'TRANSACTION_FAILED', 'TRANSACTION_CLOSED',
      ],
    },
    {
      holds: 'F4.4-02',
      names: [
        'BANK_REMITTED', 'BANK_ACCEPTED', 'BANK_REMIT_FAILED', 'TRANSACTION_ING', 'PAYMENT_TIMEOUT',
        'PAYMENT_RECEIVED', 'PAYMENT_TO_BE_VERIFIED', 'PAYMENT_CANCELED', 'PAYMENT_REMITTED', 'BANK_PROCESSING',
      ],
    },
    {
      holds: 'F4.4-03',
      names: [
        'WAIT_RECEIVE', 'PAYMENT_AUTHORISED', 'REFUND_ING', 'REFUND_APPROVE', 'REFUND_ACCEPTING', 'REFUND_REQUEST',
        'REFUND_SUCCESS', 'REFUND_FAILED',
      ],
    },
  ])('order statuses $names [$holds]', ({ names }) => {
    expect(orderStatusNames).toEqual(expect.arrayContaining(names));
  }); // prettier-ignore

  test('there are 28 order statuses and no more [P3.1-01]', () => {
    expect(new Set(orderStatusNames).size).toBe(28);
    expect(orderStatusNames).toHaveLength(28);
  });

  test.each([
    {
      holds: 'P4.1-01',
      names: [
        'Init', 'Pass', 'Fail', 'WaitResult', 'WaitManualHandling', 'BeingSubmittedAuditInfoRmation', 'HadReSubmitted',
        'InfoComplete',
      ],
    },
    {
      holds: 'P4.1-02',
      names: [
        'WaitSubmitFile', 'WaitIdentitySubmit', 'WaitAddressSubmit', 'WaitAccountAuthorize', 'WaitAccountVerify',
        'WaitIdentityInfoResubmit', 'WaitIdentitySelfieResubmit', 'WaitIdentitySideImageSubmit',
      ],
    },
    {
      holds: 'P4.1-03',
      names: [
        'WaitSourceIncomeSubmit', 'WaitSourceIncomeResubmit', 'ShortKyc', 'PayeeCheck', 'WaitResidenceCardResult',
        'WaitNumberCardSubmit', 'WaitNumberCardResult',
      ],
    },
    {
      holds: 'P3.1-14',
      names: [
        'WaitSubmitFile', 'WaitIdentitySubmit', 'WaitAddressSubmit', 'WaitAccountAuthorize', 'WaitAccountVerify',
        'WaitManualHandling',
      ],
    },
    {
      holds: 'P3.1-15',
      names: [
        'WaitIdentitySelfieResubmit', 'WaitSourceIncomeSubmit', 'WaitSourceIncomeResubmit', 'WaitResidenceCardResult',
        'WaitNumberCardSubmit', 'WaitNumberCardResult',
      ],
    },
  ])('KYC statuses $names [$holds]', ({ names }) => {
    expect(one(kycStatusName, names)).toEqual([]);
    expect(names.filter((name) => !(name in kycStatuses))).toEqual([]);
  }); // prettier-ignore

  test('documents, reasons, sides, order types and remit types [P3.1-16 P3.1-17 F5.4-02 P3.1-06 P1-04 P3-22]', () => {
    expect(documentStatus.options).toEqual([
      'Init', 'Expired', 'SoonExpired', 'HasResubmit', 'CheckFailed', 'CheckPass',
    ]); // prettier-ignore
    expect(kycErrorCode.options).toEqual([
      'InitInfoError', 'DocumentInfoError', 'SelfieInfoError', 'AddressProofInfoError', 'SideImageError', 'Unknown',
      'IncomeProofError', 'UnableProvideOfficialProof', 'EVisaAuth', 'NumberCardRejected',
    ]); // prettier-ignore
    expect(documentSide.options).toEqual(['front', 'back', 'other', 'selfie', 'sideImage']);
    expect(orderType.options).toEqual([1, 2]);
    expect(remitType.options).toEqual(['personal', 'studyAbroad', 'LargeRemit']);
  });

  test('types of tabs [P2.1-13]', () => {
    expect(tabTypes).toEqual({ payee: 22, order: 23, remit: 24, user: 26 });
  });

  test('types of payees [P2.5-45]', () => {
    expect(payeeTypes).toEqual(
      expect.arrayContaining([
        'bpay', 'eWallet', 'fps', 'upi', 'cash', 'paynow', 'paypal', 'sortCode', 'billPayment', 'eft', 'pix', 'wechatHKG',
        'alipayHKG', 'tapGoHKG', 'touchGo', 'iban', 'uption', 'payeeInfo', 'mybank', 'fonepay',
      ]),
    ); // prettier-ignore
  });

  test('ways to collect [P3.1-25]', () => {
    expect(payeeTypes).toEqual(
      expect.arrayContaining([
        'bank', 'alipay', 'wechat', 'mybank', 'iban', 'sortCode', 'eWallet', 'cash', 'fps', 'paynow', 'bpay', 'upi', 'pix',
      ]),
    ); // prettier-ignore
  });

  test('fees of schools [P3.1-27 P3.1-28 F3-36]', () => {
    expect(feeTypes).toEqual(
      expect.arrayContaining([
        'tuition', 'deposit', 'applicationFee', 'accommodation', 'food', 'languageClassFee', 'depositAndApplication',
        'languageClassDeposit', 'languageClassApplication', 'canadaGic', 'germanSelfInsurance', 'studyInsurance',
        'installment', 'matriculationFee',
      ]),
    ); // prettier-ignore
  });

  test('numbers by which a school knows a student [P3.1-18]', () => {
    const known = Object.values(feeFields).flatMap((fields) =>
      fields.flatMap(({ name, options = [] }) => (name === 'identifierKind' ? options : [])),
    );
    expect([...new Set(known)].sort()).toEqual([
      'applicationId', 'applicationNumber', 'invoiceNumber', 'registrationNumber', 'studentId',
    ]); // prettier-ignore
  });

  test('states of the way to large transfers, of a top-up [F4.7-05 P3.1-24]', () => {
    expect(certificationStatus.options).toEqual([
      'NotCertified', 'InProgress', 'Failed', 'NeedsRetry', 'Confirmed', 'Signed', 'Audited',
    ]); // prettier-ignore
    expect(rechargeStatus.options).toEqual([0, 1, 2]);
  });

  test('charts span a day, a week, a month, half a year and a year [P3.1-19]', () => {
    expect(chartDays.options).toEqual([1, 7, 30, 180, 365]);
  });

  test('proofs of large transfers are marked as such on the wire [P9-26]', () => {
    expect(LARGE_TRANSFER).toBe('LARGE_TRANSFER');
  });

  test('relations of a payee, among them those of three generations; kinds of questions [F5.3-06 P3.1-26]', () => {
    const codes = (type: string) => enumSeeds.filter((row) => row.type === type).map(({ code }) => code);
    expect(codes('relationship')).toEqual(
      expect.arrayContaining([
        'spouse', 'children', 'parents', 'parentsInLaw', 'sibling', 'paternalGrandparent', 'maternalGrandparent',
        'paternalGrandchild', 'maternalGrandchild',
      ]),
    ); // prettier-ignore
    for (const kind of ['relationship', 'purpose', 'incomeSource', 'occupation'])
      expect([kind, codes(kind).length > 3]).toEqual([kind, true]);
  });

  test('statuses of a market or country [P3.1-21]', () => {
    expect([...serviceStatus.options].sort()).toEqual(['maintenance', 'opened', 'opening', 'soonOpen']);
  });
});

describe('markets, currencies and languages', () => {
  test('the thirteen markets [P1-23]', () => {
    expect([...marketCodes].sort()).toEqual([
      'AUS', 'BRA', 'CAN', 'CHN', 'EU', 'GBR', 'HKG', 'JPN', 'KOR', 'NZL', 'SGP', 'USA', 'VNM',
    ]); // prettier-ignore
  });

  test('about sixty targets [P1-24]', () => {
    expect(countryCodes.length).toBeGreaterThanOrEqual(60);
  });

  test('the ten currencies to send [P1-25]', () => {
    const listed = ['AUD', 'NZD', 'JPY', 'SGD', 'HKD', 'EUR', 'GBP', 'CAD', 'USD', 'CNY'];
    expect(sourceCurrencies).toEqual(expect.arrayContaining(listed));
  });

  test('the further currencies to receive [P1-26 F9-67]', () => {
    const listed = [
      'BRL',
      'IDR',
      'PHP',
      'THB',
      'INR',
      'LKR',
      'NPR',
      'BDT',
      'VND',
      'JPY',
      'NZD',
      'CNY',
      'HKD',
    ];
    expect(Object.keys(currencies)).toEqual(expect.arrayContaining(listed));
  });

  test('the seventeen languages, and English where a request has none [P1-27 P1-28 C7.1-07]', () => {
    expect([...languageCodes].sort()).toEqual([
      'bn', 'de', 'en', 'es', 'fil', 'hi', 'id', 'it', 'ja', 'ko', 'ms', 'ne', 'pt', 'th', 'vi', 'zh', 'zh-HK',
    ]); // prettier-ignore
    expect([requestFallback, langHeader(null), langHeader('xx')]).toEqual(['en', 'en', 'en']);
  });

  test.each([
    { holds: 'C7.1-04', language: 'zh', header: 'zh-cn' },
    { holds: 'C7.1-05', language: 'zh-HK', header: 'zh-hk' },
    { holds: 'C7.1-06', language: 'de', header: 'de' },
  ])('$language travels as $header [$holds]', ({ language, header }) => {
    expect(langHeader(language)).toBe(header);
  });
});

describe('how statuses are shown', () => {
  test('states of a card and of its check [P4.3-12 P4.3-30]', () => {
    expect(Object.keys(payeeCheckStatuses).sort()).toEqual([
      'CheckFailed', 'CheckIng', 'Success', 'UnPerfected', 'WaitUpload',
    ]); // prettier-ignore
    expect(Object.keys(requestCardStatuses).sort()).toEqual([
      'cancelled', 'receiveFailed', 'refunding', 'success', 'timeout', 'waitPayment',
    ]); // prettier-ignore
  });
});
