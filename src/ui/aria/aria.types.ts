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
  | 'rowheader'
  | 'cell'
  | 'columnheader';

export interface A11y {
  role?: Role;
  /** Accessible name; default: the text inside. */
  label?: string;
  checked?: boolean;
  selected?: boolean;
  /** Its detail is shown next to the list. */
  current?: boolean | undefined;
  disabled?: boolean;
  expanded?: boolean;
  /** Decoration: not read. */
  hidden?: boolean;
  live?: 'polite' | 'assertive';
  /** Covers the rest of the screen. */
  modal?: boolean;
  /** Of a heading; default 2, a screen's title is 1. */
  level?: 1 | 2 | 3;
  /** Place (from 1) in a partly drawn list; size -1 while unknown. */
  place?: { of: number; at: number };
  /** In the tab order but not pressable: a long text that scrolls. */
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

/** Only browsers have one. */
export interface KeyPress {
  key?: string;
  shiftKey?: boolean;
  target?: unknown;
  currentTarget?: unknown;
  preventDefault: () => void;
  stopPropagation: () => void;
}

export interface Aria {
  attributes: (a11y: A11y) => AriaAttributes;
  pressable: (onPress: () => void, disabled: boolean) => Pressable;
}
