export type Role =
  | 'button'
  | 'link'
  | 'heading'
  | 'checkbox'
  | 'radio'
  | 'radiogroup'
  | 'group'
  | 'tab'
  | 'tablist'
  | 'option'
  | 'listbox'
  | 'list'
  | 'listitem'
  | 'dialog'
  | 'alertdialog'
  | 'alert'
  | 'status'
  | 'img'
  | 'textbox'
  | 'progressbar'
  | 'timer'
  | 'main'
  | 'banner'
  | 'form'
  | 'table'
  | 'row'
  | 'cell'
  | 'columnheader';

export interface A11y {
  role?: Role;
  /** Accessible name. Without it the text inside counts. */
  label?: string;
  checked?: boolean;
  selected?: boolean;
  /** Of a list: the one whose detail is shown beside it. */
  current?: boolean | undefined;
  disabled?: boolean;
  expanded?: boolean;
  /** Decoration: not read. */
  hidden?: boolean;
  live?: 'polite' | 'assertive';
  /** Covers the rest of the screen. */
  modal?: boolean;
  /** Of a heading; default 2. A screen's title is 1. */
  level?: 1 | 2 | 3;
  /** Of a list of which only a part is drawn: its size, -1 where nobody knows it yet, and the place from 1. */
  place?: { of: number; at: number };
  /** Reached by the keyboard though nothing is pressed: a long text that scrolls. */
  focusable?: boolean;
  /** 0 to 100, of a progress bar. */
  percent?: number;
}

export type AriaAttributes = Record<string, string | number | undefined>;

export interface Pressable {
  onClick?: (event: { stopPropagation: () => void }) => void;
  onKeyDown?: (event: KeyPress) => void;
  tabIndex?: number;
}

/** The part of a keyboard event that we read; only browsers have one. */
export interface KeyPress {
  key?: string;
  shiftKey?: boolean;
  target?: unknown;
  currentTarget?: unknown;
  preventDefault: () => void;
  stopPropagation: () => void;
}

/** How one target is told what an element is and that it can be pressed. */
export interface Aria {
  attributes: (a11y: A11y) => AriaAttributes;
  pressable: (onPress: () => void, disabled: boolean) => Pressable;
}
