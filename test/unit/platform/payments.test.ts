import { failureResult, tradeResult } from '@/platform/shared/payOutcome';

describe('given a result code of the payment app', () => {
  test.each([
    ['9000', 'paid'],
    [9000, 'paid'],
    ['6001', 'cancelled'],
    ['4000', 'failed'],
    ['4', 'failed'],
    ['8000', 'unknown'],
    ['6002', 'unknown'],
    ['6004', 'unknown'],
    ['5000', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['constructor', 'unknown'],
  ])('%s: only what leaves no doubt is believed, the rest is %s', (code, outcome) => {
    expect(tradeResult(code)).toEqual({ outcome, code: String(code ?? '') });
  });
});

describe('given a failure of the chat app', () => {
  test.each([
    ['requestPayment:fail no permission', 'failed'],
    ['requestPayment:fail parameter error', 'failed'],
    ['requestPayment:fail 调用支付JSAPI缺少参数：appId', 'failed'],
    ['requestPayment:fail (detail message)', 'unknown'],
    ['requestPayment:fail system error', 'unknown'],
    ['get_brand_wcpay_request:fail', 'unknown'],
    ['', 'unknown'],
    ['requestPayment:fail parameter error after timeout', 'unknown'],
    ['requestPayment:fail interrupted', 'unknown'],
    ['requestPayment:fail timeout', 'unknown'],
    ['requestPayment:fail network error', 'unknown'],
    ['get_brand_wcpay_request:fail 系统繁忙', 'unknown'],
  ])('%s is %s', (reason, outcome) => {
    expect(failureResult(reason)).toEqual({ outcome, code: reason });
  });
});
