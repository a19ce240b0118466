import { loginLogout } from '@/contracts/calls/account/session';
import { callWithToken } from '../client/client';
import { openRemitTab, openRoute, type RouteEntry } from '../navigation';
import type { Found } from './takeOver';

/** A link brought another account: the user chooses. */
interface Question {
  found: Found;
  wants: RouteEntry | null;
  enter: () => Promise<void>;
}

let asked: Question | null = null;

export const ask = (question: Question): void => {
  asked = question;
};
export const isAsked = (): boolean => asked !== null;

export function askBefore(entry: RouteEntry | null): 'otherAccount' {
  if (asked) asked.wants = entry;
  return 'otherAccount';
}

export async function stay(): Promise<void> {
  const question = asked;
  asked = null;
  if (question?.found.issued)
    void callWithToken(question.found.tokens, loginLogout, {}).catch(() => undefined);
  // The link's target is the other account's.
  await openRemitTab();
}

export async function switchAccount(): Promise<void> {
  if (!asked) return;
  const { enter, wants } = asked;
  await enter();
  if (wants) await openRoute(wants.name, wants.params, { relaunch: true });
  else await openRemitTab();
  asked = null;
}
