import fc from 'fast-check';
import {
  caretIn,
  filterAmount,
  filterDigits,
  formatAmount,
  groupAmount,
  parseAmount,
} from '@/core/amountText';
import { Decimal } from '@/core/decimal';
import {
  add,
  compare,
  isDecimalText,
  money,
  type MoneyError,
  round,
  type Rounding,
  smaller,
  subtract,
} from '@/core/money';
import { holdsFor } from './property';

const amounts = (decimals = 2) =>
  fc
    .bigInt(-(10n ** 14n), 10n ** 14n)
    .map((units) => new Decimal(units.toString()).dividedBy(10 ** decimals).toFixed(decimals));

describe('money', () => {
  test('given tenths that floats get wrong, when added, then the sum is exact', () => {
    expect(add(money('AUD', '0.1'), money('AUD', '0.2')).amount).toBe('0.3');
  });

  test('given wide types, when currencies mix, then it throws and names the fault', () => {
    const [a, b] = [money<string>('AUD', '1'), money<string>('CNY', '1')];
    for (const mix of [() => add(a, b), () => subtract(a, b), () => compare(a, b)]) {
      expect(mix).toThrow(
        expect.objectContaining({
          name: 'MoneyError',
          fault: 'currencyMismatch',
          message: 'AUD does not mix with CNY',
        }) as Error,
      );
    }
  });

  test.each(['', ' 1', '1e5', 'NaN', '1,000', '.5', '--1', '0x10', 'Infinity'])(
    'given %p, then it is no amount',
    (text) => {
      expect(isDecimalText(text)).toBe(false);
      const refused: unknown = expect.objectContaining({
        fault: 'notANumber',
        message: 'The amount is not plain decimal text',
      });
      expect(() => money('AUD', text)).toThrow(refused as MoneyError);
    },
  );

  const table: Record<Rounding, string[]> = {
    //             2.5  -2.5  2.4  2.6  3.5
    halfUp: ['3', '-3', '2', '3', '4'],
    halfDown: ['2', '-2', '2', '3', '3'],
    halfEven: ['2', '-2', '2', '3', '4'],
    up: ['3', '-3', '3', '3', '4'],
    down: ['2', '-2', '2', '2', '3'],
    ceiling: ['3', '-2', '3', '3', '4'],
    floor: ['2', '-3', '2', '2', '3'],
  };
  test.each(Object.entries(table))('rounding %s', (mode, expected) => {
    expect(
      ['2.5', '-2.5', '2.4', '2.6', '3.5'].map(
        (text) => round(money('JPY', text), 0, mode as Rounding).amount,
      ),
    ).toEqual(expected);
  });

  test('without a word on rounding, halves go up', () => {
    expect(['2.4', '2.5', '3.5'].map((text) => round(money('JPY', text), 0).amount)).toEqual(['2', '3', '4']);
  });

  test('given a negative that rounds to nothing, then there is no minus zero', () => {
    expect(round(money('JPY', '-0.2'), 0).amount).toBe('0');
  });

  test('the smaller of two, and of equals the first', () => {
    const [one, two, alsoOne] = [money('AUD', '1'), money('AUD', '2'), money('AUD', '1.00')];
    expect([smaller(one, two), smaller(two, one), smaller(one, alsoOne)]).toEqual([one, one, one]);
    expect([compare(one, two), compare(one, alsoOne), compare(two, one)]).toEqual([-1, 0, 1]);
  });

  test('sums are exact, whatever the order', () => {
    holdsFor(
      fc.property(amounts(), amounts(), amounts(), (a, b, c) => {
        const [x, y, z] = [money('EUR', a), money('EUR', b), money('EUR', c)];
        expect(compare(add(add(x, y), z), add(x, add(z, y)))).toBe(0);
        expect(compare(subtract(add(x, y), y), x)).toBe(0);
      }),
    );
  });

  test('rounding moves an amount by less than one unit, halves by at most half', () => {
    holdsFor(
      fc.property(
        amounts(6),
        fc.constantFrom(0, 2, 3),
        fc.constantFrom<Rounding>('halfUp', 'halfEven', 'up', 'down', 'floor', 'ceiling'),
        (text, decimals, mode) => {
          const moved = new Decimal(round(money('EUR', text), decimals, mode).amount)
            .minus(text)
            .abs()
            .times(new Decimal(10).pow(decimals));
          expect(moved.lessThan(1)).toBe(true);
          if (mode.startsWith('half')) expect(moved.lessThanOrEqualTo('0.5')).toBe(true);
        },
      ),
    );
  });
});

describe('amount text', () => {
  test.each([
    ['1234567.891', 2, '1,234,567.89'],
    ['0', 2, '0.00'],
    ['-1234.5', 2, '-1,234.50'],
    ['999', 0, '999'],
    ['1000', 0, '1,000'],
    ['999999999999', 2, '999,999,999,999.00'],
  ])('%s with %d decimals shows as %s [P9-16]', (amount, decimals, shown) => {
    expect(formatAmount(amount, decimals)).toBe(shown);
  });

  test('separators are the language’s, and zero decimals can be left out', () => {
    expect(formatAmount('1234.5', 2, { group: '.', point: ',' })).toBe('1.234,50');
    expect(formatAmount('1234', 2, { trimZeros: true })).toBe('1,234');
    expect(formatAmount('1234.5', 2, { trimZeros: true })).toBe('1,234.50');
  });

  test.each([
    ['', 'amountEmpty'],
    ['-1', 'amountFormat'],
    ['1e3', 'amountFormat'],
    ['1,5', 'amountFormat'],
    ['12,34', 'amountFormat'],
    ['1.234', 'amountDecimals'],
    ['1234567890123', 'amountTooLong'],
    ['1.2.3', 'amountFormat'],
    ['NaN', 'amountFormat'],
  ])('typed %p breaks %s', (typed, rule) => {
    expect(parseAmount(typed, 2)).toEqual({ ok: false, rule });
  });

  test.each([
    [' 1,234.50 ', '1234.50'],
    ['007', '7'],
    ['12.', '12'],
    ['０．５', '0.5'],
    ['999999999999.99', '999999999999.99'],
  ])('typed %p reads as %s', (typed, amount) => {
    expect(parseAmount(typed, 2)).toEqual({ ok: true, amount });
  });

  test('what is shown reads back as the same amount', () => {
    holdsFor(
      fc.property(fc.bigInt(0n, 10n ** 14n - 1n), fc.constantFrom(0, 2, 3), (units, decimals) => {
        const amount = new Decimal(units.toString()).dividedBy(10 ** decimals).toFixed(decimals);
        fc.pre((amount.split('.')[0] as string).length < 13);
        expect(parseAmount(formatAmount(amount, decimals), decimals)).toEqual({ ok: true, amount });
      }),
    );
  });

  test.each([
    ['', ''],
    ['1', '1'],
    ['999', '999'],
    ['1000', '1,000'],
    ['1234567', '1,234,567'],
    ['1234.', '1,234.'],
    ['1234.5678', '1,234.5678'],
    ['0.05', '0.05'],
  ])('half-typed %p shows as %p', (typed, shown) => {
    expect(groupAmount(typed)).toBe(shown);
  });

  test('what is shown while typing is read as what was typed', () => {
    holdsFor(
      fc.property(fc.stringMatching(/^[0-9.]{0,20}$/), fc.constantFrom(0, 2), (typed, decimals) => {
        const held = filterAmount(typed, decimals);
        expect(filterAmount(groupAmount(held), decimals)).toBe(held);
      }),
    );
  });

  // | is the caret.
  test.each([
    ['1234|', '1,234|'],
    ['12|34', '1,2|34'],
    ['91|,234', '91|,234'],
    ['9|234', '9|,234'],
    ['1,2345|', '12,345|'],
    ['1|,2345', '1|2,345'],
    ['1,|234', '1|,234'],
    ['|1234', '|1,234'],
    ['1,234.5|6', '1,234.5|6'],
    ['12|', '12|'],
    ['123x4|', '1,234|'],
  ])('typed %p is shown as %p: the caret stays behind the same figures', (typed, shown) => {
    const at = typed.indexOf('|');
    const text = typed.replace('|', '');
    const grouped = groupAmount(filterAmount(text, 2));
    const caret = caretIn(grouped, text, at);
    expect(`${grouped.slice(0, caret)}|${grouped.slice(caret)}`).toBe(shown);
  });

  test('a field never holds what would not be read, and filtering twice changes nothing [P5-05 P5-06 F5.7-02]', () => {
    holdsFor(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,]{0,30}$/)),
        fc.constantFrom(0, 2, 4),
        (typed, decimals) => {
          const held = filterAmount(typed, decimals);
          expect(filterAmount(held, decimals)).toBe(held);
          if (held !== '') expect(parseAmount(held, decimals).ok).toBe(true);
        },
      ),
      1000,
    );
    expect(filterAmount('.5')).toBe('0.5');
    expect(filterAmount('1.239')).toBe('1.23');
    expect([filterAmount('007.50'), filterAmount('00'), filterAmount('0.07')]).toEqual(['7.50', '0', '0.07']);
    expect(filterAmount('12.5', 0)).toBe('12');
    expect(filterDigits('a1b2', 1)).toBe('1');
    expect(filterDigits('+1 2.3-4,５e6')).toBe('123456');
    expect(filterAmount('1a2.3.45')).toBe('12.34');
  });
});
