import { useWatch } from 'react-hook-form';
import type { SchemaFormHandle } from './useSchemaForm';

/** Redraws only its caller. */
export function useFieldValue(form: SchemaFormHandle, name: string): string {
  const value: unknown = useWatch({ control: form.methods.control, name });
  return typeof value === 'string' ? value : '';
}
