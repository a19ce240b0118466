import { useSession } from '@/state/session/session';
import { type EarlierProps, EarlierTransfers } from './EarlierTransfers';

/** Nothing for a visitor. */
export function Earlier(props: EarlierProps) {
  const { signedIn } = useSession();
  return signedIn ? <EarlierTransfers {...props} /> : null;
}
