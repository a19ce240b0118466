import { useRef, useState } from 'react';

/** An answer counts for the next submit only. */
export function useOneAnswer<Question, Answer>() {
  const [question, setQuestion] = useState<Question | null>(null);
  const given = useRef<Answer | null>(null);
  return {
    question,
    ask: (next: Question): void => setQuestion(next),
    dismiss: (): void => setQuestion(null),
    given: (): Answer | null => given.current,
    answer: async (answer: Answer, send: () => Promise<void>): Promise<void> => {
      setQuestion(null);
      given.current = answer;
      try {
        await send();
      } finally {
        given.current = null;
      }
    },
  };
}
