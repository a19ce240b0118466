export interface Caret {
  /** `place` maps the typed text's caret to `shown`'s. */
  keep: (shown: string, cursor: number, place: (caret: number) => number) => void;
  /** Call on blur. */
  release: () => void;
  props: { cursor?: number };
}

/** For fields that format their text, such as thousands. */
export type UseCaret = (id: string) => Caret;
