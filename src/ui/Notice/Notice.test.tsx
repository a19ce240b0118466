import { byRole, draw, press } from '../../../test/component/drawn';
import { Notice } from '.';

describe('Notice', () => {
  it.each([
    ['danger', 'alert'],
    ['warn', 'status'],
    ['info', 'status'],
    ['good', 'status'],
  ] as const)('given the tone %s, then it is an %s', (tone, role) => {
    draw(<Notice tone={tone}>Your document expires soon.</Notice>);
    expect(byRole(role)[0]?.textContent).toBe('Your document expires soon.');
  });

  it('given an action, then it is a button next to the words', () => {
    const pressed = jest.fn();
    draw(<Notice action={{ id: 'renew', label: 'Renew', onPress: pressed }}>Expired.</Notice>);
    press('renew');
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
