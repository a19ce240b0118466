import type { Pressable } from '../aria/aria.types';

/** The items of a group that the keyboard enters once; arrow keys go from item to item. */
export interface Roving {
  /** For the group's element. */
  group: Pick<Pressable, 'onKeyDown'>;
  /** Whether Tab stops at the item with this id; undefined where there is no keyboard. */
  tabStop: (id: string) => boolean | undefined;
}

/** A radio is chosen by going to it; a tab and an option are chosen by Enter or Space. */
export type RovingKind = 'radio' | 'tab' | 'option';

export type UseRoving = (kind: RovingKind, ids: readonly string[], chosen?: string) => Roving;
