import { act } from 'react';
import { byId, draw, key, namesOf, press } from '../../../test/component/drawn';
import { Button } from '.';

describe('Button', () => {
  it('given a name, then it is a button by role and name, and the keyboard reaches it', () => {
    draw(<Button id="go" label="Continue" onPress={() => undefined} />);
    expect(namesOf('button')).toEqual(['Continue']);
    expect(byId('go').tabIndex).toBe(0);
  });

  it('given Enter or Space, then it is pressed like by a tap', () => {
    const pressed = jest.fn();
    draw(<Button id="go" label="Continue" onPress={pressed} />);
    press('go');
    key(byId('go'), 'Enter');
    key(byId('go'), ' ');
    key(byId('go'), 'a');
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it('given a press that takes its time, then a second tap does nothing', async () => {
    let done: () => void = () => undefined;
    const pressed = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    draw(<Button id="go" label="Pay" onPress={pressed} />);
    press('go');
    press('go');
    expect(pressed).toHaveBeenCalledTimes(1);
    done();
    await Promise.resolve();
    await Promise.resolve();
    press('go');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['disabled', { disabled: true }],
    ['busy', { busy: true }],
  ])('given %s, then it says so and cannot be pressed [P4.3-23]', (_state, props) => {
    const pressed = jest.fn();
    draw(<Button id="go" label="Pay" {...props} onPress={pressed} />);
    press('go');
    expect(byId('go').getAttribute('aria-disabled')).toBe('true');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('given seconds, then it counts down each second and is disabled until it is through [P2.8-29 P4.3-24 P9-04]', () => {
    jest.useFakeTimers();
    const pressed = jest.fn();
    draw(<Button id="go" label="Agree" seconds={3} onPress={pressed} />);
    expect(byId('go').textContent).toBe('Agree (3 s)');
    press('go');
    expect(pressed).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1000));
    expect(byId('go').textContent).toBe('Agree (2 s)');
    act(() => void jest.advanceTimersByTime(1000));
    act(() => void jest.advanceTimersByTime(1000));
    expect(byId('go').textContent).toBe('Agree');
    press('go');
    expect(pressed).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
