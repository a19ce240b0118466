import * as v from 'valibot';
import type { AnswerOf, CallRow } from '@/contracts/calls/defineCall';
import { currentUserId } from '../session/session';
import { parseKept, readMember, writeMember } from '../storage/storage';

/** Characters of JSON. The payment app keeps 200 KB a key; what is longer is not worth a slow start. */
const MAX_LENGTH = 60_000;

export interface LastRows<A> {
  answer: A;
  /** When the server gave it, epoch ms. */
  at: number;
}

const memberOf = ({ name }: CallRow, params: unknown): string => `${name}:${JSON.stringify(params)}`;

/** Keeps the answer of a list for the next start. One list an entry; it goes with the session. `user`: who asked for it. */
export function rememberRows(row: CallRow, params: unknown, answer: unknown, user: string | null): void {
  // Somebody else has come meanwhile.
  if (user !== currentUserId()) return;
  const text = JSON.stringify({ user, at: Date.now(), answer });
  if (user && text.length <= MAX_LENGTH) writeMember('list', memberOf(row, params), text);
}

/** The last known rows of this very user; null where there are none, or none of the shape that is expected today. */
export function recallRows<R extends CallRow>(row: R, params: unknown): LastRows<AnswerOf<R>> | null {
  const kept = parseKept(readMember('list', memberOf(row, params))) as {
    user?: string;
    at?: number;
    answer?: unknown;
  } | null;
  if (!kept || typeof kept.at !== 'number' || !kept.user || kept.user !== currentUserId()) return null;
  const checked = v.safeParse(row.answer, kept.answer);
  return checked.success ? { answer: checked.output as AnswerOf<R>, at: kept.at } : null;
}
