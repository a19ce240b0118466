import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { badCursor, refuse } from './refusal';

/** `digits` keeps it within its column: 15 for a time, 9 for a 32-bit integer. */
export function readCursor(cursor: string, digits: 9 | 15 = 15): [at: number, id: string] {
  const match = /^(\d{1,15})\.([A-Za-z0-9_-]{1,80})$/.exec(cursor);
  const [, at = '', id = ''] = match ?? [];
  return match && at.length <= digits ? [Number(at), id] : refuse(badCursor, { fields: ['cursor'] });
}

function olderThan(cursor: string, id: string): RawBuilder<boolean> {
  const [at, last] = readCursor(cursor);
  return sql<boolean>`(created_at, ${sql.ref(id)}) < (${at}, ${last})`;
}

/** Newest first, equal times by id. */
export async function newestPage<DB, TB extends keyof DB, Found extends { createdAt: number; id: string }>(
  query: SelectQueryBuilder<DB, TB, Found>,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
  id = 'id',
): Promise<{ shown: readonly Found[]; next: string | undefined }> {
  const found = await query
    .$if(cursor !== undefined, (all) => all.where(olderThan(cursor as string, id)))
    .orderBy(sql.ref('createdAt'), 'desc')
    .orderBy(sql.ref(id), 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return { shown, next: found.length > shown.length && last ? `${last.createdAt}.${last.id}` : undefined };
}
