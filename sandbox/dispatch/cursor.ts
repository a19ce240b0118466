import { type RawBuilder, sql } from 'kysely';
import { badCursor, refuse } from './refusal';

/** `digits` keeps it within its column: 15 for a time, 9 for a 32-bit integer. */
export function readCursor(cursor: string, digits: 9 | 15 = 15): [at: number, id: string] {
  const match = /^(\d{1,15})\.([A-Za-z0-9_-]{1,80})$/.exec(cursor);
  const [, at = '', id = ''] = match ?? [];
  return match && at.length <= digits ? [Number(at), id] : refuse(badCursor, { fields: ['cursor'] });
}

/** Newest first, equal times by id. */
export function olderThan(cursor: string, id = 'id'): RawBuilder<boolean> {
  const [at, last] = readCursor(cursor);
  return sql<boolean>`(created_at, ${sql.ref(id)}) < (${at}, ${last})`;
}

/** `found` has one row more than a page. */
export function cutPage<Found extends { createdAt: number; id: string }>(
  found: readonly Found[],
  pageSize: number,
): { shown: readonly Found[]; next: string | undefined } {
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return { shown, next: found.length > shown.length && last ? `${last.createdAt}.${last.id}` : undefined };
}
