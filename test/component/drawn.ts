import { render } from '@tarojs/test-utils-react/dist/pure';
import { act, type ReactElement } from 'react';
import { setLanguage } from '@/i18n';
import { addEnglish } from './english';

declare global {
  /** When set, React expects state changes inside `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  addEnglish();
  return setLanguage('en');
});
afterEach(() => erase());

const drawn: (() => void)[] = [];

export const draw = (element: ReactElement): { redraw: (next: ReactElement) => void } => {
  const { rerender, unmount } = render(element, {});
  drawn.push(unmount);
  return { redraw: (next) => void (drawn.includes(unmount) && rerender(next)) };
};

/** Ends fetching and navigating too. */
export function erase(): void {
  for (const unmount of drawn.splice(0)) unmount();
  document.body.innerHTML = '';
}

export function focused(): string[] {
  const ids: string[] = [];
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    ids.push(this.closest('[id]')?.id ?? '');
  });
  return ids;
}

/** Taro's elements draw their inside a frame or two later. */
export const frames = (count: number): Promise<void> =>
  act(async () => {
    for (let frame = 0; frame < count; frame += 1)
      await new Promise<void>((done) => requestAnimationFrame(() => done()));
  });

/** Tries once a frame; fails after about two seconds. */
export async function until<T>(found: () => T | null | undefined | false): Promise<T> {
  for (let turn = 0; turn < 120; turn += 1) {
    const there = found();
    if (there) return there;
    await frames(1);
  }
  throw new Error(`It did not come about: ${found.toString()}`);
}

export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}`);
  return found;
};

export const isThere = (id: string): boolean => document.getElementById(id) !== null;

export const pictures = (): string[] =>
  [...document.querySelectorAll('taro-image-core')].map((one) => String((one as HTMLImageElement).src));

/** With plain spaces in place of those that hold an amount together. */
export const plain = (text: string | null): string => (text ?? '').replace(/\u00a0/g, ' ');

export const words = (): string => plain(document.body.textContent);

export const namesOf = (role: string): string[] =>
  Array.from(document.querySelectorAll(`[role="${role}"]`), nameOf);

export const nameOf = (element: Element): string =>
  plain(element.getAttribute('aria-label') ?? element.textContent);

export const byRole = (role: string): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(`[role="${role}"]`));

const fire = (element: Element, event: Event): void => act(() => void element.dispatchEvent(event));

/** The window, px; 1024 before. */
export const widen = (px: number): void => {
  Object.assign(window, { innerWidth: px });
  act(() => void window.dispatchEvent(new Event('resize')));
};

export const press = (id: string): void => fire(byId(id), new MouseEvent('click', { bubbles: true }));

export const key = (element: Element, name: string): void =>
  fire(element, new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

/** Enter in a field. */
export const confirm = (id: string): void => fire(byId(id), new CustomEvent('confirm', { bubbles: true }));

/** Taro's elements pass the text in `detail`. */
export const type = (id: string, value: string): void =>
  fire(byId(id), new CustomEvent('input', { detail: { value }, bubbles: true }));

export const leave = (id: string): void => fire(byId(id), new CustomEvent('blur', { detail: {} }));

export const inputOf = (id: string): Record<string, unknown> & { value?: string } => {
  const element = byId(id) as HTMLElement & { nativeProps?: Record<string, unknown>; value?: string };
  return { ...element.nativeProps, value: element.value };
};

export const said = (): string[] =>
  Array.from(document.body.querySelectorAll('*')).flatMap((element) => [
    Array.from(element.childNodes, (child) => (child.nodeType === 3 ? child.nodeValue : '')).join(''),
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('placeholder') ?? '',
  ]);
