export interface InputA11y {
  label: string;
  invalid?: boolean;
  /** Of the element with hint and error. */
  describedBy?: string;
  required?: boolean;
  /** Browser's autofill name. */
  autoComplete?: string;
  /** Browser's keyboard. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search';
}

export type InputProps = (what: InputA11y) => Record<string, unknown>;
