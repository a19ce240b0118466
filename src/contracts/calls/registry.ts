import type * as v from 'valibot';
import type { CallName } from '.';
import type { CallRow, ParamsSchema } from './defineCall';

type AnyRow = CallRow<ParamsSchema, v.GenericSchema>;

const rows = new Map<string, AnyRow>();

/**
 * Makes rows known to the client. A bundle holds the tables of the calls that its files name
 * (config/loaders/bringCalls.js), so that the first package does not carry the whole catalogue.
 */
export function registerCalls<T extends Readonly<Record<string, unknown>>>(table: T): T {
  for (const [name, row] of Object.entries(table)) rows.set(name, row as AnyRow);
  return table;
}

/** The row of a call without its particular schema types. Throws for a call whose table nobody brought. */
export function callRow(name: CallName): AnyRow {
  const row = rows.get(name);
  if (!row) throw new Error(`No table with ${name} was brought along`);
  return row;
}
