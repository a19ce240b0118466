import type { Pressable } from '../aria/aria.types';

/** One tab stop a group; arrow keys move between its items. */
export interface Roving {
  group: Pick<Pressable, 'onKeyDown'>;
  /** Undefined where there is no keyboard. */
  tabStop: (id: string) => boolean | undefined;
}

export type RovingKind = 'radio' | 'tab' | 'option';

/** `follows`: moving to an item chooses it, as with radios; else Enter or Space does. */
export type UseRoving = (
  kind: RovingKind,
  ids: readonly string[],
  chosen?: string,
  follows?: boolean,
) => Roving;
