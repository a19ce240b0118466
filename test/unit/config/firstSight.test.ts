import { JSDOM } from 'jsdom';
import { pageOf, routeNames } from '@/routes';
import { variants } from '@/variants/table';
import { brandParts } from '../../../config/brandParts';
import { readBuildInfo } from '../../../config/buildInfo';
import { EVERY_BRAND } from '../../../config/everyBrand';
import { kindOfPage } from '../../../config/firstSight/kinds';

const sightOf = (variant: string, target = 'h5') =>
  brandParts(target, readBuildInfo(target, { TARO_APP_VARIANT: variant })).page.sight;

const main = sightOf('main');

function seen(address: string, kept: Record<string, string> = {}, language = 'en-AU', cookie = '') {
  const { window } = new JSDOM(`<div id="first-sight">${main?.markup}</div>`, {
    url: `http://app.test${address}`,
    runScripts: 'outside-only',
  });
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  Object.defineProperty(window.navigator, 'language', { value: language });
  window.document.cookie = cookie;
  window.eval(main?.script ?? '');
  const { document } = window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((node) => node.textContent ?? '');
  return {
    screen: document.querySelector('.ui-screen')?.className.split(' ') ?? [],
    shape: document.querySelector('.ui-skeleton')?.className.replace('ui-skeleton ui-skeleton--', ''),
    header: textsOf('.ui-header__title')[0],
    title: textsOf('.remit-home__title')[0],
    tabs: textsOf('.ui-tab-bar__label'),
    active: textsOf('.ui-tab-bar__tab--on')[0],
    lang: document.documentElement.lang,
  };
}

const keptIn = (language: string) => ({ language: JSON.stringify({ v: language, at: 1 }) });

describe('what is seen before the app has come', () => {
  test.each(['/', '/remit', '/tabbar/remit/', '/TABBAR'])('at %s it is the home, in its words', (address) => {
    const { screen, ...rest } = seen(address);
    expect(screen).toEqual([
      'ui-screen',
      'ui-screen--en',
      'ui-screen--dark',
      'ui-screen--nav',
      'ui-screen--wide',
    ]);
    expect(rest).toEqual({
      shape: 'home',
      header: 'Homeward',
      title: 'Send money home and know exactly what it costs',
      tabs: ['Send', 'Transfers', 'Recipients', 'Account'],
      active: 'Send',
      lang: 'en',
    });
  });

  test('a chosen language goes before that of the browser, and its tab has its title', () => {
    expect(seen('/tabbar/order', keptIn('ja'), 'de-CH')).toMatchObject({
      screen: ['ui-screen', 'ui-screen--ja', 'ui-screen--light', 'ui-screen--nav', 'ui-screen--wide'],
      shape: 'list',
      header: '履歴',
      title: '',
      active: '履歴',
      lang: 'ja',
    });
    expect(seen('/remit', keptIn('xx'), 'zh-TW')).toMatchObject({
      title: '匯款回家，費用透明',
      lang: 'zh-HK',
    });
  });

  test('who is logged in to this brand needs no promise', () => {
    expect(seen('/remit', {}, 'en-AU', 'homeward_token=1').title).toBe('Send money');
    expect(seen('/remit', {}, 'en-AU', 'homeward_jp_token=1').title).not.toBe('Send money');
  });

  test.each([
    ['/login', 'form'],
    ['/payee/bank/chn', 'form'],
    ['/selectPayee', 'list'],
    ['/bankOrder?q=abc', 'detail'],
    ['/nowhere', 'detail'],
  ])('%s is a %s, without tabs and without a word that may be wrong', (address, shape) => {
    const { screen, header, title, shape: found } = seen(address);
    expect({ header, title, found }).toEqual({ header: '', title: '', found: shape });
    expect(screen).not.toContain('ui-screen--nav');
  });

  test('every page that has a kind is one of the route table', () => {
    const pages = routeNames.map(pageOf);
    expect(Object.keys(kindOfPage).filter((page) => !pages.includes(`pages/${page}/index`))).toEqual([]);
  });

  test('a brand shows its own name, colours and tabs; a build of all brands and a mini-program show none', () => {
    const own = sightOf('walletPartner');
    expect(own?.script).toContain(variants.walletPartner.brandName);
    expect(own?.style).toContain(`--home:${variants.walletPartner.theme.home}`);
    expect(main?.style).not.toContain('#first-sight{--main');
    expect([sightOf(EVERY_BRAND), sightOf('main', 'weapp')]).toEqual([null, null]);
  });
});
