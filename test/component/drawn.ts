import { render } from '@tarojs/test-utils-react/dist/pure';
import { act, type ReactElement } from 'react';
import { setLanguage } from '@/i18n';
import { addEnglish } from './english';

// Helpers of component tests: draw a component in English, then see, hear and do what a person would.

declare global {
  /** React's own switch: whoever sets it promises to wrap what changes state into `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  addEnglish();
  return setLanguage('en');
});
afterEach(() => erase());

const drawn: (() => void)[] = [];

/** Draws the element; answers how to draw it again with other props. */
export const draw = (element: ReactElement): { redraw: (next: ReactElement) => void } => {
  const { rerender, unmount } = render(element, {});
  drawn.push(unmount);
  return { redraw: (next) => void (drawn.includes(unmount) && rerender(next)) };
};

/** Takes all that was drawn off the page: one that stays mounted goes on asking and leading elsewhere. */
export function erase(): void {
  for (const unmount of drawn.splice(0)) unmount();
  document.body.innerHTML = '';
}

export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}`);
  return found;
};

export const isThere = (id: string): boolean => document.getElementById(id) !== null;

/** All words on the page. */
export const words = (): string => document.body.textContent ?? '';

/** The names by which assistive technology knows the elements of a role. */
export const namesOf = (role: string): string[] =>
  Array.from(document.querySelectorAll(`[role="${role}"]`), nameOf);

export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';

export const byRole = (role: string): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(`[role="${role}"]`));

const fire = (element: Element, event: Event): void => act(() => void element.dispatchEvent(event));

export const press = (id: string): void => fire(byId(id), new MouseEvent('click', { bubbles: true }));

export const key = (element: Element, name: string): void =>
  fire(element, new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

/** Types into an input or a text area; Taro's elements hand the text on in `detail`. */
export const type = (id: string, value: string): void =>
  fire(byId(id), new CustomEvent('input', { detail: { value }, bubbles: true }));

export const leave = (id: string): void => fire(byId(id), new CustomEvent('blur', { detail: {} }));

/** An input's accessible attributes and its keyboard. */
export const inputOf = (id: string): Record<string, unknown> & { value?: string } => {
  const element = byId(id) as HTMLElement & { nativeProps?: Record<string, unknown>; value?: string };
  return { ...element.nativeProps, value: element.value };
};
