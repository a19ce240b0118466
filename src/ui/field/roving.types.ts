import type { Pressable } from '../aria/aria.types';

/** One tab stop a group; arrow keys move within. */
export interface Roving {
  group: Pick<Pressable, 'onKeyDown'>;
  /** Undefined without a keyboard. */
  tabStop: (id: string) => boolean | undefined;
}

export type RovingKind = 'radio' | 'tab' | 'option';

/** `follows`: moving chooses, as with radios; else Enter or Space does. */
export type UseRoving = (
  kind: RovingKind,
  ids: readonly string[],
  chosen?: string,
  follows?: boolean,
) => Roving;
