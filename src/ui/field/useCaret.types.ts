export interface Caret {
  /** The typed text is shown as `shown`; `place` tells the caret's new place from the one it has. */
  keep: (shown: string, cursor: number, place: (caret: number) => number) => void;
  /** Once the field is left. */
  release: () => void;
  /** For the input. */
  props: { cursor?: number };
}

/** Keeps the caret of a field that shows what is typed in another form, such as in groups of thousands. */
export type UseCaret = (id: string) => Caret;
