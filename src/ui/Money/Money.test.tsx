import { draw, namesOf } from '../../../test/component/drawn';
import { Money } from '.';

describe('Money', () => {
  it.each([
    ['1234567.5', 'AUD', undefined, '1,234,567.50 AUD'],
    ['1200', 'JPY', undefined, '1,200 JPY'],
    ['5', 'AUD', '−', '−5.00 AUD'],
    ['5', 'XTS', undefined, '5.00 XTS'],
  ] as const)(
    'given %s %s, then it is read out as one phrase, with the decimals of its currency, two as a rule [P9-15]',
    (amount, currency, sign, phrase) => {
      draw(<Money amount={amount} currency={currency} sign={sign} />);
      expect(namesOf('img')).toEqual([phrase]);
    },
  );

  it('given another amount, then it comes in with a movement and is named at once; the first one is still', () => {
    const moves = (): boolean => document.querySelector('.ui-money__figures--renewed') !== null;
    const { redraw } = draw(<Money amount="5" currency="AUD" />);
    redraw(<Money amount="5" currency="AUD" />);
    expect(moves()).toBe(false);
    redraw(<Money amount="6" currency="AUD" />);
    expect(moves()).toBe(true);
    expect(namesOf('img')).toEqual(['6.00 AUD']);
  });
});
