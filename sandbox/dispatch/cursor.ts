import { badCursor, refuse } from './refusal';

/**
 * Place of a list's last row: the value that the list is sorted by, and the row's id where several rows share it. `digits`
 * keeps the value within its column: 15 for a time, 9 for a 32-bit integer.
 */
export function readCursor(cursor: string, digits: 9 | 15 = 15): [at: number, id: string] {
  const match = /^(\d{1,15})\.([A-Za-z0-9_-]{1,80})$/.exec(cursor);
  const [, at = '', id = ''] = match ?? [];
  return match && at.length <= digits ? [Number(at), id] : refuse(badCursor, { fields: ['cursor'] });
}
