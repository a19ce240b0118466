import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/** The text of a search field, and the text that is asked for: after a pause in typing. */
export function useTyped(): { typed: string; asked: string; type: (text: string) => void } {
  const [typed, type] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, asked: typed.trim() === '' ? '' : asked, type };
}
