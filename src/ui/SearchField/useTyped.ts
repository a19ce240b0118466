import { useState } from 'react';
import { useTypingPause } from '@/state/useTypingPause';

/** `asked` follows `typed` after a pause. */
export function useTyped(): { typed: string; asked: string; type: (text: string) => void } {
  const [typed, type] = useState('');
  const asked = useTypingPause(typed).trim();
  return { typed, asked: typed.trim() === '' ? '' : asked, type };
}
