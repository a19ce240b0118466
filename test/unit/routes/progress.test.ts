import { navigationEnded } from '@/state/navigation/progress';
import { navigate } from '@/state/navigation/navigate';
import { createWorld } from './world';

const told: (boolean | string)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  createWorld('h5', {
    loading: (on) => void told.push(on),
    onBlankPage: ({ route }) => void told.push(route),
    session: { signedIn: () => true, userId: () => 'u1' },
  });
});
afterEach(() => {
  navigationEnded();
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a sign of loading shows when a navigation starts and goes once the page is there [P2.8-01 P2.8-02]', async () => {
  await navigate('bankOrder', { seqNo: 'S1' });
  expect(told).toEqual([true]);
  navigationEnded();
  jest.advanceTimersByTime(49);
  expect(told).toEqual([true]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([true, false]);
});

test('a page that draws nothing is reported once, and the sign does not stay [P2.8-26]', async () => {
  await navigate('bankOrder', { seqNo: 'S1' });
  jest.advanceTimersByTime(4999);
  expect(told).toEqual([true]);
  jest.advanceTimersByTime(60_000);
  expect(told.sort()).toEqual(['bankOrder', false, true].sort());
});
