import * as v from 'valibot';
import { json } from './schema';

/**
 * The way in and out of a jsonb column: the schema says what the column holds, and a value that breaks it is a fault of the
 * sandbox, found where it is written.
 */
export function jsonb<S extends v.GenericSchema>(schema: S) {
  const read = (stored: unknown): v.InferOutput<S> => v.parse(schema, stored);
  const write = (value: v.InferInput<S>): string => json(v.parse(schema, value));
  return { read, write };
}
