/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { pauseAfter, reviewBeat, useBeat } from '@/state/queries/beat';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('a steady beat stays, a review is asked for less and less, at least once a minute', () => {
  expect([0, 1, 50].map((answers) => pauseAfter(5000, answers))).toEqual([5000, 5000, 5000]);
  const pauses = Array.from({ length: 40 }, (_, answers) => pauseAfter(reviewBeat, answers));
  expect(pauses[0]).toBe(4000);
  expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true);
  expect(pauses[39]).toBe(60_000);
});

type Beat = (data: string | undefined, answers: number) => number | false;
let beat: Beat = () => false;

function Waiting({ shown }: { shown: boolean }) {
  const next = useBeat<string>(shown, reviewBeat, (answer) => answer === 'waits');
  beat = (data, answers) => next({ state: { data, dataUpdateCount: answers, errorUpdateCount: 0 } });
  return null;
}

test('nothing is asked while the page is hidden or nothing is waited for, and each waiting begins quickly', async () => {
  const root = createRoot(document.createElement('div'));
  const draw = (shown: boolean) => act(async () => root.render(<Waiting shown={shown} />));
  await draw(true);
  expect([beat(undefined, 0), beat('waits', 1), beat('waits', 2)]).toEqual([4000, 5000, 6250]);
  expect(beat('decided', 3)).toBe(false);
  expect([beat('waits', 12), beat('waits', 13)]).toEqual([4000, 5000]);
  await draw(false);
  expect(beat('waits', 14)).toBe(false);
  await draw(true);
  expect(beat('waits', 15)).toBe(4000);
  await act(async () => root.unmount());
});
