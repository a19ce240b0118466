import type { FieldKind, FieldOf } from '@/schemas/types';

interface ValueProps {
  id: string;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  placeholder?: string;
}

/** Each control reads `value` as its own kind. */
export type ControlProps<K extends FieldKind> = ValueProps & { field: FieldOf<K> };

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const asList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as string[]) : [];
