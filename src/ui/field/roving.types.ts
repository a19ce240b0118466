import type { Pressable } from '../aria/aria.types';

/** The items of a group that the keyboard enters once; arrow keys go from item to item. */
export interface Roving {
  /** For the group's element. */
  group: Pick<Pressable, 'onKeyDown'>;
  /** Whether Tab stops at the item with this id; undefined where there is no keyboard. */
  tabStop: (id: string) => boolean | undefined;
}

export type RovingKind = 'radio' | 'tab' | 'option';

/** `follows`: going to an item chooses it, as with radios; else Enter or Space does. */
export type UseRoving = (
  kind: RovingKind,
  ids: readonly string[],
  chosen?: string,
  follows?: boolean,
) => Roving;
