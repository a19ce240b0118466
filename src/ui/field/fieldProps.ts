/** `label` is the accessible name; FormItem shows it. */
export interface FieldProps<V> {
  id: string;
  label: string;
  value: V;
  onChange: (value: V) => void;
  onBlur?: () => void;
  disabled?: boolean;
  invalid?: boolean;
  placeholder?: string;
  required?: boolean;
}

/** Id of the element with a field's hint or error. */
export const noteIdOf = (id: string): string => `${id}-note`;
