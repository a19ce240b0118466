import type { Platform, Target } from '@/platform/types';
import { addEnglish } from '../english';
import { draw, erase, words } from '../drawn';

const mockTarget = { now: 'h5' as Target };
jest.mock('@/platform', () => {
  const actual = jest.requireActual<{ platform: Platform }>('@/platform');
  return {
    platform: Object.defineProperty(Object.create(actual.platform) as object, 'target', {
      get: () => mockTarget.now,
    }),
  };
});
jest.mock('@/state/navigation', () => ({ goBack: () => undefined, navigate: async () => undefined }));

const { AppStore, DownloadApp } = jest.requireActual<typeof import('@/modules/general/screens/GetApp')>(
  '@/modules/general/screens/GetApp',
);

beforeAll(addEnglish);

it.each([
  ['weapp', /WeChat/, /alipay|safari|chrome|browser|https?:/i],
  ['alipay', /Alipay/, /wechat|safari|chrome|browser|https?:/i],
  ['h5', /Safari/, /three dots at the top right/],
] as const)('in %s the ways to the app are those of its own client', (target, own, others) => {
  mockTarget.now = target;
  for (const page of [<DownloadApp key="download" />, <AppStore key="store" />]) {
    draw(page);
    expect(words()).not.toMatch(others);
    erase();
  }
  draw(<AppStore />);
  expect(words()).toMatch(own);
});
