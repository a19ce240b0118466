import { fake } from '../fakeApp';
import { ShortcutKeys } from '@/pages/ShortcutKeys';
import { removeStored } from '@/state/storage/storage';
import { SearchField } from '@/ui/SearchField';
import { byId, draw, erase, isThere, key, press, until, words } from '../drawn';

const went: string[] = [];
fake.navigation({
  switchTab: async (tab: string) => void went.push(tab),
  contactService: async (place: string) => void went.push(place),
});
const type = (name: string, more: KeyboardEventInit = {}, on: Element = document.body): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
// jsdom lays nothing out.
const layOut = () =>
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);

beforeEach(() => {
  went.length = 0;
  removeStored('shortcuts');
  layOut();
});
afterEach(() => jest.restoreAllMocks());

it('given N, then a transfer is begun; with another key held, or while it repeats, nothing is', () => {
  draw(<ShortcutKeys />);
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
    type('n', held);
  expect(went).toEqual([]);
  type('n');
  expect(went).toEqual(['remit']);
});

it('given someone types, then each key is a letter', () => {
  draw(<ShortcutKeys />);
  const field = document.body.appendChild(document.createElement('input'));
  expect([type('n', {}, field), type('/', {}, field), type('?', {}, field)]).toEqual([true, true, true]);
  expect(went).toEqual([]);
  expect(isThere('shortcuts-on')).toBe(false);
});

it('given a slash, then the search of the screen has the focus, and no slash is typed', () => {
  draw(
    <>
      <SearchField id="find" label="Search" value="" onChange={() => undefined} />
      <ShortcutKeys />
    </>,
  );
  const input = byId('find').appendChild(document.createElement('input'));
  expect(type('/')).toBe(false);
  expect(document.activeElement).toBe(input);
});

it('given a question mark, then the keys are told, help is one step away, and they rest meanwhile', async () => {
  draw(<ShortcutKeys />);
  key(document.body, '?');
  expect(words()).toContain('Search this page');
  type('n');
  expect(went).toEqual([]);
  press('shortcuts-help');
  expect(went).toEqual(['shortcuts']);
  await until(() => !isThere('shortcuts-help'));
});

it('given they are switched off, then they stay off, and the way to them stays', () => {
  draw(<ShortcutKeys />);
  press('shortcuts-open');
  press('shortcuts-on');
  press('sheet-close');
  type('n');
  erase();
  draw(<ShortcutKeys />);
  type('n');
  expect(went).toEqual([]);
  expect(isThere('shortcuts-open')).toBe(true);
});

it('given it is gone, then no key does anything', () => {
  draw(<ShortcutKeys />);
  erase();
  type('n');
  expect(went).toEqual([]);
});
