import fc from 'fast-check';
import * as v from 'valibot';
import { rateShape } from '@/contracts/entities/quote';
import { Decimal } from '@/core/decimal';
import { checkLimits } from '@/core/limits';
import { add, compare, money, subtract } from '@/core/money';
import { feeFor, type QuoteResult, quoteReceive, quoteSend, type QuoteTerms } from '@/core/quote';
import { convert, convertBack, improveRate, rate, rateDecimals, rateOf } from '@/core/rate';
import { holdsFor } from './property';

const terms = (over: Partial<QuoteTerms<'AUD', 'CNY'>> = {}): QuoteTerms<'AUD', 'CNY'> => ({
  rate: rate('AUD', 'CNY', '4.7312'),
  fee: { currencyCode: 'AUD', fixed: '8' },
  sourceDecimals: 2,
  targetDecimals: 2,
  ...over,
});

const adds = (quote: QuoteResult<'AUD', 'CNY'>): void => {
  expect(
    compare(subtract(add(quote.sourceAmount, quote.feeAmount), quote.discountAmount), quote.totalAmount),
  ).toBe(0);
};

const amount = fc
  .bigInt(1n, 10n ** 9n)
  .map((units) => new Decimal(units.toString()).dividedBy(100).toFixed(2));
const rateText = fc
  .bigInt(1n, 10n ** 9n)
  .map((units) => new Decimal(units.toString()).dividedBy(10_000).toFixed(4));
const coupon = fc.option(
  fc.record({
    effect: fc.record({ kind: fc.constantFrom('fee', 'cash', 'rate'), amount }),
    minSourceAmount: fc.option(amount, { nil: undefined }),
  }),
  { nil: undefined },
);

describe('rate', () => {
  test('a rate over a base of 100 counts per hundred', () => {
    expect(convert(money('JPY', '10000'), rate('JPY', 'CNY', '4.85', { base: 100 }), 2).amount).toBe(
      '485.00',
    );
  });
  test('a rate shows its accuracy, and more decimals where fewer than five digits would count [P3-44 P3-45]', () => {
    expect(rate('AUD', 'CNY', '4.7').base).toBe(1);
    expect(v.parse(v.object(rateShape), {})).toEqual({ exRateBase: 1, rateAccuracy: 4 });
    expect(rateDecimals('4.7', rate('AUD', 'CNY', '4.7').accuracy)).toBe(4);
    expect(rateDecimals('1', 0)).toBe(0);
    expect(rateDecimals('0.99', 4)).toBe(5);
    expect(rateDecimals('0.072587', 4)).toBe(6);
    expect(rateDecimals('0.072587', 8)).toBe(8);
  });
  test('a price as calls carry it is a rate over its base', () => {
    const quoted = {
      sourceCurrency: 'VND',
      targetCurrency: 'AUD',
      businessRate: '0.6',
      exRateBase: 10_000,
      rateAccuracy: 4,
    };
    expect(rateOf(quoted)).toEqual({ source: 'VND', target: 'AUD', value: '0.6', base: 10_000, accuracy: 4 });
    expect(convert(money('VND', '5000000'), rateOf(quoted), 2).amount).toBe('300.00');
    expect(convertBack(money('AUD', '300'), rateOf(quoted), 0).amount).toBe('5000000');
  });
  test('a rate converts as its rounding says: halves up by default there, up by default back', () => {
    const by = rate('AUD', 'CNY', '4.725');
    expect(convert(money('AUD', '1'), by, 2).amount).toBe('4.73');
    expect(convert(money('AUD', '1'), by, 2, 'down').amount).toBe('4.72');
    expect(convertBack(money('CNY', '4.73'), by, 2).amount).toBe('1.01');
    expect(convertBack(money('CNY', '4.73'), by, 2, 'down').amount).toBe('1.00');
  });
  test('a bettered rate keeps its base and accuracy', () => {
    expect(improveRate(rate('JPY', 'CNY', '4.85', { base: 100, accuracy: 3 }), '0.01')).toEqual({
      source: 'JPY',
      target: 'CNY',
      value: '4.86',
      base: 100,
      accuracy: 3,
    });
  });
  test('amounts of another currency are not converted', () => {
    const by = rate<string, string>('AUD', 'CNY', '4.7');
    const mismatch = (message: string) =>
      expect.objectContaining({ fault: 'currencyMismatch', message }) as Error;
    expect(() => convert(money('NZD', '1'), by, 2)).toThrow(mismatch("NZD is not the rate's AUD"));
    expect(() => convertBack(money('AUD', '1'), by, 2)).toThrow(mismatch("AUD is not the rate's CNY"));
  });
  test('nothing at or below zero is a rate', () => {
    expect(rate('AUD', 'CNY', '0.0001', { base: 1 }).base).toBe(1);
    expect(() => rate('AUD', 'CNY', '1', { base: 1.5 })).toThrow();
    expect(() => rate('AUD', 'CNY', '1', { base: -1 })).toThrow();
    expect(() => rate('AUD', 'CNY', '1e3')).toThrow();
    expect(() => rate('AUD', 'CNY', '0')).toThrow(
      expect.objectContaining({
        fault: 'notANumber',
        message: expect.stringContaining('above zero') as string,
      }) as Error,
    );
    expect(() => rate('AUD', 'CNY', '-1')).toThrow();
    expect(() => rate('AUD', 'CNY', '1', { base: 0 })).toThrow();
  });
  test('sending what converting back says brings at least the target, and a unit less would not', () => {
    holdsFor(
      fc.property(amount, rateText, fc.constantFrom(0, 2), (target, value, decimals) => {
        const by = rate('AUD', 'CNY', value);
        const source = convertBack(money('CNY', target), by, decimals);
        const exact = (text: string) => new Decimal(text).times(value);
        expect(exact(source.amount).greaterThanOrEqualTo(target)).toBe(true);
        expect(
          exact(new Decimal(source.amount).minus(new Decimal(10).pow(-decimals)).toFixed()).lessThan(target),
        ).toBe(true);
      }),
    );
  });
});

describe('quote', () => {
  test('given 1,000 AUD, then target, fee and total are as reckoned by hand', () => {
    const quote = quoteSend(money('AUD', '1000'), terms());
    expect(quote.targetAmount).toEqual({ amount: '4731.20', currencyCode: 'CNY' });
    expect(quote.totalAmount).toEqual({ amount: '1008.00', currencyCode: 'AUD' });
    expect(quote.verdict.kind).toBe('within');
  });

  test('given a target, then the source rounds up', () => {
    expect(quoteReceive(money('CNY', '5000'), terms()).sourceAmount.amount).toBe('1056.82');
  });

  test.each([
    [{ kind: 'fee', amount: '5' }, '5.00', '1003.00', '4731.20'],
    [{ kind: 'fee', amount: '20' }, '8.00', '1000.00', '4731.20'],
    [{ kind: 'cash', amount: '20' }, '20.00', '988.00', '4731.20'],
    [{ kind: 'cash', amount: '5000' }, '1008.00', '0.00', '4731.20'],
    [{ kind: 'rate', amount: '0.01' }, '0.00', '1008.00', '4741.20'],
  ] as const)('coupon %p takes off %s: total %s, target %s', (effect, discount, total, target) => {
    const quote = quoteSend(money('AUD', '1000'), terms({ coupon: { effect } }));
    expect([quote.discountAmount.amount, quote.totalAmount.amount, quote.targetAmount.amount]).toEqual([
      discount,
      total,
      target,
    ]);
  });

  test('a coupon below its minimum does nothing', () => {
    const use = { effect: { kind: 'cash', amount: '20' }, minSourceAmount: '500' } as const;
    expect(quoteSend(money('AUD', '499.99'), terms({ coupon: use }))).toMatchObject({
      couponApplied: false,
      discountAmount: { amount: '0.00' },
      totalAmount: { amount: '507.99' },
    });
    expect(quoteSend(money('AUD', '500'), terms({ coupon: use })).couponApplied).toBe(true);
  });

  test.each([
    ['4.7249', '4.72'],
    // Half up, neither truncated nor half-even.
    ['4.725', '4.73'],
    ['4.7251', '4.73'],
    ['4.7299', '4.73'],
  ])('1 AUD at %s brings %s: the receiving amount is rounded, halves up', (value, target) => {
    const by = terms({ rate: rate('AUD', 'CNY', value) });
    expect(quoteSend(money('AUD', '1'), by).targetAmount.amount).toBe(target);
  });

  test('the receiving amount is rounded as its terms say', () => {
    const by = rate('AUD', 'CNY', '4.725');
    const rounded = (rounding: 'down' | 'up' | 'halfEven') =>
      quoteSend(money('AUD', '1'), terms({ rate: by, rounding })).targetAmount.amount;
    expect([rounded('down'), rounded('up'), rounded('halfEven')]).toEqual(['4.72', '4.73', '4.72']);
  });

  test('currencies without decimals are rounded to whole units: what arrives halves up, what is sent up', () => {
    const yen: QuoteTerms<'JPY', 'KRW'> = {
      rate: rate('JPY', 'KRW', '857.75', { base: 100 }),
      fee: { currencyCode: 'JPY', fixed: '980' },
      sourceDecimals: 0,
      targetDecimals: 0,
    };
    expect(quoteSend(money('JPY', '1000'), yen).targetAmount.amount).toBe('8578');
    expect(quoteSend(money('JPY', '200'), yen).targetAmount.amount).toBe('1716');
    expect(quoteSend(money('JPY', '1000.5'), yen).verdict).toEqual({ kind: 'tooPrecise', decimals: 0 });
    expect(quoteReceive(money('KRW', '8577'), yen).sourceAmount.amount).toBe('1000');
    expect(quoteReceive(money('KRW', '8578'), yen).sourceAmount.amount).toBe('1001');
  });

  test('an exact source is not rounded up', () => {
    expect(quoteReceive(money('CNY', '4731.20'), terms()).sourceAmount.amount).toBe('1000.00');
    expect(quoteReceive(money('CNY', '4731.21'), terms()).sourceAmount.amount).toBe('1000.01');
  });

  test('a fee is rounded halves up, and a discount down', () => {
    const share = (sent: string) =>
      feeFor(money('AUD', sent), { currencyCode: 'AUD', share: '0.005' }, 2).amount;
    expect([share('1'), share('0.99'), share('3')]).toEqual(['0.01', '0.00', '0.02']);
    const coupon = { effect: { kind: 'fee', amount: '5.009' } } as const;
    expect(quoteSend(money('AUD', '1000'), terms({ coupon })).discountAmount.amount).toBe('5.00');
  });

  test('a discount of just the fee, or just the whole price, leaves nothing of it', () => {
    const off = (kind: 'fee' | 'cash', amount: string) =>
      quoteSend(money('AUD', '1000'), terms({ coupon: { effect: { kind, amount } } }));
    expect(off('fee', '8').totalAmount.amount).toBe('1000.00');
    expect(off('fee', '7.99').totalAmount.amount).toBe('1000.01');
    expect(off('cash', '1008').totalAmount.amount).toBe('0.00');
    expect(off('cash', '1007.99').totalAmount.amount).toBe('0.01');
  });

  test('a coupon on the rate counts only if what is sent with it still reaches its minimum', () => {
    const coupon = (minSourceAmount: string) =>
      ({ effect: { kind: 'rate', amount: '0.01' }, minSourceAmount }) as const;
    const quote = (least: string) => quoteReceive(money('CNY', '4731.20'), terms({ coupon: coupon(least) }));
    expect(quote('997.90')).toMatchObject({ couponApplied: true, sourceAmount: { amount: '997.90' } });
    expect(quote('997.91')).toMatchObject({ couponApplied: false, sourceAmount: { amount: '1000.00' } });
    expect(quote('997.91').rate.value).toBe('4.7312');
  });

  test('nothing sent has no coupon, no fee and no target', () => {
    const use = { effect: { kind: 'cash', amount: '20' } } as const;
    expect(quoteSend(money('AUD', '0'), terms({ coupon: use }))).toMatchObject({
      couponApplied: false,
      feeAmount: { amount: '0.00' },
      targetAmount: { amount: '0.00' },
      verdict: { kind: 'empty' },
    });
  });

  test('limits are those of the terms, in decimals of the source unless they say otherwise', () => {
    const limits = { currencyCode: 'AUD', min: '10', max: '50' } as const;
    const verdict = (sent: string, more: object = {}) =>
      quoteSend(money('AUD', sent), terms({ limits: { ...limits, ...more } })).verdict.kind;
    expect(['9.99', '10', '50', '50.01'].map((sent) => verdict(sent))).toEqual([
      'belowMin',
      'within',
      'within',
      'aboveMax',
    ]);
    expect(verdict('10.001')).toBe('tooPrecise');
    expect(verdict('10.001', { decimals: 3 })).toBe('within');
    expect(quoteSend(money('AUD', '10.001'), terms()).verdict.kind).toBe('tooPrecise');
  });

  test('a share is kept between its min and max, and nothing sent costs nothing', () => {
    const rule = { currencyCode: 'AUD', share: '0.01', min: '3', max: '30' } as const;
    expect(['0', '100', '1000', '90000'].map((sent) => feeFor(money('AUD', sent), rule, 2).amount)).toEqual([
      '0',
      '3.00',
      '10.00',
      '30.00',
    ]);
  });

  test('source plus fee less discount is the total, never below zero', () => {
    holdsFor(
      fc.property(amount, rateText, coupon, fc.boolean(), (typed, value, use, sending) => {
        const with_ = terms({ rate: rate('AUD', 'CNY', value), coupon: use });
        const quote = sending
          ? quoteSend(money('AUD', typed), with_)
          : quoteReceive(money('CNY', typed), with_);
        adds(quote);
        expect(Number(quote.totalAmount.amount)).toBeGreaterThanOrEqual(0);
        expect(Number(quote.discountAmount.amount)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('what arrives for the source of a receive quote is at least what was asked', () => {
    holdsFor(
      fc.property(amount, rateText, coupon, (asked, value, use) => {
        const with_ = terms({ rate: rate('AUD', 'CNY', value), coupon: use });
        const back = quoteReceive(money('CNY', asked), with_);
        const forth = quoteSend(back.sourceAmount, with_);
        expect(compare(forth.targetAmount, money('CNY', asked))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('sending more never brings less', () => {
    holdsFor(
      fc.property(amount, amount, rateText, (a, b, value) => {
        const with_ = terms({ rate: rate('AUD', 'CNY', value) });
        const [low, high] = [a, b].sort((x, y) => Number(x) - Number(y)) as [string, string];
        expect(
          compare(
            quoteSend(money('AUD', high), with_).targetAmount,
            quoteSend(money('AUD', low), with_).targetAmount,
          ),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('limits', () => {
  const limits = { currencyCode: 'AUD', min: '10', max: '50000' } as const;
  test.each([
    ['0', { kind: 'empty' }],
    ['9.99', { kind: 'belowMin', limit: { amount: '10', currencyCode: 'AUD' } }],
    ['10', { kind: 'within' }],
    ['50000', { kind: 'within' }],
    ['50000.01', { kind: 'aboveMax', limit: { amount: '50000', currencyCode: 'AUD' } }],
    ['10.01', { kind: 'within' }],
    ['10.001', { kind: 'tooPrecise', decimals: 2 }],
    // Precision before minimum.
    ['9.999', { kind: 'tooPrecise', decimals: 2 }],
  ])('%s AUD is %p', (typed, verdict) => {
    expect(checkLimits(money('AUD', typed), limits)).toEqual(verdict);
  });

  test('a missing limit does not limit, and decimals are two unless said otherwise', () => {
    const none = { currencyCode: 'AUD' } as const;
    expect(checkLimits(money('AUD', '0.01'), none).kind).toBe('within');
    expect(checkLimits(money('AUD', '999999999999'), none).kind).toBe('within');
    expect(checkLimits(money('AUD', '0.001'), none).kind).toBe('tooPrecise');
    expect(checkLimits(money('AUD', '1'), { ...none, decimals: 0 }).kind).toBe('within');
    expect(checkLimits(money('AUD', '1.1'), { ...none, decimals: 0 })).toEqual({
      kind: 'tooPrecise',
      decimals: 0,
    });
    expect(checkLimits(money('AUD', '0.01'), { ...none, max: '0' }).kind).toBe('aboveMax');
  });
});
