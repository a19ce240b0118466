import '../../fakeApp';
import { AmountFields } from '@/modules/remit/home/AmountFields';
import { precisionOf } from '@/domain/countries/currencies';
import { drawApp } from '../../drawApp';
import { frames, type } from '../../drawn';
import { openMarket } from '../../../fixtures/openMarket';

const of = (currency: string) =>
  ({ ...openMarket(currency, currency), currencyPrecision: precisionOf(currency) }) as never;

it.each([
  ['JPY', 'IDR', '1000', '1000'],
  ['KRW', 'VND', '1000', '1000'],
  ['AUD', 'CNY', '1000.55', '1000.55'],
])('of 1000.55 typed in %s and in %s the home takes %s and %s [P5-23]', async (from, to, sends, gets) => {
  const typed: unknown[] = [];
  const quote = {
    side: 'source', sourceText: '', targetText: '', quote: null, lastQuote: null, seenAt: null, refreshing: false, error: null, verdict: null,
    refusal: undefined, refused: false, retry: () => undefined,
    type: (side: string, text: string) => void typed.push([side, text]),
  } as const; // prettier-ignore
  drawApp(
    <AmountFields
      quote={quote}
      source={of(from)}
      target={of(to)}
      problem={undefined}
      onPick={() => undefined}
    />,
  );
  await frames(1);
  type('remit-source-amount', '1000.55');
  type('remit-target-amount', '1000.55');
  expect(typed).toEqual([
    ['source', sends],
    ['target', gets],
  ]);
});
