import type { SessionPort } from '@/api';

export interface MemorySession extends SessionPort {
  gToken: string;
  clears: number;
  begin: (token: string) => void;
}

/** The generation changes on login and logout, not on renewal. */
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
