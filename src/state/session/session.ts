import * as v from 'valibot';
import { create } from 'zustand';
import type { Payer } from '@/contracts/entities/payer';
import { parseKept, readStored, removeStored, writeStored } from '../storage/storage';

interface SessionState {
  token: string;
  gToken: string;
  /** Null for visitors, and until read. */
  payer: Payer | null;
  /** An earlier user's pages show nothing. */
  turn: number;
}

/** For the first screen: no names, contacts, documents. */
const summaryShape = v.object({ userId: v.string(), countryCode: v.string() });

function stored(): SessionState {
  return { token: readStored('token') ?? '', gToken: readStored('gToken') ?? '', payer: null, turn: 0 };
}

/** Token: storage and, on H5, a cookie. */
export const sessionStore = create<SessionState>(stored);

function storedSummary(): v.InferOutput<typeof summaryShape> | null {
  const parsed = v.safeParse(summaryShape, parseKept(readStored('payerSummary')));
  return parsed.success ? parsed.output : null;
}

export const isSignedIn = (): boolean => sessionStore.getState().token !== '';
export const currentUserId = (): string | null =>
  sessionStore.getState().payer?.userId ?? storedSummary()?.userId ?? null;

export interface SessionView {
  signedIn: boolean;
  payer: Payer | null;
}

export function useSession(): SessionView {
  const signedIn = sessionStore((state) => state.token !== '');
  const payer = sessionStore((state) => state.payer);
  return { signedIn, payer };
}

export const useUserTurn = (): number => sessionStore((state) => state.turn);

export const nextUser = (): void => sessionStore.setState(({ turn }) => ({ turn: turn + 1 }));

let generation = 0;

/** Changes with the session, not a renewed token: detects late answers. */
export const sessionGeneration = (): number => generation;

/** Absent tokens stay. */
export function acceptTokens({ token, gToken }: { token?: string; gToken?: string }): void {
  if (token && sessionStore.getState().token === '') generation += 1;
  if (token) writeStored('token', token);
  if (gToken) writeStored('gToken', gToken);
  sessionStore.setState((state) => ({ token: token || state.token, gToken: gToken || state.gToken }));
}

export function setPayer(payer: Payer): void {
  writeStored('payerSummary', JSON.stringify({ userId: payer.userId, countryCode: payer.countryCode }));
  sessionStore.setState({ payer });
}

/** On this device; drafts stay. */
export function clearSession(): void {
  generation += 1;
  removeStored('token');
  removeStored('gToken');
  sessionStore.setState({ token: '', gToken: '', payer: null });
}
