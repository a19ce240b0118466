import * as v from 'valibot';
import { json } from './schema';

/** Throws on writing a value the schema refuses. */
export function jsonb<S extends v.GenericSchema>(schema: S) {
  const read = (stored: unknown): v.InferOutput<S> => v.parse(schema, stored);
  const write = (value: v.InferInput<S>): string => json(v.parse(schema, value));
  return { read, write };
}
