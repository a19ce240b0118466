import { act } from 'react';
import { hearServerTime } from '@/api/serverClock';
import { draw, words } from '../../../test/component/drawn';
import { Countdown } from '.';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

describe('Countdown', () => {
  it('given a deadline, then it counts down each second, and tells the end once [P4.2-25]', () => {
    const ended = jest.fn();
    draw(<Countdown until={3000} onEnd={ended} short />);
    expect(words()).toBe('00:03');
    pass(1000);
    expect(words()).toBe('00:02');
    expect(ended).not.toHaveBeenCalled();
    pass(5000);
    expect(words()).toBe('00:00');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it("given an answer's time, then the deadline is judged by it", () => {
    hearServerTime(new Date(5000).toUTCString());
    draw(<Countdown until={10_000} />);
    expect(words()).toBe('00:00:05');
  });
});
