import { readStored } from '../storage/storage';

export const KNOWN = 'known:';

/** User of the chat app's browser; null until known. */
export function chatOpenId(): string | null {
  const kept = readStored('chatUser');
  return kept?.startsWith(KNOWN) ? kept.slice(KNOWN.length) : null;
}
