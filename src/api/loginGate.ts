import { times } from '@/domain/constants';
import type { LoginReason, NoticePort, ToastSpec } from './noticePort';
import type { SessionPort } from './types';

/**
 * Any number of calls that find the session over lead to one clear, one notice and one redirect. Calls of a session
 * that has been cleared already are told by its generation and do not get here.
 */
export function createLoginGate(notices: NoticePort, session: SessionPort) {
  /** From the notice, or the question, to the login screen. */
  let leading = false;

  return {
    expired(notice: ToastSpec): void {
      if (leading) return;
      leading = true;
      session.clear();
      notices.toast({ ...notice, onLeaving: true });
      setTimeout(() => {
        leading = false;
        // Who has signed in again meanwhile stays where they are.
        if (!session.token()) notices.loginRequired('expired');
      }, times.loginRedirectDelay);
    },

    /** A dialog, then the login, whatever the answer: the session is of no use any more. */
    ask(reason: LoginReason, show: () => Promise<unknown>): void {
      if (leading) return;
      leading = true;
      const asked = session.generation();
      const proceed = () => {
        leading = false;
        if (session.generation() !== asked) return;
        session.clear();
        notices.loginRequired(reason);
      };
      show().then(proceed, proceed);
    },
  };
}

export type LoginGate = ReturnType<typeof createLoginGate>;
