import { draw, inputOf, namesOf, press, type, words } from '../../../test/component/drawn';
import { AmountInput } from '.';

const amount = {
  id: 'send',
  label: 'You send',
  value: '12.5',
  onChange: () => undefined,
  currency: 'AUD',
  decimals: 2,
};

describe('AmountInput', () => {
  it('given a currency, then the input is known by its label and currency, and asks for decimals', () => {
    draw(<AmountInput {...amount} />);
    expect(inputOf('send')).toMatchObject({
      'aria-label': 'You send, AUD',
      inputmode: 'decimal',
      value: '12.5',
    });
  });

  it('given thousands, then they are shown in groups and handed on plain', () => {
    const changed = jest.fn();
    const { redraw } = draw(<AmountInput {...amount} value="1234567.5" onChange={changed} />);
    expect(inputOf('send').value).toBe('1,234,567.5');
    type('send', '1,234,5678');
    expect(changed).toHaveBeenCalledWith('12345678');
    redraw(<AmountInput {...amount} value="12345678" onChange={changed} />);
    expect(inputOf('send').value).toBe('12,345,678');
  });

  it('given more decimals than the currency has, then they are not taken', () => {
    const changed = jest.fn();
    draw(<AmountInput {...amount} decimals={0} onChange={changed} />);
    type('send', '1000.55');
    expect(changed).toHaveBeenCalledWith('1000');
  });

  it.each([
    ['1000', false],
    ['474412.63', true],
    ['1234567.89', true],
    ['123456789012.34', true],
  ])('given %s, then it is drawn smaller where it would not fit: %s', (value, smaller) => {
    draw(<AmountInput {...amount} value={value} />);
    expect(/ui-amount--long/.test(document.querySelector('.ui-amount')?.className ?? '')).toBe(smaller);
  });

  it('given an error, then it is shown, and the input is invalid', () => {
    draw(<AmountInput {...amount} error="At most 5,000" />);
    expect(words()).toContain('At most 5,000');
    expect(inputOf('send')['aria-invalid']).toBe('true');
  });

  it('given a currency that may be changed, then it is a button that says which it is', () => {
    const change = jest.fn();
    draw(<AmountInput {...amount} flag="AUS" onCurrencyPress={change} />);
    expect(namesOf('button').join()).toContain('AUD');
    press('send-currency');
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('given another amount at the end of a calculation, then it comes in with a movement, once', () => {
    const moves = (): boolean => document.querySelector('.ui-amount--renewed') !== null;
    const { redraw } = draw(<AmountInput {...amount} value="" busy />);
    redraw(<AmountInput {...amount} value="12.5" />);
    expect(moves()).toBe(false);

    redraw(<AmountInput {...amount} value="13" busy />);
    redraw(<AmountInput {...amount} value="13.1" busy />);
    expect(moves()).toBe(false);
    redraw(<AmountInput {...amount} value="13.1" />);
    expect(moves()).toBe(true);

    redraw(<AmountInput {...amount} value="13.1" busy />);
    redraw(<AmountInput {...amount} value="13.1" />);
    expect(moves()).toBe(false);

    redraw(<AmountInput {...amount} value="" busy />);
    redraw(<AmountInput {...amount} value="" />);
    expect(moves()).toBe(false);
    redraw(<AmountInput {...amount} value="9" busy />);
    redraw(<AmountInput {...amount} value="9" />);
    expect(moves()).toBe(true);
  });

  it('given an amount is typed, then it does not move', () => {
    const { redraw } = draw(<AmountInput {...amount} value="1" busy={false} />);
    redraw(<AmountInput {...amount} value="12" busy={false} />);
    expect(document.querySelector('.ui-amount--renewed')).toBe(null);
  });
});
