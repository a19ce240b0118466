import { times } from '@/domain/constants';
import type { LoginReason, NoticePort, ToastSpec } from './noticePort';
import type { SessionPort } from './types';

/** Concurrent expiries give one notice and one redirect. Late calls are filtered before, by generation. */
export function createLoginGate(notices: NoticePort, session: SessionPort) {
  /** Between notice and login screen. */
  let leading = false;
  /** Session generation that a dialog ends. */
  let asked: number | null = null;

  const underWay = (): boolean => asked === session.generation() || (leading && !session.token());

  return {
    expired(notice: ToastSpec): void {
      if (underWay()) return;
      session.clear();
      // Begun and ended before the redirect.
      if (leading) return;
      leading = true;
      notices.toast({ ...notice, onLeaving: true });
      setTimeout(() => {
        leading = false;
        // Unless signed in meanwhile.
        if (!session.token()) notices.loginRequired('expired');
      }, times.loginRedirectDelay);
    },

    /** The login follows any answer. */
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
