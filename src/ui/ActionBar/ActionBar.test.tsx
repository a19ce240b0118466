import { act } from 'react';
import { byId, draw, namesOf, press, words } from '../../../test/component/drawn';
import { ActionBar } from '.';

describe('ActionBar', () => {
  it('given a main action and help, then both are buttons by name, and each does its own [P2.8-27 P2.8-28]', () => {
    const send = jest.fn();
    const help = jest.fn();
    draw(<ActionBar main={{ id: 'send', label: 'Send money', onPress: send }} help={{ onPress: help }} />);
    expect(namesOf('button')).toEqual(['Help', 'Send money']);
    press('send');
    press('action-help');
    expect([send, help].map((pressed) => pressed.mock.calls.length)).toEqual([1, 1]);
  });

  it('given a main action that is off, or not to be pressed yet, then it waits, and counts behind its words [P2.8-29 P4.3-24]', () => {
    const send = jest.fn();
    for (const [id, state, label] of [
      ['off', { disabled: true }, 'Send'],
      ['counting', { seconds: 3 }, 'Send (3 s)'],
    ] as const) {
      draw(<ActionBar main={{ id, label: 'Send', onPress: send, ...state }} />);
      press(id);
      expect([byId(id).textContent, byId(id).getAttribute('aria-disabled')]).toEqual([label, 'true']);
    }
    expect(send).not.toHaveBeenCalled();
  });

  it('given a prompt, then it is announced', () => {
    draw(<ActionBar prompt="Your code has been sent" />);
    expect(namesOf('status')).toEqual(['Your code has been sent']);
  });

  it('given a prompt, then it is gone after five seconds and not before [P2.8-30]', () => {
    jest.useFakeTimers();
    const { redraw } = draw(<ActionBar prompt="Your code has been sent" />);
    act(() => void jest.advanceTimersByTime(4999));
    redraw(<ActionBar prompt="Your code has been sent" />);
    expect(words()).toContain('Your code has been sent');
    act(() => void jest.advanceTimersByTime(1));
    expect(words()).not.toContain('Your code has been sent');
    jest.useRealTimers();
  });

  it('given a second action, then it is next to the main one [P2.8-31]', () => {
    const later = jest.fn();
    draw(
      <ActionBar
        middle={{ id: 'later', label: 'Later', onPress: later }}
        main={{ id: 'now', label: 'Now', onPress: () => undefined }}
      />,
    );
    expect(namesOf('button')).toEqual(['Later', 'Now']);
    press('later');
    expect(later).toHaveBeenCalledTimes(1);
  });
});
