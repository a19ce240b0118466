import type { SessionPort } from '@/api';

export interface MemorySession extends SessionPort {
  gToken: string;
  /** How often a session was ended. */
  clears: number;
  /** A new login, as far as the client can tell. */
  begin: (token: string) => void;
}

/** A session as the app keeps it: its generation changes when one begins or ends, not when a token is renewed. */
export function createMemorySession(initial = ''): MemorySession {
  let token = initial;
  let generation = 0;
  const session: MemorySession = {
    gToken: '',
    clears: 0,
    token: () => token,
    generation: () => generation,
    accept(tokens) {
      if (tokens.token && token === '') generation += 1;
      token = tokens.token ?? token;
      session.gToken = tokens.gToken ?? session.gToken;
    },
    clear() {
      generation += 1;
      session.clears += 1;
      token = '';
      session.gToken = '';
    },
    begin(fresh) {
      generation += 1;
      token = fresh;
    },
  };
  return session;
}
