export interface InputA11y {
  label: string;
  invalid?: boolean;
  /** id of the element that holds hint and error. */
  describedBy?: string;
  required?: boolean;
  /** Browser's autofill name. */
  autoComplete?: string;
  /** Which keyboard a browser shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search';
}

/** How one target's native input is told its name and its keyboard. */
export type InputProps = (what: InputA11y) => Record<string, unknown>;
