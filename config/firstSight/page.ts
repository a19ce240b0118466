// In the page before the app: which screen, and the reader's words for it.
import { withoutEnd } from '../../src/core/trimmed';
import { languageFromTag } from '../../src/domain/languages';
import { storageKeys } from '../../src/domain/storageKeys';
import type { SightKind } from './kinds';

declare const __SIGHT__: {
  prefix: string;
  brandName: string;
  tokenCookie: string;
  kinds: Partial<Record<SightKind, string[]>>;
  /** By language: the home's title of visitors and of others, then the tabs. */
  words: Record<string, string[]>;
  tabs: string[];
};

const { prefix, brandName, tokenCookie, kinds, words, tabs } = __SIGHT__;

interface Look {
  screen: string;
  shape: string;
}

// Like TabArea, Start and Skeleton.
const looks: Record<SightKind, Look> = {
  home: { screen: 'ui-screen--dark ui-screen--nav ui-screen--wide', shape: 'home' },
  user: { screen: 'ui-screen--dark ui-screen--nav', shape: 'list' },
  tab: { screen: 'ui-screen--light ui-screen--nav ui-screen--wide', shape: 'list' },
  start: { screen: 'ui-screen--dark', shape: 'detail' },
  list: { screen: 'ui-screen--light', shape: 'list' },
  form: { screen: 'ui-screen--light', shape: 'form' },
  detail: { screen: 'ui-screen--light', shape: 'detail' },
};

const sight = document.getElementById('first-sight') as HTMLElement;
const partsOf = (className: string): Element[] => Array.from(sight.getElementsByClassName(className));
const put = (className: string, text: string | undefined): void =>
  partsOf(className).forEach((node) => (node.textContent = text ?? ''));
const add = (className: string, more: string): void =>
  partsOf(className).forEach((node) => (node.className += ` ${more}`));

function keptLanguage(): string | null {
  try {
    return (JSON.parse(localStorage.getItem(prefix + storageKeys.language.key) ?? '') as { v: string }).v;
  } catch {
    return null;
  }
}

function kindAt(address: string): SightKind {
  const path = withoutEnd(address.toLowerCase(), '/') || '/';
  const isAt = (one: string): boolean =>
    one === path || (one.slice(-1) === '*' && path.indexOf(one.slice(0, -1)) === 0);
  return (Object.keys(kinds) as SightKind[]).find((kind) => kinds[kind]?.some(isAt)) ?? 'detail';
}

const kept = keptLanguage();
const language = kept !== null && kept in words ? kept : languageFromTag(navigator.language);
const [promise, title, ...labels] = words[language] ?? [];
const signedIn = document.cookie.split('; ').some((one) => one.indexOf(`${tokenCookie}=`) === 0);
const kind = kindAt(location.pathname);
const active = /tabbar\/(\w+)$/.exec(location.pathname)?.[1] ?? (kind === 'user' ? 'user' : 'remit');
const titles: Partial<Record<SightKind, string | undefined>> = {
  home: brandName,
  user: brandName,
  start: brandName,
  tab: labels[tabs.indexOf(active)],
};

document.documentElement.lang = language;
add('ui-screen', `ui-screen--${language} ${looks[kind].screen}`);
add('ui-skeleton', `ui-skeleton--${looks[kind].shape}`);
if (!/home|detail/.test(looks[kind].shape)) sight.querySelector('.ui-skeleton__hero')?.remove();
put('remit-home__title', kind !== 'home' ? '' : signedIn ? title : promise);
put('ui-header__title', titles[kind]);
partsOf('ui-tab-bar__tab').forEach((tab, at) => {
  if (tabs[at] === active) tab.className += ' ui-tab-bar__tab--on';
  (tab.lastElementChild as HTMLElement).textContent = labels[at] ?? '';
});
