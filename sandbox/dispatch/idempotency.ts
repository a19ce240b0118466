import { createHash } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../db/schema';
import { json } from '../db/schema';
import type { Work } from '../runtime';
import { codes, isRefusal, refuse } from './refusal';

const shape = /^[A-Za-z0-9_-]{8,80}$/;

/** null when absent; refuses malformed ones. */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (typeof header !== 'string' || !shape.test(header))
    refuse({ code: codes.badParams, text: 'The idempotency key has a wrong shape.' });
  return header;
}

/** Independent of the order of fields. */
export function paramsHash(params: unknown): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, item]) => [key, sorted(item)]),
      );
    return value;
  };
  return createHash('sha256')
    .update(JSON.stringify(sorted(params)) ?? '')
    .digest('hex');
}

export interface KeyedCall {
  scope: string;
  call: string;
  key: string;
  params: unknown;
}

/** In the same transaction; other params conflict. Refusals are not stored. */
export async function once<T>(
  { db: tx, now, runtime }: Pick<Work, 'db' | 'now' | 'runtime'>,
  { params, ...keyed }: KeyedCall,
  work: () => Promise<T>,
): Promise<{ answer: T; repeated: boolean }> {
  const { atRest } = runtime;
  const hash = paramsHash(params);
  // A second sandbox waits instead of repeating the work.
  const reserved = await tx
    .insertInto('idempotencyKeys')
    .values({ ...keyed, paramsHash: atRest.hashed(hash), answer: json(null), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const found = (row: ExpressionBuilder<Database, 'idempotencyKeys'>) => row.and(keyed);
  if (Number(reserved.numInsertedOrUpdatedRows ?? 0) === 0) {
    const row = await tx
      .selectFrom('idempotencyKeys')
      .where(found)
      .select(['scope', 'call', 'key', 'paramsHash', 'answer'])
      .executeTakeFirstOrThrow();
    if (!atRest.hashesOf(hash).includes(row.paramsHash))
      refuse({ code: codes.conflict, text: 'This idempotency key was used with other values.' });
    return { answer: row.answer as T, repeated: true };
  }
  let answer: T;
  try {
    answer = await work();
  } catch (error) {
    // A refusal that keeps its writes would commit this row.
    if (isRefusal(error) && error.keep) await tx.deleteFrom('idempotencyKeys').where(found).execute();
    throw error;
  }
  await tx
    .updateTable('idempotencyKeys')
    .set({ answer: json(answer) })
    .where(found)
    .execute();
  return { answer, repeated: false };
}
