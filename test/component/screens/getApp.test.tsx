import { fake } from '../fakeApp';
import { platform } from '@/platform';
import { addEnglish } from '../english';
import { draw, erase, words } from '../drawn';
import { AppStore, DownloadApp } from '@/modules/general/screens/GetApp';

fake.navigation({ goBack: () => undefined, navigate: async () => undefined });

beforeAll(addEnglish);

it.each([
  ['weapp', /WeChat/, /alipay|safari|chrome|browser|https?:/i],
  ['alipay', /Alipay/, /wechat|safari|chrome|browser|https?:/i],
  ['h5', /Safari/, /three dots at the top right/],
] as const)('in %s the ways to the app are those of its own client', (target, own, others) => {
  Object.assign(platform, { target });
  for (const page of [<DownloadApp key="download" />, <AppStore key="store" />]) {
    draw(page);
    expect(words()).not.toMatch(others);
    erase();
  }
  draw(<AppStore />);
  expect(words()).toMatch(own);
});
