import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/** `asked` follows `typed` after a pause. */
export function useTyped(): { typed: string; asked: string; type: (text: string) => void } {
  const [typed, type] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, asked: typed.trim() === '' ? '' : asked, type };
}
