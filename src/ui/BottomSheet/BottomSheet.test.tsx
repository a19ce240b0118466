import { View } from '@tarojs/components';
import { act, useState } from 'react';
import { byId, byRole, draw, key, namesOf, press, words } from '../../../test/component/drawn';
import { durations } from '../theme/theme';
import { BottomSheet } from '.';

const { usePull } = jest.requireActual<typeof import('./usePull')>('./usePull.ts');

describe('BottomSheet', () => {
  it('given it is closed, then nothing of it is there', () => {
    draw(
      <BottomSheet open={false} title="Choose" onClose={() => undefined}>
        inside
      </BottomSheet>,
    );
    expect(byRole('dialog')).toEqual([]);
    expect(words()).toBe('');
  });

  it('given it is open, then it is a dialog by its title', () => {
    draw(
      <BottomSheet open title="Choose a way to pay" onClose={() => undefined} footer="Foot">
        inside
      </BottomSheet>,
    );
    expect(namesOf('dialog')).toEqual(['Choose a way to pay']);
    expect(words()).toContain('inside');
    expect(words()).toContain('Foot');
  });

  it.each([
    ['its button', () => press('sheet-close')],
    ['Escape', () => key(byRole('dialog')[0]!.parentElement!, 'Escape')],
    ['a choice', () => press('row')],
  ])('given %s, then it closes at once, and leaves with motion and what it held', (_, close) => {
    jest.useFakeTimers();
    const closed = jest.fn();
    function Sheet() {
      const [open, setOpen] = useState<'Rome' | undefined>('Rome');
      const shut = () => {
        closed();
        setOpen(undefined);
      };
      return (
        <BottomSheet open={open !== undefined} title="Choose" onClose={shut}>
          <View id="row" onClick={shut}>
            {open}
          </View>
        </BottomSheet>
      );
    }
    draw(<Sheet />);
    expect(document.querySelectorAll('.is-leaving')).toHaveLength(0);
    close();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('.is-leaving')).toHaveLength(1);
    expect(byId('row').textContent).toBe('Rome');
    const beyond = jest.fn();
    document.addEventListener('keydown', beyond);
    key(byRole('dialog')[0]!.parentElement!, 'Escape');
    document.removeEventListener('keydown', beyond);
    expect([closed, beyond].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    act(() => void jest.advanceTimersByTime(parseFloat(durations.quick) * 1000));
    expect(byRole('dialog')).toEqual([]);
    jest.useRealTimers();
  });

  it('given it opens again while it leaves, then it stays', () => {
    jest.useFakeTimers();
    const sheet = (open: boolean) => <BottomSheet open={open} title="Choose" onClose={() => undefined} />;
    const { redraw } = draw(sheet(true));
    redraw(sheet(false));
    redraw(sheet(true));
    act(() => void jest.advanceTimersByTime(1000));
    expect([byRole('dialog').length, document.querySelectorAll('.is-leaving').length]).toEqual([1, 0]);
    jest.useRealTimers();
  });

  describe('a finger on it', () => {
    const closed = jest.fn();
    const panel = (): HTMLElement => byRole('dialog')[0]!;
    const shift = (): string => panel().style.transform;

    /** Each move: px from the start, at ms. */
    const touch = (on: Element, name: string, y: number, at: number, x = 0): TouchEvent => {
      const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
        touches: name === 'touchend' ? [] : [{ clientX: x, clientY: y }],
        changedTouches: [{ clientX: x, clientY: y }],
      });
      Object.defineProperty(event, 'timeStamp', { value: at });
      act(() => void on.dispatchEvent(event));
      return event as unknown as TouchEvent;
    };

    beforeEach(async () => {
      closed.mockReset();
      jest.useFakeTimers();
      draw(
        <BottomSheet open title="Choose" onClose={closed}>
          <div id="row">inside</div>
        </BottomSheet>,
      );
      await act(() => import('./pullDown'));
      Object.defineProperty(panel(), 'offsetHeight', { value: 300 });
    });
    afterEach(() => jest.useRealTimers());

    it('given it is pulled down slowly past a third, then it follows and closes on release', () => {
      const row = byId('row');
      touch(row, 'touchstart', 0, 0);
      expect(touch(row, 'touchmove', 60, 300).defaultPrevented).toBe(true);
      expect(shift()).toBe('translateY(60px)');
      touch(row, 'touchmove', 101, 600);
      touch(row, 'touchend', 101, 700);
      act(() => void jest.runAllTimers());
      expect(closed).toHaveBeenCalledTimes(1);
    });

    it('given it is pulled less than that, then it springs back and stays', () => {
      touch(panel(), 'touchstart', 0, 0);
      touch(panel(), 'touchmove', 99, 600);
      touch(panel(), 'touchend', 99, 700);
      act(() => void jest.runAllTimers());
      expect(closed).not.toHaveBeenCalled();
      expect(shift()).toBe('');
      expect(panel().style.transition).toContain('var(--motion-quick)');
    });

    it.each([
      ['still moves', 110, 1],
      ['has come to rest', 300, 0],
    ])('given a fast finger that %s on release, then it closes so many times', (_, at, times) => {
      touch(panel(), 'touchstart', 0, 0);
      touch(panel(), 'touchmove', 10, 80);
      touch(panel(), 'touchmove', 40, 100);
      touch(panel(), 'touchend', 40, at);
      act(() => void jest.runAllTimers());
      expect(closed).toHaveBeenCalledTimes(times);
    });

    it('given content that is scrolled down, a way up or to the side, then nothing is pulled', () => {
      const row = byId('row');
      for (const [scrollTop, x, y] of [
        [20, 0, 90],
        [0, 0, -90],
        [0, 95, 90],
      ] as const) {
        row.parentElement!.scrollTop = scrollTop;
        touch(row, 'touchstart', 0, 0);
        expect(touch(row, 'touchmove', y, 90, x).defaultPrevented).toBe(false);
        touch(row, 'touchend', y, 100, x);
        expect(shift()).toBe('');
      }
      act(() => void jest.runAllTimers());
      expect(closed).not.toHaveBeenCalled();
    });

    it('given a wide window, where it is in the middle, then it is not pulled', () => {
      panel().parentElement!.getBoundingClientRect = () => ({ bottom: 800 }) as DOMRect;
      touch(panel(), 'touchstart', 0, 0);
      touch(panel(), 'touchmove', 200, 600);
      expect(shift()).toBe('');
    });

    it('given a mini-program, then a flick downward on its head closes it, and nothing else', () => {
      const Head = () => <View id="head" {...usePull(closed)} />;
      draw(<Head />);
      const grip = byId('head');
      for (const [x, y] of [
        [0, 40],
        [70, 60],
        [0, -90],
      ] as const) {
        touch(grip, 'touchstart', 0, 0);
        touch(grip, 'touchend', y, 100, x);
      }
      expect(closed).not.toHaveBeenCalled();
      touch(grip, 'touchstart', 0, 0);
      touch(grip, 'touchend', 60, 100);
      expect(closed).toHaveBeenCalledTimes(1);
    });
  });
});
