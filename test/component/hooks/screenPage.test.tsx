import '../fakeApp';
import { act } from 'react';
import { times } from '@/domain/constants';
import { navigate } from '@/state/navigation/navigate';
import { createWorld } from '../../unit/routes/world';
import { drawApp } from '../drawApp';
import { frames, isThere } from '../drawn';

const mockUnknown: ((found: { path: string; query: object }) => void)[] = [];
jest.mock('@/platform/page', () => ({
  useUnknownPath: (heard: (typeof mockUnknown)[number]) => void mockUnknown.push(heard),
  usePageFailed: () => undefined,
  usePageLocation: () => ({ path: '/langSet', query: {} }),
  usePageShow: () => undefined,
  usePageHide: () => undefined,
}));
jest.mock('@/state/session/boot', () => ({ bootApp: () => undefined }));
const { default: App } = jest.requireActual<typeof import('@/app')>('@/app');
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

test('an address that no page has leads to the page that says so [P2.1-10]', async () => {
  const world = createWorld('h5');
  drawApp(<App />);
  mockUnknown[0]?.({ path: '/nowhere', query: {} });
  await frames(2);
  expect(await world.settle()).toMatchObject({ name: 'notFound', params: { path: '/nowhere' } });
});
