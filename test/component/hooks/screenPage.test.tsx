import '../fakeApp';
import { act } from 'react';
import { times } from '@/domain/constants';
import { navigate } from '@/state/navigation/navigate';
import { createWorld } from '../../unit/routes/world';
import { drawApp } from '../drawApp';
import { isThere } from '../drawn';

jest.mock('@/platform/page', () => ({
  usePageLocation: () => ({ path: '/langSet', query: {} }),
  usePageShow: () => undefined,
  usePageHide: () => undefined,
}));
const { screenPage } = jest.requireActual<typeof import('@/pages/screenPage')>('@/pages/screenPage');

test('the sign of loading goes once the page has drawn its screen', async () => {
  const Page = screenPage({ langSet: () => <div id="screen" /> });
  const told: boolean[] = [];
  createWorld('h5', { loading: (on) => void told.push(on) });
  await navigate('langSet');
  drawApp(<Page />);
  expect([isThere('screen'), told]).toEqual([true, [true]]);
  await act(() => new Promise<void>((done) => setTimeout(done, times.loadingHideDelay + 50)));
  expect(told).toEqual([true, false]);
});
