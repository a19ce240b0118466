import { useCallback, useEffect, useState } from 'react';
import { ConsoleError, consoleState, type ConsoleProblem, type ConsoleState } from '@/state/qa/console';

interface Asked {
  state: ConsoleState | null;
  problem: ConsoleProblem | null;
  /** The console's own words, where it refused. */
  words: string;
}

const failed = (error: unknown): Asked => ({
  state: null,
  problem: error instanceof ConsoleError ? error.problem : 'away',
  words: error instanceof Error ? error.message : '',
});

/** What the sandbox's console says now; `act` does something there and asks again. */
export function useConsole() {
  const [asked, setAsked] = useState<Asked>({ state: null, problem: null, words: '' });
  const ask = useCallback(async (): Promise<void> => {
    try {
      setAsked({ state: await consoleState(), problem: null, words: '' });
    } catch (error) {
      setAsked(failed(error));
    }
  }, []);
  useEffect(() => {
    void ask();
  }, [ask]);
  const act = async (what: () => Promise<unknown>): Promise<boolean> => {
    try {
      await what();
      await ask();
      return true;
    } catch (error) {
      // What it refuses changes nothing of what it said before.
      const { problem, words } = failed(error);
      setAsked((before) => ({ state: problem === 'refused' ? before.state : null, problem, words }));
      return false;
    }
  };
  return { ...asked, ask, act };
}
