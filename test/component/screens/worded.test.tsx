import { act } from 'react';
import { Worded } from '@/pages/Worded';
import { startI18n } from '@/i18n';
import { draw, isThere, press, words } from '../drawn';

const answers: (() => Promise<string>)[] = [];
const start = (language: 'en' | 'zh-HK') =>
  startI18n(
    {
      fetchText: () => (answers.shift() ?? (() => Promise.reject(new Error('offline'))))(),
      staticBase: '',
      stamps: {},
      store: { read: () => null, write: () => undefined },
    },
    language,
  );
const page = (
  <Worded>
    <div id="screen" />
  </Worded>
);
const settled = () => act(async () => undefined);

it('given a file that does not come, then the page says so in its reader’s language, and asks again', async () => {
  let fail = (): void => undefined;
  answers.push(() => new Promise((_, reject) => (fail = () => reject(new Error('503')))));
  void start('zh-HK');
  draw(page);
  expect([isThere('screen'), words()]).toEqual([false, '']);
  await act(async () => fail());
  await settled();
  expect(words()).toContain('未能載入文字');
  expect(words()).toContain('重試');
  answers.push(() => Promise.resolve(JSON.stringify({ common: { retry: '重試' } })));
  press('no-texts-retry');
  await settled();
  expect(isThere('screen')).toBe(true);
});

it('given a file that does not come, then the whole of the fallback language is one tap away', async () => {
  await act(() => start('en').then(() => undefined));
  draw(page);
  expect([isThere('screen'), isThere('no-texts-fallback')]).toEqual([false, true]);
  press('no-texts-fallback');
  await settled();
  expect(isThere('screen')).toBe(true);
});
