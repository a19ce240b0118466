import * as v from 'valibot';
import type { AnswerOf, CallRow } from '@/contracts/calls/defineCall';
import { type Language, wantedLanguage } from '@/i18n';
import { currentUserId } from '../session/session';
import { parseKept, readMember, writeMember } from '../storage/storage';

/** Characters of JSON; more slows the start. */
const MAX_LENGTH = 60_000;

/** `own`: ends with the session. `shared`: all users'. */
export type Lasting = 'own' | 'shared';
const familyOf = { own: 'list', shared: 'shared' } as const;

export interface LastRows<A> {
  answer: A;
  /** Epoch ms. */
  at: number;
}

interface Kept {
  user?: string | null;
  language?: Language;
  at?: number;
  answer?: unknown;
}

const memberOf = ({ name }: CallRow, params: unknown): string => `${name}:${JSON.stringify(params)}`;

/** `asked`: the request's user and language. */
export function rememberRows(
  row: CallRow,
  params: unknown,
  answer: unknown,
  lasting: Lasting,
  asked: { user: string | null; language: Language },
): void {
  // The user may have changed.
  if (lasting === 'own' && (!asked.user || asked.user !== currentUserId())) return;
  const user = lasting === 'own' ? asked.user : null;
  const text = JSON.stringify({ user, language: asked.language, at: Date.now(), answer } satisfies Kept);
  if (text.length <= MAX_LENGTH) writeMember(familyOf[lasting], memberOf(row, params), text);
}

/** Null unless of this user and language, in today's shape. */
export function recallRows<R extends CallRow>(
  row: R,
  params: unknown,
  lasting: Lasting,
): LastRows<AnswerOf<R>> | null {
  const kept = parseKept(readMember(familyOf[lasting], memberOf(row, params))) as Kept | null;
  if (!kept || typeof kept.at !== 'number' || kept.language !== wantedLanguage()) return null;
  if (lasting === 'own' && (!kept.user || kept.user !== currentUserId())) return null;
  const checked = v.safeParse(row.answer, kept.answer);
  return checked.success ? { answer: checked.output as AnswerOf<R>, at: kept.at } : null;
}
