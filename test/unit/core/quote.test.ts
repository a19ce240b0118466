import fc from 'fast-check';
import { Decimal } from '@/core/decimal';
import { checkLimits } from '@/core/limits';
import { add, compare, money, subtract } from '@/core/money';
import { feeFor, type QuoteResult, quoteReceive, quoteSend, type QuoteTerms } from '@/core/quote';
import { convert, convertBack, rate, showRate } from '@/core/rate';
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
  test('a rate shows its accuracy, and nothing at or below zero is a rate [P3-44 P3-45]', () => {
    expect(showRate(rate('AUD', 'CNY', '4.7'))).toBe('4.7000');
    expect(rate('AUD', 'CNY', '4.7').base).toBe(1);
    expect(() => rate('AUD', 'CNY', '0')).toThrow();
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
  test('given 1,000 AUD, then target, fee and total stand as reckoned by hand', () => {
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
    expect(quoteSend(money('AUD', '499.99'), terms({ coupon: use })).couponApplied).toBe(false);
    expect(quoteSend(money('AUD', '500'), terms({ coupon: use })).couponApplied).toBe(true);
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
  const limits = { currencyCode: 'AUD', min: '10', max: '50000', residual: '20000' } as const;
  test.each([
    ['0', { kind: 'empty' }],
    ['9.99', { kind: 'belowMin', limit: { amount: '10', currencyCode: 'AUD' } }],
    ['10', { kind: 'within' }],
    ['20000', { kind: 'within' }],
    ['20000.01', { kind: 'aboveResidual', limit: { amount: '20000', currencyCode: 'AUD' } }],
    ['50000.01', { kind: 'aboveMax', limit: { amount: '50000', currencyCode: 'AUD' } }],
    ['10.001', { kind: 'tooPrecise', decimals: 2 }],
  ])('%s AUD is %p', (typed, verdict) => {
    expect(checkLimits(money('AUD', typed), limits)).toEqual(verdict);
  });
});
