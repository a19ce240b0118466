import { times } from '@/domain/constants';
import type { LoginReason, NoticePort, ToastSpec } from './noticePort';
import type { SessionPort } from './types';

/**
 * Any number of calls that find the session over lead to one clear, one notice and one redirect. Calls of a session
 * that has been cleared already are told by its generation and do not get here.
 */
export function createLoginGate(notices: NoticePort, session: SessionPort) {
  /** From the notice to the login screen. */
  let leading = false;
  /** The last session that a dialog is to end, by its generation: no later one has the same. */
  let asked: number | null = null;

  const underWay = (): boolean => asked === session.generation() || (leading && !session.token());

  return {
    expired(notice: ToastSpec): void {
      if (underWay()) return;
      session.clear();
      // Begun before the redirect and over as well: it goes the same way.
      if (leading) return;
      leading = true;
      notices.toast({ ...notice, onLeaving: true });
      setTimeout(() => {
        leading = false;
        // Who has signed in again meanwhile stays where they are.
        if (!session.token()) notices.loginRequired('expired');
      }, times.loginRedirectDelay);
    },

    /** A dialog, then the login, whatever the answer: the session is of no use any more. */
    ask(reason: LoginReason, show: () => Promise<unknown>): void {
      if (underWay()) return;
      const ending = session.generation();
      asked = ending;
      const proceed = () => {
        if (session.generation() !== ending) return;
        session.clear();
        if (!leading) notices.loginRequired(reason);
      };
      show().then(proceed, proceed);
    },
  };
}

export type LoginGate = ReturnType<typeof createLoginGate>;
