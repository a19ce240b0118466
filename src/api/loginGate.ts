import { times } from '@/domain/constants';
import type { LoginReason, NoticePort, ToastSpec } from './noticePort';
import type { SessionPort } from './types';

/**
 * Concurrent expiries lead to one clear, one notice and one redirect. Calls of a cleared session are filtered before,
 * by generation.
 */
export function createLoginGate(notices: NoticePort, session: SessionPort) {
  /** Between notice and login screen. */
  let leading = false;
  /** Generation of the session that a dialog will end. */
  let asked: number | null = null;

  const underWay = (): boolean => asked === session.generation() || (leading && !session.token());

  return {
    expired(notice: ToastSpec): void {
      if (underWay()) return;
      session.clear();
      // A session that began and ended before the redirect.
      if (leading) return;
      leading = true;
      notices.toast({ ...notice, onLeaving: true });
      setTimeout(() => {
        leading = false;
        // The user may have signed in meanwhile.
        if (!session.token()) notices.loginRequired('expired');
      }, times.loginRedirectDelay);
    },

    /** Dialog, then login whatever the answer: the session is useless. */
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
