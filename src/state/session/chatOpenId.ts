import { readStored } from '../storage/storage';

export const KNOWN = 'known:';

/** The chat app's user whose browser this is; null where that app has not told. */
export function chatOpenId(): string | null {
  const kept = readStored('chatUser');
  return kept?.startsWith(KNOWN) ? kept.slice(KNOWN.length) : null;
}
