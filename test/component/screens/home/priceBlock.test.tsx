import { byHand } from '../../fakeApp';
import { act } from 'react';
import { t } from '@/i18n';
import { AppError } from '@/core/appError';
import '@/modules/remit/texts';
import { drawApp } from '../../drawApp';
import { byId, isThere, nameOf, plain, press, words } from '../../drawn';
import { quoted } from '../../hooks/quoted';
import { limitText } from '@/modules/remit/home/price/limitText';
import { PriceBlock, Total } from '@/modules/remit/home/price/PriceBlock';

type Props = Parameters<typeof PriceBlock>[0];
type View = Props['quote'];

const source = { countryCode: 'AUS', currency: 'AUD', currencyPrecision: 2 } as Props['source'];
const target = { countryCode: 'CHN', currency: 'CNY', currencyPrecision: 2 } as Props['target'];
const ready: View = {
  side: 'source',
  sourceText: '1000',
  targetText: '4800',
  quote: quoted(),
  lastQuote: quoted(),
  seenAt: null,
  refreshing: false,
  error: null,
  verdict: null,
  refusal: undefined,
  refused: false,
  type: () => undefined,
  retry: () => undefined,
};
const show = async (change: Partial<View>) => {
  const quote = { ...ready, ...change };
  drawApp(
    <>
      <PriceBlock source={source} target={target} quote={quote} />
      <Total source={source} quote={quote} />
    </>,
  );
  await act(async () => undefined);
};
const total = /1,005\.00 AUD/;
const moving = () => document.querySelector('.is-refreshing') !== null;

describe('the price under the amounts', () => {
  it('given a price, then fee, total and arrival are told', async () => {
    await show({});
    expect(words()).toMatch(total);
    expect(words()).not.toContain(t('common.yourTime', { time: '' }).trim());
    expect(moving()).toBe(false);
  });

  it('given the next one is on its way, then the last one stays, and moves', async () => {
    await show({ quote: null, refreshing: true });
    expect(words()).toMatch(total);
    expect(moving()).toBe(true);
  });

  it('given an amount that may not be sent, then only the rate is told', async () => {
    await show({ quote: null, refused: true });
    expect(words()).not.toMatch(total);
    expect(words()).toContain('4.8');
    expect(words().split('—')).toHaveLength(5);
  });

  it('given no price yet, then every line of it has its place', async () => {
    await show({ quote: null, lastQuote: null, refreshing: true });
    expect(words().split('—')).toHaveLength(6);
  });

  it('given the server fails, then it is not called the connection, and can be asked again', async () => {
    const error = new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' });
    await show({ quote: null, error });
    expect(words()).toContain(t('remit.home.quoteFailed'));
    expect(words()).not.toMatch(/connection/);
    expect(isThere('remit-quote-retry')).toBe(true);
  });
});

it('the ways are asked for again after a failure, and promise no arrival where the account is added later', async () => {
  await show({ lastQuote: { ...quoted(), accountType: 'bank' } });
  press('remit-way');
  await byHand.last().fail(new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' }));
  expect(nameOf(byId('remit-way'))).toContain(t('remit.home.waysFailed'));
  press('remit-way');
  const way = { feeAmount: '12.00', payMinutesTo: 1, arrivalMinutesTo: 60 };
  await byHand.last().answer({
    list: ['bank', 'payeeInfo'].map((accountType) => ({ ...way, accountType })),
  });
  const told = (way: string) => plain(byId(`remit-way-option-${way}`).textContent);
  expect(told('bank')).toMatch(/12\.00 AUD fee · by /);
  expect(told('payeeInfo')).toMatch(/12\.00 AUD fee$/);
});

it.each([
  { kind: 'belowMin', amount: '10', told: 'at least 10 AUD' },
  { kind: 'aboveMax', amount: '50000', told: 'up to 50,000 AUD at a time' },
] as const)('an amount $kind is told the limit: $told [F8-22 F8-23 F9-74]', ({ kind, amount, told }) => {
  expect(plain(limitText(t, { kind, limit: { amount, currencyCode: 'AUD' } }) ?? '')).toContain(told);
});
