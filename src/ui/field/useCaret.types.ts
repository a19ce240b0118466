export interface Caret {
  /** `place` maps the caret in the typed text to the one in `shown`. */
  keep: (shown: string, cursor: number, place: (caret: number) => number) => void;
  /** Call on blur. */
  release: () => void;
  props: { cursor?: number };
}

/** Keeps the caret in a field that formats its text, such as thousands. */
export type UseCaret = (id: string) => Caret;
