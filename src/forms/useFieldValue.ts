import { useWatch } from 'react-hook-form';
import type { SchemaFormHandle } from './useSchemaForm';

/** A field's value as text, as it is typed; for what a screen shows beside its form. Draws only its caller again. */
export function useFieldValue(form: SchemaFormHandle, name: string): string {
  const value: unknown = useWatch({ control: form.methods.control, name });
  return typeof value === 'string' ? value : '';
}
