/** Only compiled: each marked line must fail, or its mark is an error. */
import { add, compare, money, type Money, subtract } from '@/core/money';
import { type QuoteTerms, quoteReceive, quoteSend } from '@/core/quote';
import { convert, rate } from '@/core/rate';

const aud = money('AUD', '1');
const cny = money('CNY', '1');
const audToCny = rate('AUD', 'CNY', '4.7');
declare const terms: QuoteTerms<'AUD', 'CNY'>;

add(aud, aud) satisfies Money<'AUD'>;
convert(aud, audToCny, 2) satisfies Money<'CNY'>;
quoteSend(aud, terms).targetAmount satisfies Money<'CNY'>;

// @ts-expect-error two currencies do not add up
add(aud, cny);
// @ts-expect-error nor do they subtract
subtract(aud, cny);
// @ts-expect-error nor compare
compare(aud, cny);
// @ts-expect-error the rate starts at AUD
convert(cny, audToCny, 2);
// @ts-expect-error one sends the source currency
quoteSend(cny, terms);
// @ts-expect-error and receives the target currency
quoteReceive(aud, terms);
// @ts-expect-error an amount is text, never a float
money('AUD', 1.5);
