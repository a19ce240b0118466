import type { FieldProps } from '../field/fieldProps';

export interface DateFieldProps extends FieldProps<string> {
  /** Days as `2025-01-31`. */
  min?: string;
  max?: string;
  mode?: 'day' | 'month';
}
