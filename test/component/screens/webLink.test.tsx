import { sessionStore } from '@/state/session/session';
import { draw, isThere, press } from '../drawn';

let mockParams: Record<string, unknown> = {};
const mockOpened: string[] = [];
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  useRoute: () => ({ params: mockParams }),
}));
jest.mock('@/platform', () => {
  const real = jest.requireActual<typeof import('@/platform')>('@/platform');
  return {
    ...real,
    platform: {
      ...real.platform,
      ownHost: () => 'www.homeward.example',
      openWebView: async (url: string) => void mockOpened.push(url),
    },
  };
});

// After the mocks.
const { WebLink } = jest.requireActual<typeof import('@/modules/general/screens/WebLink')>(
  '@/modules/general/screens/WebLink',
);

const opened = (params: Record<string, unknown>): string[] => {
  mockParams = params;
  mockOpened.length = 0;
  draw(<WebLink />);
  if (isThere('webview-open')) press('webview-open');
  document.body.innerHTML = '';
  return [...mockOpened];
};
const link = 'https://www.homeward.example/raise?from=app#form';

describe('a page of the web', () => {
  beforeEach(() => sessionStore.setState({ token: 'T 1' }));

  test('of our own that wants the session gets it under the name it asks for', () => {
    expect(opened({ link, needToken: true, tokenKey: 'sid' })).toEqual([
      'https://www.homeward.example/raise?from=app&sid=T%201#form',
    ]);
    expect(opened({ link, needToken: true })).toEqual([
      'https://www.homeward.example/raise?from=app&token=T%201#form',
    ]);
  });

  test('gets none that it does not want, of a visitor, or elsewhere', () => {
    expect(opened({ link, tokenKey: 'sid' })).toEqual([link]);
    expect(opened({ link: 'https://elsewhere.test/raise', needToken: true })).toEqual([]);
    sessionStore.setState({ token: '' });
    expect(opened({ link, needToken: true })).toEqual([link]);
  });
});
