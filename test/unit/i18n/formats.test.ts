import { rate } from '@/core/rate';
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatMoment,
  formatNumber,
  rateText,
  setLanguage,
  t,
} from '@/i18n';

describe('formats', () => {
  it('given a day, then it reads in the order of the language', async () => {
    await setLanguage('zh');
    expect(formatDate('2025-01-05')).toBe('2025年1月5日');
    await setLanguage('en');
    expect(formatDate('2025-01-05')).toBe('5 Jan 2025');
    expect(formatDateTime(new Date(2025, 0, 5, 9, 7))).toBe('5 Jan 2025, 09:07');
    expect(formatDate('nonsense')).toBe('');
  });

  it('given a moment, then what goes without saying is left out: today its date, this year the year', () => {
    const at = (month: number, day: number): number => new Date(2025, month, day, 9, 7).getTime();
    expect(formatMoment(at(0, 5), at(0, 5))).toBe('09:07');
    expect(formatMoment(at(0, 5), at(11, 31))).toBe('5 Jan, 09:07');
    expect(formatMoment(at(0, 5), at(12, 1))).toBe('5 Jan 2025, 09:07');
  });

  it.each([
    ['1234567.5', undefined, '1,234,567.5'],
    ['999', undefined, '999'],
    ['-1234.567', 2, '-1,234.57'],
    ['0.1', 4, '0.1000'],
    ['123456789012345678', undefined, '123,456,789,012,345,678'],
    ['abc', undefined, ''],
  ])('given %s with %s decimals, then %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it.each([
    [rate('AUD', 'CNY', '4.7'), '1\u00a0AUD = 4.7000\u00a0CNY'],
    [rate('JPY', 'CNY', '4.8512', { base: 100 }), '100\u00a0JPY = 4.8512\u00a0CNY'],
    [rate('KRW', 'EUR', '0.067804', { base: 100 }), '100\u00a0KRW = 0.067804\u00a0EUR'],
    [rate('VND', 'IDR', '6420.5', { base: 10_000 }), '10,000\u00a0VND = 6,420.5000\u00a0IDR'],
  ])('given a rate, then it reads as what its base brings', (of, text) => {
    expect(rateText(t, of)).toBe(text);
  });

  it('given bytes, then they are short', () => {
    expect([formatBytes(100), formatBytes(840_000), formatBytes(1_500_000)]).toEqual([
      '1\u00a0KB',
      '820\u00a0KB',
      '1.4\u00a0MB',
    ]);
  });
});
