import { readStored } from '../storage/storage';

export const KNOWN = 'known:';

/** Null until known. */
export function chatOpenId(): string | null {
  const kept = readStored('chatUser');
  return kept?.startsWith(KNOWN) ? kept.slice(KNOWN.length) : null;
}
