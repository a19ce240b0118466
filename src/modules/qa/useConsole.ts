import { useEffect, useState } from 'react';
import { ConsoleError, consoleState, type ConsoleProblem, type ConsoleState } from '@/state/qa/console';

interface Asked {
  state: ConsoleState | null;
  problem: ConsoleProblem | null;
  words: string;
}

const failed = (error: unknown): Asked => ({
  state: null,
  problem: error instanceof ConsoleError ? error.problem : 'away',
  words: error instanceof Error ? error.message : '',
});

const read = (): Promise<Asked> =>
  consoleState().then((state) => ({ state, problem: null, words: '' }), failed);

export function useConsole() {
  const [asked, setAsked] = useState<Asked>({ state: null, problem: null, words: '' });
  useEffect(() => {
    let gone = false;
    void read().then((now) => {
      if (!gone) setAsked(now);
    });
    return () => {
      gone = true;
    };
  }, []);
  const ask = async (): Promise<void> => setAsked(await read());
  const act = async (what: () => Promise<unknown>): Promise<boolean> => {
    try {
      await what();
      await ask();
      return true;
    } catch (error) {
      const { problem, words } = failed(error);
      setAsked((before) => ({ state: problem === 'refused' ? before.state : null, problem, words }));
      return false;
    }
  };
  return { ...asked, ask, act };
}
