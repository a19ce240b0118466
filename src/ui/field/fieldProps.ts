export interface FieldProps<V> {
  id: string;
  /** Accessible name; FormItem shows it. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  onBlur?: () => void;
  disabled?: boolean;
  invalid?: boolean;
  placeholder?: string;
  required?: boolean;
}

/** Of the element with hint or error. */
export const noteIdOf = (id: string): string => `${id}-note`;
