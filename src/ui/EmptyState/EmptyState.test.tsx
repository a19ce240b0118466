import { byRole, draw, namesOf, press } from '../../../test/component/drawn';
import { EmptyState } from '.';

describe('EmptyState', () => {
  it('given an action, then the way on is a button below what is said', () => {
    const pressed = jest.fn();
    draw(
      <EmptyState
        title="No transfers yet"
        note="They show here."
        action={{ id: 'send', label: 'Send money', onPress: pressed }}
      />,
    );
    expect(byRole('status')[0]?.textContent).toContain('No transfers yetThey show here.');
    expect(namesOf('button')).toEqual(['Send money']);
    press('send');
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
