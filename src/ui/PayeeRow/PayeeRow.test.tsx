import { draw, namesOf, press, words } from '../../../test/component/drawn';
import { PayeeRow } from '.';

const payee = { id: 'p1', name: 'Wei Chen', country: 'CHN', payeeLabel: 'Bank of China •••• 1234' };

describe('PayeeRow', () => {
  it('given something to do, then it is a button by name and account', () => {
    const pressed = jest.fn();
    draw(<PayeeRow payee={payee} onPress={pressed} />);
    expect(namesOf('button')[0]).toMatch(/^Wei Chen, Bank of China •••• *\s1234$/);
    press('payee-p1');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('given nothing to do, then it only tells who it is', () => {
    draw(<PayeeRow payee={payee} />);
    expect(namesOf('button')).toEqual([]);
    expect(words()).toContain('Wei Chen');
  });
});
