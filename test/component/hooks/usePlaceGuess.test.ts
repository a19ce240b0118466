import { act, useState } from 'react';
import { usePlaceGuess } from '@/modules/invitation/usePlaceGuess';
import { place } from '@/platform/place';
import { renderHook } from './renderHook';

const singapore = { latitude: 1.3, longitude: 103.85 };

it('a place that comes late does not replace a country that was picked meanwhile', async () => {
  let found: (at: typeof singapore) => void = () => undefined;
  Object.assign(place, { find: () => new Promise((resolve) => (found = resolve)) });
  const { result } = await renderHook(() => {
    const [country, pick] = useState('AUS');
    return { country, pick, ...usePlaceGuess(country, ['AUS', 'NZL', 'SGP'], pick) };
  });
  const now = () => [result.current.country, result.current.guess];
  await act(async () => void result.current.ask());
  await act(async () => result.current.pick('NZL'));
  await act(async () => found(singapore));
  expect(now()).toEqual(['NZL', 'none']);
  await act(async () => void result.current.ask());
  await act(async () => found(singapore));
  expect(now()).toEqual(['SGP', 'found']);
});
