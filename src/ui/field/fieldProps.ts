/** Props of every field. `label` is its accessible name; FormItem shows it. */
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

/** id of the element under a field that holds its hint or error. */
export const noteIdOf = (id: string): string => `${id}-note`;
