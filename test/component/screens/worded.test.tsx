import { act } from 'react';
import { Worded } from '@/pages/Worded';
import { registerNamespace, startI18n, t } from '@/i18n';
import { cataloguePart, localeCatalogue } from '../../../config/catalogue';
import { draw, isThere, press, words } from '../drawn';

const answers: (() => Promise<string>)[] = [];
const asked: string[] = [];
const start = (language: 'th' | 'zh-HK' | 'ko') =>
  startI18n(
    {
      fetchText: (url) => {
        asked.push(url.replace(/.*\/|\?.*/g, ''));
        return (answers.shift() ?? (() => Promise.reject(new Error('offline'))))();
      },
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
  const served = () => Promise.resolve(JSON.stringify({ common: { retry: '重試' } }));
  answers.push(served, served);
  press('no-texts-retry');
  await settled();
  expect(isThere('screen')).toBe(true);
});

it('given a file that does not come, then the whole of the fallback language is one tap away', async () => {
  await act(() => start('th').then(() => undefined));
  draw(page);
  expect([isThere('screen'), isThere('no-texts-fallback')]).toEqual([false, true]);
  press('no-texts-fallback');
  await settled();
  expect(isThere('screen')).toBe(true);
});

it('given a module that opens before its texts have come, then it waits and asks for them, and the screen below stays', async () => {
  const part = (name: string) => cataloguePart(localeCatalogue('locales', 'ko') ?? '', name) ?? '';
  answers.push(() => Promise.resolve(part('first')));
  await act(() => start('ko').then(() => undefined));
  const { redraw } = draw(page);
  expect(isThere('screen')).toBe(true);
  registerNamespace('scanner', { zh: { unknown: '未知' } });
  let come = (): void => undefined;
  answers.push(() => new Promise((resolve) => (come = () => resolve(part('rest')))));
  asked.length = 0;
  const pages = () => (
    <>
      {page}
      <Worded>
        <div id="opened">{t('scanner.unknown')}</div>
      </Worded>
    </>
  );
  redraw(pages());
  expect([isThere('screen'), isThere('opened'), asked]).toEqual([true, false, ['ko.rest.json']]);
  await act(async () => come());
  await settled();
  redraw(pages());
  expect([isThere('screen'), words()]).toEqual([true, t('scanner.unknown')]);
  expect(words()).toMatch(/[가-힣]/);
});
