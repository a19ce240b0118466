import { loginLogout } from '@/contracts/calls/start';
import { callWithToken } from '../client/client';
import { openRemitTab, openRoute, type RouteEntry } from '../navigation';
import type { Found } from './takeOver';

/** A link holds the session of another account than the one that is signed in: which of them it is to be, its user says. */
interface Question {
  found: Found;
  /** Where the link leads to. */
  wants: RouteEntry | null;
  /** Takes over the session, and what else the link holds. */
  enter: () => Promise<void>;
}

let asked: Question | null = null;

export const ask = (question: Question): void => {
  asked = question;
};
export const isAsked = (): boolean => asked !== null;

/** The page that the question comes before. Answers the route of the question. */
export function askBefore(entry: RouteEntry | null): 'otherAccount' {
  if (asked) asked.wants = entry;
  return 'otherAccount';
}

/** Whoever is signed in stays, and nothing of theirs has changed. */
export async function stay(): Promise<void> {
  const question = asked;
  asked = null;
  if (question?.found.issued)
    void callWithToken(question.found.tokens, loginLogout, {}).catch(() => undefined);
  // Not where the link leads to: that is the other account's.
  await openRemitTab();
}

/** Signs out whoever is here, and opens the link for the account that it was made for. */
export async function switchAccount(): Promise<void> {
  if (!asked) return;
  const { enter, wants } = asked;
  await enter();
  if (wants) await openRoute(wants.name, wants.params, { relaunch: true });
  else await openRemitTab();
  asked = null;
}
